/** Told on the window when a navigation begins, before its page is loaded. */
export const NAVIGATION_STARTED = 'docs:navigation'
