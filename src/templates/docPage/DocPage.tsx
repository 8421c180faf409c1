import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { markdownPath } from '../../docs/markdown/markdownPath'
import type { DocPageData } from '../../docs/resolve/pageData'
import type { EntryMeta } from '../../effects/entry/entry'
import type { TreeRenderer } from '../../mdx/renderTree'
import { BreakableId } from '../../site/BreakableId'
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

/** Shows the facts of a reference entry under its title. */
export type EntryFactsType = ComponentType<{ entry: EntryMeta }>

interface DocPageProps {
  doc: DocPageData
  /** Renders the body. */
  render: TreeRenderer
  EntryFacts?: EntryFactsType
}

/** A doc between breadcrumbs and pagination, its table of contents beside it. */
export function DocPage({ doc, render, EntryFacts }: DocPageProps) {
  const { entry } = doc
  const markdown = markdownPath(doc.route)
  const hasToc = !doc.hideToc && doc.toc.length > 0
  return (
    <div className={clsx(styles.page, hasToc ? styles.withToc : doc.hideToc && styles.wide)}>
      <Seo
        title={doc.title}
        description={doc.description}
        canonical={doc.route}
        markdown={markdown}
        feed={doc.feed}
        image={doc.image}
        noindex={doc.unlisted}
      />
      <div className={styles.column}>
        {!doc.hideTitle && <CopyPage source={markdown} />}
        <Breadcrumbs />
        <article>
          {!doc.hideTitle && !doc.hasOwnTitle && (
            <header className={clsx(prose.prose, styles.header)} data-kind={entry?.kind}>
              {entry ? (
                <h1 className={clsx(styles.title, styles.id)}>
                  <BreakableId id={doc.title} />
                </h1>
              ) : (
                <h1 className={styles.title}>{doc.title}</h1>
              )}
              {entry && <p className={styles.lead}>{doc.description}</p>}
              {entry && EntryFacts && <EntryFacts entry={entry} />}
            </header>
          )}
          {hasToc && <TocBox headings={doc.toc} />}
          <div className={clsx(prose.prose, entry && styles.entry)}>{render(doc.tree)}</div>
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
