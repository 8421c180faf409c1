export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined }

/** Props of one tree element. HTML attributes carry React's names (`className`, `colSpan`). */
export type TreeProps = { [name: string]: JsonValue | undefined }

/**
 * One element of a compiled body: `[name, props, ...children]`. A lower-case name is an HTML
 * element, a capitalised one a component of `src/mdx/registry.tsx`.
 */
export type TreeElement = [name: string, props: TreeProps | null, ...children: TreeNode[]]

/** A piece of a compiled body: text or an element. */
export type TreeNode = string | TreeElement
