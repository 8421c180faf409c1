/** What the parts of the form are given. */
import { createContext, useContext } from 'react'
import type { BuilderReference } from '../../effects/builder/reference'
import type { GameName } from '../../effects/checker/gameNames'
import type { ConfigFile } from '../../effects/checker/sections'
import type { FileChange, FilePath } from '../../effects/fileBuilder/editFile'

export interface FileForm {
  file: ConfigFile | undefined
  change: (change: FileChange) => void
  /** Leads to a key or an entry in the text. */
  show: (path: FilePath) => void
  /** What is known of effects, conditions and the like. */
  loadReference: () => Promise<BuilderReference>
  /** What the game calls its things. */
  loadNames: (kind: GameName) => Promise<readonly string[]>
}

export const FileFormContext = createContext<FileForm | null>(null)

/** @returns what the form around is about */
export function useFileForm(): FileForm {
  const form = useContext(FileFormContext)
  if (!form) throw new Error('Fields of keys stand in a file builder.')
  return form
}
