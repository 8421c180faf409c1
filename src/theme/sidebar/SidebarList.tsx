import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SidebarItem } from '../../docs/sidebar'
import { unexpectedItem } from '../../docs/sidebarNav'
import { Link } from '../../site/Link'
import { htmlWithBase } from '../navbar/htmlWithBase'
import { branchPath } from './openBranches'
import { SidebarCategory } from './SidebarCategory'
import * as styles from './SidebarList.module.css'
import type { SidebarTree } from './tree'
import { itemsAround } from './window'

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
      {shown.map((item) => renderItem(item, items.indexOf(item), path, tree))}
    </ul>
  )
}

/**
 * @throws on an unexpected item type
 */
function renderItem(item: SidebarItem, key: number, path: string, tree: SidebarTree): ReactNode {
  switch (item.type) {
    case 'category': {
      const branch = branchPath(path, item.label)
      return (
        <SidebarCategory key={key} item={item} path={branch} tree={tree}>
          <SidebarList items={item.items} path={branch} tree={tree} />
        </SidebarCategory>
      )
    }
    case 'doc':
    case 'link': {
      const active = item.type === 'doc' ? item === tree.trail.at(-1) : item.href === tree.route
      return (
        <li key={key} className={styles.leaf}>
          <Link
            href={item.href}
            className={clsx(styles.row, item.type === 'link' && styles.link)}
            aria-current={active ? 'page' : undefined}
          >
            <span className={styles.text}>{item.label}</span>
            {item.type === 'doc' && item.badge && (
              <span className={styles.badge}>{item.badge}</span>
            )}
          </Link>
        </li>
      )
    }
    case 'html':
      return (
        <li
          key={key}
          className={styles.html}
          dangerouslySetInnerHTML={{ __html: htmlWithBase(item.value) }}
        />
      )
    default:
      return unexpectedItem(item)
  }
}
