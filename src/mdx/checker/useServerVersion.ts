import { useMemo, useState } from 'react'
import { notesFor } from '../../effects/versions/running'
import type { VersionData, VersionNotes } from '../../effects/versions/types'
import { readStorage, writeStorage } from '../../site/storage'
import { useJson } from '../../site/files/useJson'

/** Here and not among the keys of the whole site, as no other page has to load it. */
const STORAGE_KEY = 'docs.server.version'

/** The version that the reader's server runs, and what is known of it. */
export interface ServerVersion {
  /** Versions to choose from, when they are there. */
  versions: VersionData | null
  /** Such as `EcoEnchants 12.20.0`; empty for current ones. */
  version: string
  /** Goes by a version that somebody else runs, for this visit. */
  takeVersion: (version: string) => void
  /** Chooses a version and remembers it. */
  chooseVersion: (version: string) => void
  notes: VersionNotes | undefined
  /** Whether a version is chosen that nothing is known of yet. */
  isWaiting: boolean
  /** Whether a version is chosen and nothing can be known of it. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Keeps the version in the browser.
 *
 * @param source site path of the file with versions; missing where there are none
 */
export function useServerVersion(source: string | undefined): ServerVersion {
  const [version, setVersion] = useState(() => readStorage(STORAGE_KEY) ?? '')
  const { data: versions, failed, retry } = useJson<VersionData>(source ?? '', source !== undefined)
  const notes = useMemo(
    () => (versions && version !== '' ? notesFor(versions, [version]) : undefined),
    [versions, version],
  )
  const isAsked = source !== undefined && version !== ''

  const chooseVersion = (next: string) => {
    setVersion(next)
    writeStorage(STORAGE_KEY, next === '' ? null : next)
  }
  return {
    versions,
    version,
    takeVersion: setVersion,
    chooseVersion,
    notes,
    isWaiting: isAsked && versions === null && !failed,
    hasFailed: isAsked && failed,
    retry,
  }
}
