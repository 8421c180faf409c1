import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { modalTranslations } from './modalTranslations'

it('has the texts for an empty field and for a search under way on the start screen', () => {
  const { startScreen } = modalTranslations((key) => key, false)
  const markup = renderToStaticMarkup(<p>{startScreen?.noRecentSearchesText}</p>)
  expect(markup).toContain('<span class="search-start">searchNoRecent</span>')
  expect(markup).toContain('<span class="search-pending">searching</span>')
})

it('says why there are no results', () => {
  const text = (failed: boolean) =>
    modalTranslations((key) => key, failed).noResultsScreen?.noResultsText
  expect(text(false)).toBe('searchNothing')
  expect(text(true)).toBe('searchFailedFor')
})
