/** Files and folders that the reader chooses or drops. */
import { selectConfigs } from '../../../effects/checker/selectConfigs'

/** A file on the reader's disk. */
export interface ChosenFile {
  /** With the folders that were chosen with it: `plugins/EcoItems/items/sword.yml`. */
  path: string
  file: File
}

/** Whole disks are no configs. */
const MAX_ENTRIES = 100_000

/**
 * @param list what a field for files has
 * @returns the files with their folders; of a folder only the configs, see `selectConfigs`
 */
export function filesOfField(list: Iterable<File>): ChosenFile[] {
  const files = [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
  return configsOf(
    files.filter(({ path }) => !path.includes('/')),
    files.filter(({ path }) => path.includes('/')),
  )
}

/**
 * @param transfer what is dropped; it is asked at once, since browsers empty it right after the event
 * @returns the files with their folders; of folders only the configs, see `selectConfigs`
 */
export async function filesOfDrop(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : [],
  )
  // Files that a script has put there have no entry.
  if (entries.length === 0) return filesOfField(transfer.files)
  const alone = entries.filter(isFile)
  const folders = entries.filter(isFolder)
  const inside = await filesBelow(folders)
  return configsOf(await Promise.all(alone.map(chosen)), inside)
}

/** Who names a file means it; in folders there is more than configs. */
function configsOf(named: readonly ChosenFile[], inFolders: readonly ChosenFile[]): ChosenFile[] {
  const byPath = new Map(inFolders.map((one) => [one.path, one]))
  const found = selectConfigs([...byPath.keys()]).flatMap((path) => byPath.get(path) ?? [])
  return [...named, ...found]
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesBelow(folders: FileSystemDirectoryEntry[]): Promise<ChosenFile[]> {
  const files: Promise<ChosenFile>[] = []
  const waiting = [...folders]
  let seen = 0
  for (let folder = waiting.pop(); folder && seen < MAX_ENTRIES; folder = waiting.pop()) {
    const inside = await entriesOf(folder)
    seen += inside.length
    waiting.push(...inside.filter(isFolder))
    // Worlds have thousands of other files.
    const configs = inside.filter(isFile).filter(({ name }) => /\.ya?ml$/i.test(name))
    files.push(...configs.map(chosen))
  }
  return Promise.all(files)
}

/** Browsers give a part at a time, and nothing when there is no more. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]))
    })
    if (part.length === 0) return found
    found.push(...part)
  }
}

function chosen(entry: FileSystemFileEntry): Promise<ChosenFile> {
  const path = entry.fullPath.replace(/^\//, '')
  return new Promise((resolve) => {
    entry.file(
      (file) => resolve({ path, file }),
      // What cannot be opened says so in the list, like what cannot be read.
      () => resolve({ path, file: new File(['\0'], entry.name) }),
    )
  })
}
