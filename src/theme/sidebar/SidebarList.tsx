import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { itemsAround } from '../../docs/itemsAround'
import type { SidebarItem } from '../../docs/sidebar'
import { unexpectedItem } from '../../docs/sidebarNav'
import { Link } from '../../site/Link'
import { htmlWithBase } from '../navbar/htmlWithBase'
import { branchPath } from './openBranches'
import { isCut, LongCategory } from './LongCategory'
import { SidebarCategory } from './SidebarCategory'
import * as styles from './SidebarList.module.css'
import type { SidebarTree } from './tree'

interface SidebarListProps {
  items: readonly SidebarItem[]
  /** Path of the category around the list, `''` at the top. */
  path: string
  tree: SidebarTree
}

/** One level of the sidebar. */
export function SidebarList({ items, path, tree }: SidebarListProps) {
  const shown = tree.complete
    ? items
    : itemsAround(items, (item) => tree.trail.some((above) => above === item))
  return (
    <ul className={styles.list}>
      {shown.map((item) => {
        const key = items.indexOf(item)
        const group = 'group' in item ? item.group : undefined
        return (
          <Fragment key={key}>
            {group !== undefined && <li className={styles.group}>{group}</li>}
            {renderItem(item, path, tree)}
          </Fragment>
        )
      })}
    </ul>
  )
}

/**
 * @throws on an unexpected item type
 */
function renderItem(item: SidebarItem, path: string, tree: SidebarTree): ReactNode {
  switch (item.type) {
    case 'category': {
      const branch = branchPath(path, item.label)
      const props = {
        path: branch,
        tree,
        children: (items: readonly SidebarItem[]) => (
          <SidebarList items={items} path={branch} tree={tree} />
        ),
      }
      if (!isCut(item)) return <SidebarCategory item={item} {...props} />
      // The numbers of lists are those of one doc set.
      return <LongCategory key={tree.setKey} item={item} {...props} />
    }
    case 'doc':
    case 'link': {
      const badge = item.type === 'doc' ? item.badge : undefined
      const active = item.type === 'doc' ? item === tree.trail.at(-1) : item.href === tree.route
      return (
        // Without a class: pages have some fifty of these rows.
        <li>
          <Link
            href={item.href}
            className={item.type === 'link' ? styles.link : undefined}
            data-badge={badge}
            aria-current={active ? 'page' : undefined}
          >
            {breakable(item.label)}
            {badge && (
              <span className={styles.badge} title={badge}>
                <span className="visually-hidden"> {badge}</span>
              </span>
            )}
          </Link>
        </li>
      )
    }
    case 'html':
      return (
        <li
          className={styles.html}
          dangerouslySetInnerHTML={{ __html: htmlWithBase(item.value) }}
        />
      )
    default:
      return unexpectedItem(item)
  }
}

/** A label that fits into any row as it is. */
const SHORT = 24

/** Long ids break at their underscores, and not anywhere. */
function breakable(label: string): ReactNode {
  if (label.length < SHORT || !label.includes('_')) return label
  return label.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
