import { navigate } from 'gatsby'
import { useCallback, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { SearchSettings } from '../../docs/siteData'
import type { SearchModalProps, TypedQuery } from '../modal/SearchModal'
import { ENTER } from './searchShortcut'
import { warmUp } from '../warmUp'

const loadModal = () => import('../modal/SearchModal')

interface ShownModal {
  Modal: ComponentType<SearchModalProps>
  query: string
}

/** @returns what the keys that were pressed mean, with {@link ENTER} among them */
function readTyped(keys: string | null): TypedQuery {
  const query = (keys ?? '').replaceAll(ENTER, '')
  return { query, isEntered: query !== '' && keys?.endsWith(ENTER) === true }
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
        ({ SearchModal }) =>
          setShown({ Modal: SearchModal, query: readTyped(typed.current).query }),
        () => {
          const { query } = readTyped(typed.current)
          const parameter = query === '' ? '' : `?q=${encodeURIComponent(query)}`
          typed.current = null
          navigate(settings.searchPagePath + parameter)
        },
      )
    },
    [settings],
  )
  const isOpening = useCallback(() => typed.current !== null, [])
  const takeTyped = useCallback(() => {
    const taken = typed.current === null ? null : readTyped(typed.current)
    typed.current = null
    return taken
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
