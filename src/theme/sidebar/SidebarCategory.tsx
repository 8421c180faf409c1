import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SidebarCategoryItem } from '../../docs/sidebar'
import { fillLabel } from '../../site/labels'
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
  /** What the category holds. */
  children: ReactNode
}

/**
 * A category with its branch. With a page of its own the row is a link with a button beside it;
 * without one the whole row is the button. The content of a closed branch is not rendered.
 */
export function SidebarCategory({ item, path, tree, children }: SidebarCategoryProps) {
  const open = isOpen(tree.open, path, item)
  const toggle = () => tree.setOpen(path, !open)
  const rowClass = clsx(list.row, styles.name, tree.trail.includes(item) && styles.trail)
  const name = (
    <>
      {item.icon && (
        <img
          src={withBase(item.icon)}
          alt=""
          width={18}
          height={18}
          className={styles.icon}
          // React would preload it, ahead of the text.
          fetchPriority="low"
        />
      )}
      <span className={list.text}>{item.label}</span>
    </>
  )

  return (
    <li>
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
      {open && children}
    </li>
  )
}
