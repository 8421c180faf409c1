import type { ModalTranslations } from '@docsearch/react'
import type { LabelKey } from '../../docs/labels/common'
import type { SearchModalLabel } from '../../docs/labels/searchModal'

type Label = (key: LabelKey | SearchModalLabel) => string

/**
 * Says what to type, or that the search is under way. DocSearch keeps its start screen until the
 * first answer and does not render it again, so the class of its container decides which text shows.
 */
function startText(label: Label) {
  return (
    <span role="status">
      <span className="search-start">{label('searchNoRecent')}</span>
      <span className="search-pending">{label('searching')}</span>
    </span>
  )
}

/**
 * @param label words of the page's locale
 * @param failed whether the engine could not be reached
 * @returns every text of the DocSearch modal
 */
export function modalTranslations(label: Label, failed: boolean): ModalTranslations {
  return {
    searchBox: {
      resetButtonTitle: label('searchClear'),
      resetButtonAriaLabel: label('searchClear'),
      cancelButtonText: label('searchCancel'),
      cancelButtonAriaLabel: label('searchCancel'),
      searchInputLabel: label('search'),
    },
    startScreen: {
      recentSearchesTitle: label('searchRecent'),
      // Declared as a string, rendered as any child.
      noRecentSearchesText: startText(label) as unknown as string,
      saveRecentSearchButtonTitle: label('searchSave'),
      removeRecentSearchButtonTitle: label('searchForget'),
      favoriteSearchesTitle: label('searchFavourites'),
      removeFavoriteSearchButtonTitle: label('searchForgetFavourite'),
    },
    footer: {
      selectText: label('searchSelect'),
      selectKeyAriaLabel: label('searchSelectKey'),
      navigateText: label('searchMove'),
      navigateUpKeyAriaLabel: label('searchUpKey'),
      navigateDownKeyAriaLabel: label('searchDownKey'),
      closeText: label('searchEscape'),
      closeKeyAriaLabel: label('searchEscapeKey'),
      searchByText: label('searchBy'),
    },
    noResultsScreen: {
      noResultsText: label(failed ? 'searchFailedFor' : 'searchNothing'),
      suggestedQueryText: label('searchTry'),
    },
  }
}
