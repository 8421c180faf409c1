import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { SidebarCategoryItem, SidebarItem } from '../../docs/sidebar'
import { fillLabel } from '../../text/fillLabel'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { isOpen } from './openBranches'
import * as styles from './SidebarCategory.module.css'
import * as list from './SidebarList.module.css'
import type { SidebarTree } from './tree'

interface SidebarCategoryProps {
  item: SidebarCategoryItem
  path: string
  tree: SidebarTree
  /** Renders what the category holds, or those of it that the reader looks for. */
  children: (items: readonly SidebarItem[]) => ReactNode
}

/** From so many items on a branch has a field to find one, and its name stays in view. */
const LONG = 40

/** Ids are found by their words as well: "give money". */
function comparable(label: string): string {
  return label.toLowerCase().replaceAll(' ', '_')
}

/**
 * A category with its branch. With a page of its own the row is a link with a button beside it;
 * without one the whole row is the button. The content of a closed branch is not rendered. The
 * name of a long branch stays in view, with a field that leaves only what it holds.
 */
export function SidebarCategory({ item, path, tree, children }: SidebarCategoryProps) {
  const open = isOpen(tree.open, path, item)
  const isLong = item.items.length >= LONG
  const [query, setQuery] = useState('')
  const toggle = () => tree.setOpen(path, !open)
  const rowClass = clsx(list.row, tree.trail.includes(item) && styles.trail)
  const name = (
    <>
      {item.icon && (
        <img
          src={withBase(item.icon)}
          alt=""
          width={16}
          height={16}
          // React would preload it, ahead of the text.
          fetchPriority="low"
        />
      )}
      <span className={list.text}>{item.label}</span>
    </>
  )

  const row = (
    <>
      {item.href !== undefined ? (
        <div className={styles.split}>
          <Link
            href={item.href}
            className={rowClass}
            aria-current={item === tree.trail.at(-1) ? 'page' : undefined}
            // Reading a category's page means being interested in what it holds, also when the
            // page is shown already and its branch was closed.
            onClick={() => tree.setOpen(path, true)}
          >
            {name}
          </Link>
          {item.collapsible && (
            <button
              type="button"
              className={clsx(styles.caret, styles.button)}
              aria-expanded={open}
              aria-label={fillLabel(tree.label(open ? 'collapseCategory' : 'expandCategory'), {
                label: item.label,
              })}
              onClick={toggle}
            />
          )}
        </div>
      ) : item.collapsible ? (
        <button
          type="button"
          className={clsx(rowClass, styles.caret)}
          aria-expanded={open}
          onClick={toggle}
        >
          {name}
        </button>
      ) : (
        <div className={rowClass}>{name}</div>
      )}
    </>
  )
  if (!open || !isLong) {
    return (
      <li>
        {row}
        {open && children(item.items)}
      </li>
    )
  }
  const count = item.items.filter((one) => !('badge' in one && one.badge === 'removed')).length
  const prompt = fillLabel(tree.label('filterSidebar'), { count })
  const wanted = comparable(query.trim())
  const found = item.items.filter((one) => 'label' in one && comparable(one.label).includes(wanted))
  return (
    <li>
      <div className={styles.long}>
        {row}
        {tree.complete && (
          <input
            type="search"
            className={styles.filter}
            value={query}
            placeholder={prompt}
            aria-label={prompt}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </div>
      {children(found)}
    </li>
  )
}
