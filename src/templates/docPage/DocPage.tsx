import { clsx } from 'clsx'
import type { ComponentType, RefObject } from 'react'
import { markdownPath } from '../../docs/markdown/markdownPath'
import type { DocPageData } from '../../docs/resolve/pageData'
import type { DocFrame } from '../../docs/resolve/pageFrame'
import type { EntryMeta } from '../../effects/entry/entry'
import type { TreeRenderer } from '../../mdx/renderTree'
import { BreakableId } from '../../site/BreakableId'
import { Breadcrumbs } from '../../theme/breadcrumbs/Breadcrumbs'
import { CopyPage } from '../../theme/copyPage/CopyPage'
import { DocFooter } from '../../theme/docFooter/DocFooter'
import { PageHead } from '../../theme/PageHead'
import { Pagination } from '../../theme/pagination/Pagination'
import { TagsRow } from '../../theme/tags/TagsRow'
import { TableOfContents } from '../../theme/toc/TableOfContents'
import { TocBox } from '../../theme/toc/TocBox'
import * as prose from '../../styles/prose.module.css'
import * as styles from './DocPage.module.css'

/** Shows the facts of a reference entry under its title. */
export type EntryFactsType = ComponentType<{ entry: EntryMeta }>

/** A doc with what renders it. */
interface WholeDoc {
  doc: DocPageData
  /** Renders the body. */
  render: TreeRenderer
  EntryFacts?: EntryFactsType
  /** Whether a first visit may leave the HTML of the text as it is. */
  isStill: boolean
  still?: undefined
}

/** A doc whose text is there as HTML, and stays as it is. */
interface StillDoc {
  doc: DocFrame
  still: {
    /** Where its elements are. */
    header: RefObject<HTMLElement | null>
    text: RefObject<HTMLDivElement | null>
    /** Their HTML, when the document does not have it any more. */
    html?: StillHtml
  }
}

/** HTML of a doc's text. */
export interface StillHtml {
  header: { __html: string }
  text: { __html: string }
}

/**
 * What is inside already React takes over as it is, and never compares. Always the same object: a
 * new one would have React write the HTML anew.
 */
const AS_IT_IS = { __html: '' }

/** A doc between breadcrumbs and pagination, its table of contents beside it. */
export function DocPage(props: WholeDoc | StillDoc) {
  const { doc, still } = props
  const { entry } = doc
  const markdown = markdownPath(doc.route)
  const hasToc = !doc.hideToc && doc.toc.length > 0
  return (
    <div className={clsx(styles.page, hasToc ? styles.withToc : doc.hideToc && styles.wide)}>
      <PageHead
        title={doc.title}
        description={doc.description}
        canonical={doc.route}
        markdown={markdown}
        feed={doc.feed}
        image={doc.image}
        noindex={doc.unlisted}
      />
      <div className={styles.column} itemScope itemType="https://schema.org/TechArticle">
        {!doc.hideTitle && <CopyPage source={markdown} />}
        <Breadcrumbs />
        <article>
          {(doc.hideTitle || doc.hasOwnTitle) && <meta itemProp="headline" content={doc.title} />}
          {!doc.hideTitle && !doc.hasOwnTitle && (
            <header
              ref={still?.header}
              className={clsx(prose.prose, styles.header)}
              data-kind={entry?.kind}
              {...(props.still
                ? { dangerouslySetInnerHTML: props.still.html?.header ?? AS_IT_IS }
                : { children: <DocHeader {...props} /> })}
            />
          )}
          {hasToc && <TocBox headings={doc.toc} />}
          <div
            ref={still?.text}
            className={clsx(prose.prose, entry && styles.entry)}
            data-still={props.still !== undefined || props.isStill ? '' : undefined}
            {...(props.still
              ? { dangerouslySetInnerHTML: props.still.html?.text ?? AS_IT_IS }
              : { children: props.render(props.doc.tree) })}
          />
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

/** Title of a doc, and of an entry what it does and its facts. */
function DocHeader({ doc: { title, description, head, entry }, render, EntryFacts }: WholeDoc) {
  if (head) return render(head)
  if (!entry) {
    return (
      <h1 className={styles.title} itemProp="headline">
        {title}
      </h1>
    )
  }
  return (
    <>
      <h1 className={clsx(styles.title, styles.id)} itemProp="headline">
        <BreakableId id={title} />
      </h1>
      <p className={styles.lead} itemProp="description">
        {description}
      </p>
      {EntryFacts && <EntryFacts entry={entry} />}
    </>
  )
}
