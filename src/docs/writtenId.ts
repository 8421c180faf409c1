/** `{#id}` at the end of a heading's text: the anchor that an author gives it. */
export const WRITTEN_ID = /\s*\{#([\w.:-]+)\}\s*$/
