import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { SidebarCategoryItem, SidebarItem } from '../../docs/sidebar'
import { fillLabel } from '../../text/fillLabel'
import { isLong } from '../../docs/itemsAround'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { isOpen } from './openBranches'
import * as styles from './SidebarCategory.module.css'
import * as list from './SidebarList.module.css'
import type { SidebarTree } from './tree'

export interface SidebarCategoryProps {
  item: SidebarCategoryItem
  path: string
  tree: SidebarTree
  /** All items of a long list that was cut; nothing until they are loaded. */
  whole?: readonly SidebarItem[]
  /** How loading them goes. */
  status?: ReactNode
  /** Renders what the category holds, or those of it that the reader looks for. */
  children: (items: readonly SidebarItem[]) => ReactNode
}

/** Ids are found by their words as well: "give money". */
function comparable(label: string): string {
  return label.toLowerCase().replaceAll(' ', '_')
}

/**
 * A category with its branch. With a page of its own the row is a link with a button beside it;
 * without one the whole row is the button. The content of a closed branch is not rendered. The
 * name of a long branch stays in view, with a field that leaves only what it holds.
 */
export function SidebarCategory(props: SidebarCategoryProps) {
  const { item, path, tree, whole, status, children } = props
  const open = isOpen(tree.open, path, item)
  const items = whole ?? item.items
  const isPart = item.cut !== undefined && whole === undefined
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
  if (!open || !(isPart || isLong(items))) {
    return (
      <li>
        {row}
        {open && children(items)}
      </li>
    )
  }
  const count = items.filter((one) => !('badge' in one && one.badge === 'removed')).length
  const prompt = fillLabel(tree.label('filterSidebar'), { count })
  const wanted = comparable(query.trim())
  const found = items.filter((one) => 'label' in one && comparable(one.label).includes(wanted))
  return (
    <li>
      <div className={styles.long}>
        {row}
        {tree.complete && !isPart && (
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
      {isPart && status}
    </li>
  )
}
