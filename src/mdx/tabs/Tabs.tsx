import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TreeComponentProps } from '../treeComponent'
import { openTab, queryParameter, tabForKey, tabItems } from './tabItems'
import { useHashPanel } from './useHashPanel'
import { useTabChoice } from './useTabChoice'
import * as styles from './Tabs.module.css'

interface Props extends TreeComponentProps {
  /** Tabs of one group show the same choice everywhere and remember it. */
  groupId?: string
  defaultValue?: string | null
  /** Keep the choice in the URL: a parameter's name, or true to use the group's. */
  queryString?: boolean | string
}

/**
 * A row of tabs with all panels in the page, hidden but for one. Without JavaScript, and on
 * paper, every panel is shown under its label.
 */
export function Tabs({ groupId, defaultValue, queryString, tree, render }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const [choice, choose] = useTabChoice(groupId, queryParameter(queryString, groupId))
  const tabs = tabItems(tree)
  const open = openTab(tabs, choice, defaultValue)

  const select = (index: number) => {
    const tab = tabs[index]
    if (tab) choose(tab.value)
  }
  useHashPanel(root, select)

  const show = (index: number) => {
    const button = buttons.current[index]
    if (!button) return
    // Tabs of the same group further up may change their height: hold the clicked one in place.
    const before = button.getBoundingClientRect().top
    flushSync(() => select(index))
    button.focus({ preventScroll: true })
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabForKey(event.key, open, tabs.length, rtl)
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(index)
  }

  return (
    <div ref={root} className={styles.tabs}>
      <div role="tablist" className={styles.list} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => show(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, nodes }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== open}
          className={styles.panel}
        >
          <p className={styles.label}>{label}</p>
          {render(nodes)}
        </div>
      ))}
    </div>
  )
}
