/** Words of the HTML document, which stand there before anything is loaded. */
export const DOCUMENT_LABELS = {
  baseUrlWrong:
    'The site did not load properly. The most likely reason is a wrong base URL in its settings: ' +
    'it is {configured}, and for this address it should be {suggested}.',
} as const
