import type { ModalTranslations } from '@docsearch/react'
import type { LabelKey } from '../../theme/labels'

/**
 * @param label words of the page's locale
 * @param failed whether the engine could not be reached
 * @returns every text of the DocSearch modal
 */
export function modalTranslations(
  label: (key: LabelKey) => string,
  failed: boolean,
): ModalTranslations {
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
      noRecentSearchesText: label('searchNoRecent'),
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
