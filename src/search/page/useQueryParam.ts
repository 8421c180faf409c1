import { useCallback, useEffect, useRef, useState } from 'react'

/** While the reader types, results and address follow after this many milliseconds. */
const DELAY = 150

function readQuery(): string {
  return new URLSearchParams(window.location.search).get('q') ?? ''
}

function writeQuery(query: string, mode: 'push' | 'replace'): void {
  const url = new URL(window.location.href)
  if (query) url.searchParams.set('q', query)
  else url.searchParams.delete('q')
  if (mode === 'push') {
    // The router remembers scroll positions by this key.
    window.history.pushState({ key: String(Date.now()) }, '', url)
  } else {
    window.history.replaceState(window.history.state, '', url)
  }
}

/**
 * Keeps the query in `?q=`. A search that the reader starts is one entry of the browser's
 * history, not one for each letter: the first change adds an entry and the next ones, until the
 * search is sent or left, replace it.
 *
 * @param location the router's location; a new one makes the address be read again
 * @returns what stands in the field, the settled query, and how to change both; the query is
 * null until the address was read
 */
export function useQueryParam(location: object) {
  const [text, setText] = useState('')
  const [query, setQuery] = useState<string | null>(null)
  const editing = useRef(false)

  useEffect(() => {
    const read = () => {
      editing.current = false
      setText(readQuery())
      setQuery(readQuery().trim())
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [location])

  const settle = useCallback((value: string) => {
    const next = value.trim()
    setQuery(next)
    const current = readQuery()
    if (next === current) return
    writeQuery(next, editing.current || current === '' ? 'replace' : 'push')
    editing.current = true
  }, [])

  useEffect(() => {
    if (query === null || text.trim() === query) return
    const timer = setTimeout(() => settle(text), DELAY)
    return () => clearTimeout(timer)
  }, [text, query, settle])

  const submit = useCallback(() => {
    settle(text)
    editing.current = false
  }, [settle, text])

  return { text, query, setText, submit }
}
