import { clsx } from 'clsx'
import { markdownPath } from '../../docs/markdown/markdownPath'
import type { DocPageData } from '../../docs/types'
import { EntryHeader } from '../../mdx/entry/EntryHeader'
import type { TreeRenderer } from '../../mdx/renderTree'
import { Breadcrumbs } from '../../theme/breadcrumbs/Breadcrumbs'
import { CopyPage } from '../../theme/copyPage/CopyPage'
import { DocFooter } from '../../theme/docFooter/DocFooter'
import { Pagination } from '../../theme/pagination/Pagination'
import { Seo } from '../../theme/Seo'
import { TagsRow } from '../../theme/tags/TagsRow'
import { TableOfContents } from '../../theme/toc/TableOfContents'
import { TocBox } from '../../theme/toc/TocBox'
import * as prose from '../../styles/prose.module.css'
import { BreakableId } from './BreakableId'
import * as styles from './DocPage.module.css'

interface DocPageProps {
  doc: DocPageData
  /** Renders the body. */
  render: TreeRenderer
}

/** A doc between breadcrumbs and pagination, its table of contents beside it. */
export function DocPage({ doc, render }: DocPageProps) {
  const { entry } = doc
  const markdown = markdownPath(doc.canonical)
  const hasToc = !doc.hideToc && doc.toc.length > 0
  return (
    <div className={clsx(styles.page, hasToc ? styles.withToc : doc.hideToc && styles.wide)}>
      <Seo
        title={doc.title}
        description={doc.description}
        canonical={doc.canonical}
        markdown={markdown}
        feed={doc.feed}
        image={doc.image}
        noindex={doc.unlisted}
      />
      <div className={styles.column}>
        {!doc.hideTitle && <CopyPage source={markdown} />}
        <Breadcrumbs />
        <article className={clsx(prose.prose, entry && styles.entry)}>
          {!doc.hideTitle && !doc.hasOwnTitle && (
            <header className={styles.header} data-kind={entry?.kind}>
              {entry ? (
                <h1 className={clsx(styles.title, styles.id)}>
                  <BreakableId id={doc.title} />
                </h1>
              ) : (
                <h1 className={styles.title}>{doc.title}</h1>
              )}
              {entry && <p className={styles.lead}>{doc.description}</p>}
              {entry && <EntryHeader entry={entry} />}
            </header>
          )}
          {hasToc && <TocBox headings={doc.toc} />}
          {render(doc.tree)}
        </article>
        <TagsRow tags={doc.tags} />
        <DocFooter doc={doc} />
        <Pagination />
      </div>
      {hasToc && (
        <div className={styles.toc} data-print-hidden="">
          <TableOfContents headings={doc.toc} />
        </div>
      )}
    </div>
  )
}
