import { useSyncExternalStore } from 'react'
import type { RowKind } from '../../docs/compile/sections'
import { SEARCH_MODAL_LABELS } from '../../docs/labels/searchModal'
import type { SearchModalLabel } from '../../docs/labels/searchModal'
import { useSiteData } from '../../site/contexts/siteData'
import { KindBadge } from '../../site/kind/KindBadge'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import { blockLines, yamlTokens } from '../../text/yamlTokens'
import { HitIcon } from '../HitIcon'
import { usePreview } from './usePreview'
import { useSelectedHit } from './useSelectedHit'

/** The same width as in `docsearch.css`: below it there is no room beside the results. */
const HAS_ROOM = '(min-width: 62.25em)'

const NAME_LABELS: Partial<Record<RowKind, SearchModalLabel>> = {
  argument: 'previewArguments',
  key: 'previewKeys',
  command: 'previewCommands',
  placeholder: 'previewPlaceholders',
}

const watchRoom = (onChange: () => void) => {
  const media = window.matchMedia(HAS_ROOM)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
const hasRoom = () => window.matchMedia(HAS_ROOM).matches

/**
 * The page of the selected result in short, beside the results. Nothing in it takes the focus, and
 * it is no live region: the result itself is what is announced.
 */
export function Preview({ list }: { list: Element }) {
  const isShown = useSyncExternalStore(watchRoom, hasRoom, () => false)
  const { search } = useSiteData()
  const label = useLabels(SEARCH_MODAL_LABELS)
  const selected = useSelectedHit(list)
  const preview = usePreview(search, isShown ? selected : null)
  if (!isShown) return null
  return (
    <section className="search-preview" aria-label={label('searchPreview')}>
      {preview && (
        <>
          <header>
            <HitIcon type="lvl1" kind={preview.kind} area={preview.trail[0] ?? ''} />
            <h2 data-code={preview.kind && ''}>{preview.title}</h2>
            {preview.kind && <KindBadge kind={preview.kind} />}
          </header>
          {preview.lead && <p className="search-preview-lead">{preview.lead}</p>}
          {preview.part && (
            <div className="search-preview-part">
              <h3>{preview.part.title}</h3>
              {preview.part.text && <p>{preview.part.text}</p>}
            </div>
          )}
          {preview.names.map(({ kind, names, more }) => {
            const title = NAME_LABELS[kind]
            return (
              title && (
                <div key={kind} className="search-preview-names">
                  <h3>{label(title)}</h3>
                  <ul>
                    {names.map((name) => (
                      <li key={name}>
                        <code>{name}</code>
                      </li>
                    ))}
                    {more > 0 && <li>{fillLabel(label('previewMore'), { count: more })}</li>}
                  </ul>
                </div>
              )
            )
          })}
          {preview.example !== undefined && (
            <Example code={preview.example} isCut={preview.isCut ?? false} />
          )}
        </>
      )}
    </section>
  )
}

/** The first lines of a config in the colours of its parts. */
function Example({ code, isCut }: { code: string; isCut: boolean }) {
  const lines = code.split('\n')
  const inBlock = blockLines(lines)
  return (
    <pre data-cut={isCut || undefined}>
      <code>
        {lines.map((line, index) => (
          <span key={index}>
            {yamlTokens(line, inBlock[index]).map(([type, text], at) => (
              <span key={at} data-token={type ?? undefined}>
                {text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  )
}
