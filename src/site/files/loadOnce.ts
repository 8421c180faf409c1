/**
 * Keeps what was loaded. A failed attempt is forgotten, so that the next one can succeed.
 *
 * @param load loads something by its key, such as a file by its address
 * @returns the same, loading once for each key
 */
export function loadOnce<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const kept = new Map<Key, Promise<T>>()
  return (key) => {
    const before = kept.get(key)
    if (before) return before
    const loading = load(key)
    kept.set(key, loading)
    loading.catch(() => kept.delete(key))
    return loading
  }
}
