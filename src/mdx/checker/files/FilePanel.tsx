import { useDeferredValue, useId, useMemo, useState } from 'react'
import { CHECKER_LABELS } from '../../../docs/labels/checker'
import { CHECKER_FILE_LABELS } from '../../../docs/labels/checkerFiles'
import type { CheckerFileLabel } from '../../../docs/labels/checkerFiles'
import type { Finding } from '../../../effects/checker/types'
import { copyText } from '../../../site/clipboard'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { ToolSearch } from '../../tool/ToolSearch'
import { ToolSelect } from '../../tool/ToolSelect'
import { countsText, reportText } from '../reportText'
import { downloadFiles } from './downloadFiles'
import { FileList } from './FileList'
import { isChanged } from './openFile'
import { FILE_FILTERS, searchFiles } from './searchFiles'
import type { FileFilter, ListedFile } from './searchFiles'
import { sumReports } from './sumReports'
import * as styles from './FilePanel.module.css'

/** From so many files on those without findings are left out at first. */
const MANY = 12

const FILTER_LABELS: Readonly<Record<FileFilter, CheckerFileLabel>> = {
  all: 'filesAll',
  found: 'filesFound',
  wrong: 'filesWrong',
  changed: 'filesChanged',
}

interface Props {
  listed: readonly ListedFile[]
  /** Path of the file in the field. */
  current: string
  /** How many files are still to be checked. */
  left: number
  onOpen: (path: string, finding?: Finding) => void
  onFixAll: () => Promise<{ fixes: number; files: number }>
  /** Missing where there is nothing to take back. */
  onTakeBack: (() => void) | undefined
  onClose: () => void
}

/** All opened files: what is found, and what can be done with all of them. */
export function FilePanel(props: Props) {
  const { listed, current, left, onOpen, onFixAll, onTakeBack, onClose } = props
  const label = useLabels({ ...CHECKER_LABELS, ...CHECKER_FILE_LABELS })
  const titleId = useId()
  const filterId = useId()
  const [query, setQuery] = useState('')
  const [chosenFilter, setFilter] = useState<FileFilter>()
  const [notice, setNotice] = useState('')
  const [isFixing, setFixing] = useState(false)
  const filter = chosenFilter ?? (listed.length >= MANY ? 'found' : 'all')
  const shownQuery = useDeferredValue(query)
  const shown = useMemo(
    () => searchFiles(listed, { query: shownQuery, filter }),
    [listed, shownQuery, filter],
  )
  const total = useMemo(() => sumReports(listed), [listed])
  const changed = listed.filter(({ file }) => isChanged(file) && file.form?.isExact)

  const fixAll = async () => {
    setFixing(true)
    try {
      const { fixes, files } = await onFixAll()
      setNotice(
        fixes === 0 ? label('fixedNone') : fillLabel(label('fixedEverywhere'), { fixes, files }),
      )
    } catch {
      setNotice(label('fixedNone'))
    } finally {
      setFixing(false)
    }
  }

  const takeBack = () => {
    onTakeBack?.()
    setNotice(label('takenBack'))
  }

  const copyAll = async () => {
    const texts = listed.flatMap(({ file, report }) =>
      report && report.findings.length > 0 ? [`${file.path}\n${reportText(report, label)}`] : [],
    )
    const isCopied = await copyText(texts.join('\n') || label('nothingFound'))
    setNotice(label(isCopied ? 'copyDone' : 'copyRefused'))
  }

  const download = async () => {
    setNotice(label('downloadDone'))
    await downloadFiles(changed.map(({ file }) => file))
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {label('filesTitle')}
        </h2>
        <ToolButton onClick={onClose}>{label('closeFiles')}</ToolButton>
      </div>
      {/* Each step would be too much to be read aloud. */}
      {left > 0 && (
        <p className={styles.counts}>
          {fillLabel(label('filesLeft'), { left, count: listed.length })}
        </p>
      )}
      <p role="status" className={styles.counts}>
        {left === 0 &&
          fillLabel(label('filesCount'), {
            count: listed.length,
            found: countsText(total.report, label),
          })}
      </p>
      <div className={styles.search}>
        <ToolSearch name={label('filesSearch')} value={query} onQuery={setQuery} />
        <label className={styles.word} htmlFor={filterId}>
          {label('filesShown')}
        </label>
        <ToolSelect
          id={filterId}
          value={filter}
          onChange={(event) =>
            setFilter(FILE_FILTERS.find((one) => one === event.target.value) ?? 'all')
          }
        >
          {FILE_FILTERS.map((one) => (
            <option key={one} value={one}>
              {label(FILTER_LABELS[one])}
            </option>
          ))}
        </ToolSelect>
      </div>
      <p role="status" className={styles.fits}>
        {shownQuery.trim() !== '' && fitsText(shown.length, label)}
      </p>
      <FileList
        // A new search begins at its top.
        key={`${filter} ${shownQuery}`}
        shown={shown}
        current={current}
        name={label('filesTitle')}
        onOpen={onOpen}
      />
      <div className={styles.actions}>
        {total.safeFixes > 0 && (
          <ToolButton isMain disabled={isFixing || left > 0} onClick={() => void fixAll()}>
            {fillLabel(label('fixEverywhere'), { count: total.safeFixes })}
          </ToolButton>
        )}
        {onTakeBack && <ToolButton onClick={takeBack}>{label('takeBack')}</ToolButton>}
        {changed.length > 0 && (
          <ToolButton onClick={() => void download()}>
            {fillLabel(label('downloadChanged'), { count: changed.length })}
          </ToolButton>
        )}
        <ToolButton onClick={() => void copyAll()}>{label('copyAll')}</ToolButton>
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </section>
  )
}

function fitsText(count: number, label: (key: CheckerFileLabel) => string): string {
  if (count === 0) return label('filesNone')
  return count === 1 ? label('filesFewOne') : fillLabel(label('filesFewMany'), { count })
}
