/** Reads the keys of the config files that a plugin brings. */
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { YAMLMap } from 'yaml'
import { resourceName } from '../source/sourceSets'
import type { SourceKey } from './model'

/** What a scalar of a config may be. */
type YamlValue = string | number | boolean | null

/** Files that the server and eco read, not the owner of a server. */
const FOREIGN = /^(plugin|paper-plugin|eco|lang)\.yml$/

/**
 * @param path path of a file in a repository
 * @returns its path in the plugin's folder, when it is a config that the plugin brings
 */
export function configName(path: string): string | undefined {
  const name = resourceName(path)
  return name?.endsWith('.yml') && !FOREIGN.test(name) ? name : undefined
}

/**
 * @param repository plugin that brings the file
 * @param path path of the file in the repository
 * @param text what is in it
 * @returns its keys; keys of sections in lists have `[]` behind the list
 */
export function readKeys(repository: string, path: string, text: string): SourceKey[] {
  const counter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: counter })
  const file = configName(path) ?? path
  const keys: SourceKey[] = []
  const visit = (map: YAMLMap, before: string): void => {
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue
      const full = before + String(key.value)
      if (isMap(value) && value.items.length > 0) {
        visit(value, `${full}.`)
        continue
      }
      const scalar = isScalar<YamlValue>(value) ? value.value : undefined
      keys.push({
        file,
        path: full,
        ...(scalar !== undefined && scalar !== null && { value: String(scalar) }),
        place: { repository, path, line: counter.linePos(key.range?.[0] ?? 0).line },
      })
      if (isSeq(value)) {
        for (const item of value.items) if (isMap(item)) visit(item, `${full}[].`)
      }
    }
  }
  if (isMap(document.contents)) visit(document.contents, '')
  return keys
}
