import type { PageSources } from '../../docs/ledger/docSources'
import { Link } from '../../site/Link'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import * as shared from './DocFooter.module.css'

interface Props {
  sources: PageSources
  /** Site path of the page's Markdown, which lists all files. */
  markdown: string
}

/** The file that a page was read against, the way to the others, and the version. */
export function SourceFiles({ sources: { main, more, readAgainst }, markdown }: Props) {
  const label = useLabels()
  return (
    <div className={shared.footer}>
      <span>
        <Link href={main.href} className={shared.edit}>
          {fillLabel(label('sourceFile'), { file: main.name })}
        </Link>
        {more > 0 && (
          <>
            {', '}
            <Link href={markdown}>{fillLabel(label('moreSourceFiles'), { count: more })}</Link>
          </>
        )}
      </span>
      <span>{fillLabel(label('readAgainst'), { version: readAgainst })}</span>
    </div>
  )
}
