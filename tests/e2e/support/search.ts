import type { Locator, Page } from '@playwright/test'

/** @returns the search button of the navbar */
export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
}

/** @returns the parts of the search modal, open or not */
export function searchModal(page: Page): {
  dialog: Locator
  field: Locator
  hits: Locator
  links: Locator
  all: Locator
} {
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true })
  const hits = dialog.getByRole('treeitem')
  return {
    dialog,
    field: dialog.getByRole('searchbox'),
    hits,
    links: hits.getByRole('link'),
    all: dialog.getByRole('link', { name: /^See all \d+ results$/ }),
  }
}
