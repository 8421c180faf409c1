/** What the parts of the form are given. */
import { createContext, useContext } from 'react'
import type { ConfigFile } from '../../effects/checker/sections'
import type { FileChange } from '../../effects/fileBuilder/editFile'

export interface FileForm {
  file: ConfigFile | undefined
  change: (change: FileChange) => void
  /** Leads to a key in the text, by its place in it. */
  show: (start: number, end: number) => void
}

export const FileFormContext = createContext<FileForm | null>(null)

/** @returns what the form around is about */
export function useFileForm(): FileForm {
  const form = useContext(FileFormContext)
  if (!form) throw new Error('Fields of keys stand in a file builder.')
  return form
}
