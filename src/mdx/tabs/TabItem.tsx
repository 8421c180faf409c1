/**
 * Only registered so that its name is known: `Tabs` reads its items itself.
 *
 * @throws always, because a tab outside of `Tabs` has no row to stand in
 */
export function TabItem(): never {
  throw new Error('<TabItem> stands outside of <Tabs>. Put it directly into a <Tabs> element.')
}
