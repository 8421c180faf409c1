/**
 * Diagrams that pages draw: boxes on a grid and arrows between them. They stand in the front
 * matter (`diagrams`) and are shown by `<Diagram name="..." />`.
 */
import { z } from 'zod'
import { ENTRY_KINDS } from '../../effects/entry/entryKinds'

/** Boxes side by side that still can be read on the text column. */
export const DIAGRAM_COLUMNS = 4

const DIAGRAM_ROWS = 12

const nodeSchema = z.strictObject({
  id: z.string().min(1),
  /** One line. */
  label: z.string().min(1),
  /** Up to two short lines. */
  note: z.string().optional(),
  /** Kind of an entry, whose hue the box takes. */
  kind: z.enum(ENTRY_KINDS).optional(),
  /** Column and row, both from 1. */
  at: z.tuple([
    z.number().int().min(1).max(DIAGRAM_COLUMNS),
    z.number().int().min(1).max(DIAGRAM_ROWS),
  ]),
})

const linkSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** A word or two beside the arrow. */
  label: z.string().optional(),
})

export const diagramSchema = z
  .strictObject({
    /** Accessible name and caption. */
    title: z.string().min(1),
    nodes: z.array(nodeSchema).min(1),
    links: z.array(linkSchema).default([]),
  })
  .superRefine(({ nodes, links }, context) => {
    const ids = nodes.map(({ id }) => id)
    const places = nodes.map(({ at }) => at.join(', '))
    const issue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) issue(['nodes', index, 'id'], 'another node has this id')
    })
    places.forEach((place, index) => {
      const first = places.indexOf(place)
      if (first < index)
        issue(['nodes', index, 'at'], `the node "${ids[first]}" stands there already`)
    })
    links.forEach((link, index) => {
      for (const end of ['from', 'to'] as const) {
        if (!ids.includes(link[end]))
          issue(['links', index, end], `no node has this id; ids are: ${ids.join(', ')}`)
      }
      if (link.from === link.to) issue(['links', index], 'a link leads to another node')
    })
  })

export type DiagramFields = z.infer<typeof diagramSchema>
