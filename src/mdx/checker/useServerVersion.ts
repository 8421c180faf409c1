import { useEffect, useMemo, useState } from 'react'
import { notesFor } from '../../effects/versions/running'
import type { VersionData, VersionNotes } from '../../effects/versions/types'
import { readStorage, writeStorage } from '../../site/storage'
import { packedBeside } from '../tool/packText'
import { useJson } from '../../site/files/useJson'

/** Here and not among the keys of the whole site, as no other page has to load it. */
const STORAGE_KEY = 'docs.server.version'

/** The version that the reader's server runs, and what is known of it. */
export interface ServerVersion {
  /** Versions to choose from, when they are there. */
  versions: VersionData | null
  /** Such as `EcoEnchants 12.20.0`; empty for current ones. */
  version: string
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
 * Keeps the version in the browser. One in the address of the page goes first, and is not kept.
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

  useEffect(() => {
    const readAddress = () => {
      const shared = packedBeside(location.hash).version
      if (shared !== undefined) setVersion(shared)
    }
    readAddress()
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
  }, [])

  const chooseVersion = (next: string) => {
    setVersion(next)
    writeStorage(STORAGE_KEY, next === '' ? null : next)
  }
  return {
    versions,
    version,
    chooseVersion,
    notes,
    isWaiting: isAsked && versions === null && !failed,
    hasFailed: isAsked && failed,
    retry,
  }
}
