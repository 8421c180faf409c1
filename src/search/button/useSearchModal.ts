import { navigate } from 'gatsby'
import { useCallback, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { SearchSettings } from '../../docs/siteData'
import type { SearchModalProps } from '../modal/SearchModal'
import { ENTER } from './searchShortcut'

const loadModal = () => import('../modal/SearchModal')

interface ShownModal {
  Modal: ComponentType<SearchModalProps>
  query: string
  /** Enter was pressed after the query. */
  isEntered: boolean
}

/**
 * The modal's code is loaded when it is first needed. When that fails the search page opens.
 *
 * @param settings search settings of the site data
 * @returns the open modal or null, how to open, close and preload it, and whether it is on its way
 */
export function useSearchModal(settings: SearchSettings) {
  const [shown, setShown] = useState<ShownModal | null>(null)
  // What is typed while the code is on its way.
  const typed = useRef<string | null>(null)

  const open = useCallback(
    (query = '') => {
      if (typed.current !== null) {
        typed.current += query
        return
      }
      typed.current = query
      loadModal()
        .then(
          ({ SearchModal, warmUpSearch }) => {
            // With a shortcut nothing came before that would have warmed it up.
            warmUpSearch(settings)
            const text = typed.current ?? ''
            const query = text.replaceAll(ENTER, '')
            setShown({ Modal: SearchModal, query, isEntered: query !== '' && text.endsWith(ENTER) })
          },
          () => {
            const query = (typed.current ?? '').replaceAll(ENTER, '')
            const parameter = query === '' ? '' : `?q=${encodeURIComponent(query)}`
            navigate(settings.searchPagePath + parameter)
          },
        )
        .finally(() => {
          typed.current = null
        })
    },
    [settings],
  )
  const isOpening = useCallback(() => typed.current !== null, [])
  const close = useCallback(() => setShown(null), [])
  const preload = useCallback(() => {
    // A failure shows when the reader really opens the search.
    loadModal().then(
      ({ warmUpSearch }) => warmUpSearch(settings),
      () => undefined,
    )
  }, [settings])

  return { shown, open, isOpening, close, preload }
}
