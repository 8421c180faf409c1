import { clsx } from 'clsx'
import { markdownPath } from '../../docs/markdown/markdownPath'
import type { DocPageData } from '../../docs/resolve/pageData'
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
        {hasToc && <TocBox headings={doc.toc} />}
        <article className={prose.prose}>
          {!doc.hideTitle && !doc.hasOwnTitle && (
            <header className={styles.header}>
              <h1 className={clsx(styles.title, entry && styles.id)}>{doc.title}</h1>
              {entry && <p className={styles.lead}>{doc.description}</p>}
              {entry && <EntryHeader entry={entry} />}
            </header>
          )}
          {render(doc.tree)}
        </article>
        <TagsRow tags={doc.tags} />
        {!doc.hidePageFooter && (
          <>
            <DocFooter doc={doc} />
            <Pagination />
          </>
        )}
      </div>
      {hasToc && (
        <div className={styles.toc} data-print-hidden="">
          <TableOfContents headings={doc.toc} />
        </div>
      )}
    </div>
  )
}
