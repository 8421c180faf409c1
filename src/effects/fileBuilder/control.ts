/** How a key of a file is filled in. */
import type { SectionKind } from '../checker/sections'
import { isEmpty } from '../checker/source'
import type { ConfigNode, ConfigList } from '../checker/source'
import { isLeaf } from '../files/keyTree'
import type { KeyNode } from '../files/keyTree'
import { keyValueType } from '../files/keyType'

/**
 * `blocks`: a list of effects or conditions; `hand`: what is written there is nothing that a control
 * could show, and changing it would lose something.
 */
export type Control =
  'switch' | 'number' | 'choice' | 'text' | 'lines' | 'section' | 'sections' | 'blocks' | 'hand'

/**
 * @param known what the tables know of the key
 * @param written what stands in the file; undefined when nothing does
 * @param kind what the checker knows of the place
 */
export function controlOf(
  known: KeyNode,
  written: ConfigNode | undefined,
  kind: SectionKind | undefined,
): Control {
  const wanted = kind === undefined ? wantedControl(known) : 'blocks'
  if (written === undefined || isEmpty(written)) return wanted
  switch (wanted) {
    case 'blocks':
    case 'sections':
      return written.type === 'list' ? wanted : 'hand'
    case 'section':
      return written.type === 'map' || isEmptyList(written) ? 'section' : 'hand'
    case 'lines':
      if (written.type === 'list') return written.items.every(isShort) ? 'lines' : 'hand'
      return written.type === 'scalar' && isShort(written) ? 'text' : 'hand'
    case 'switch':
      if (written.type === 'scalar' && /^(?:true|false)$/.test(written.text)) return 'switch'
      return isShort(written) ? 'text' : 'hand'
    default:
      return isShort(written) ? wanted : 'hand'
  }
}

function wantedControl(known: KeyNode): Control {
  const { entries, row } = known
  if (!isLeaf(known)) return 'section'
  const type = row?.type ?? ''
  if (entries) return isLeaf(entries) ? 'lines' : 'sections'
  if (row?.choices && !type.startsWith('list')) return 'choice'
  const value = keyValueType(type)
  if (value === 'boolean') return 'switch'
  if (value === 'int' || value === 'double') return 'number'
  if (value === 'section' || value === 'section-list') return 'hand'
  return value.endsWith('-list') || type.startsWith('list ') ? 'lines' : 'text'
}

/** A text in one line: what is written over several has its breaks for a reason. */
const isShort = (node: ConfigNode): boolean => node.type === 'scalar' && !node.text.includes('\n')

const isEmptyList = (node: ConfigNode): node is ConfigList =>
  node.type === 'list' && node.items.length === 0
