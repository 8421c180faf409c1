import { useRef } from 'react'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'

interface Props {
  /** One file at a time. */
  isSingle?: boolean
  onFiles: (files: Iterable<File>) => void
}

/** Opens files, or a whole folder where the browser can. */
export function OpenButtons({ isSingle = false, onFiles }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const chooser = useRef<HTMLInputElement>(null)
  const choose = (isFolder: boolean) => {
    if (!chooser.current) return
    chooser.current.webkitdirectory = isFolder
    chooser.current.click()
  }
  return (
    <>
      <ToolButton onClick={() => choose(false)}>{label('openFiles')}</ToolButton>
      {!isSingle && 'webkitdirectory' in HTMLInputElement.prototype && (
        <ToolButton onClick={() => choose(true)}>{label('openFolder')}</ToolButton>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={!isSingle}
        accept=".yml,.yaml,.txt,text/plain"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file again is a change, too.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
