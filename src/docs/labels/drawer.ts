/** Words of the menu of narrow windows. */
export const DRAWER_LABELS = {
  closeMenu: 'Close navigation menu',
  backToMainMenu: 'Back to main menu',
} as const
