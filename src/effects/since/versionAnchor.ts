/**
 * @param version a version
 * @returns the anchor of its heading on the page of what is new
 */
export const versionAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`
