/**
 * @param route route of the page of what is new
 * @returns site path of its feed
 */
export const feedPath = (route: string): string => `${route}.xml`
