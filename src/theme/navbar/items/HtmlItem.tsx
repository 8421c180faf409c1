import type { NavbarHtmlItem } from '../../../docs/navbar'
import { htmlWithBase } from '../htmlWithBase'

/** HTML of the site config as it is. */
export function HtmlItem({ item }: { item: NavbarHtmlItem }) {
  return <div dangerouslySetInnerHTML={{ __html: htmlWithBase(item.value) }} />
}
