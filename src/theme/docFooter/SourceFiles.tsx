import type { DocSources, SourceFile } from '../../docs/ledger/docSources'
import { Link } from '../Link'
import { fillLabel } from '../labels'
import { useHydrated } from '../useHydrated'
import { useLabels } from '../useLabels'
import * as shared from './DocFooter.module.css'
import * as styles from './SourceFiles.module.css'

/**
 * The files that a page was read against: the link to one, or a list that opens. The list comes
 * with the page's data and not in the HTML: its long addresses would be a good part of it.
 */
export function SourceFiles({ sources }: { sources: DocSources }) {
  const label = useLabels()
  const isHydrated = useHydrated()
  const { files, readAgainst } = sources
  const [only] = files
  return (
    <div className={shared.footer}>
      {only && files.length === 1 ? (
        <Link href={only.href} className={shared.edit}>
          {fillLabel(label('sourceFile'), { file: only.name })}
        </Link>
      ) : (
        <details className={styles.files}>
          <summary>{fillLabel(label('sourceFiles'), { count: files.length })}</summary>
          {isHydrated && (
            <ul className={styles.list}>
              {files.map((file) => (
                <li key={file.href}>
                  <Link href={file.href}>{nameOf(file)}</Link>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      <span>{fillLabel(label('readAgainst'), { version: readAgainst })}</span>
    </div>
  )
}

/** Files of another repository say which. */
function nameOf({ repository, name }: SourceFile): string {
  return repository === undefined ? name : `${repository}: ${name}`
}
