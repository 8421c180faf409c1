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
 * @returns the open modal or null, how to open, close and preload it, whether it is on its way, and
 *   what hands over to its field what was typed until that is there
 */
export function useSearchModal(settings: SearchSettings) {
  const [shown, setShown] = useState<ShownModal | null>(null)
  // What is typed until the modal's field takes it.
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
      loadModal().then(
        ({ SearchModal }) => setShown({ Modal: SearchModal, query: typed.current ?? '' }),
        () => {
          const parameter = typed.current ? `?q=${encodeURIComponent(typed.current)}` : ''
          typed.current = null
          navigate(settings.searchPagePath + parameter)
        },
      )
    },
    [settings],
  )
  const isOpening = useCallback(() => typed.current !== null, [])
  const takeTyped = useCallback(() => {
    const query = typed.current
    typed.current = null
    return query
  }, [])
  const close = useCallback(() => {
    typed.current = null
    setShown(null)
  }, [])
  const preload = useCallback(() => {
    warmUp(settings)
    // A failure shows when the reader really opens the search.
    loadModal().catch(() => undefined)
  }, [settings])

  return { shown, open, isOpening, takeTyped, close, preload }
}
