import { navigate } from 'gatsby'
import { useCallback, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { SearchSettings } from '../../docs/siteData'
import type { SearchModalProps } from '../modal/SearchModal'
import { warmUp } from '../warmUp'

const loadModal = () => import('../modal/SearchModal')

interface ShownModal {
  Modal: ComponentType<SearchModalProps>
  query: string
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
      // At the same time as the modal.
      warmUp(settings)
      loadModal()
        .then(
          ({ SearchModal }) => setShown({ Modal: SearchModal, query: typed.current ?? '' }),
          () => {
            const parameter = typed.current ? `?q=${encodeURIComponent(typed.current)}` : ''
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
    warmUp(settings)
    // A failure shows when the reader really opens the search.
    loadModal().catch(() => undefined)
  }, [settings])

  return { shown, open, isOpening, close, preload }
}
