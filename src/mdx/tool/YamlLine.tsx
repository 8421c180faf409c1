import { memo } from 'react'
import { yamlTokens } from '../../text/yamlTokens'
import * as styles from './YamlLine.module.css'

/** The coloured pieces of one line of YAML. */
export const YamlLine = memo(function YamlLine({
  text,
  inBlock,
}: {
  text: string
  inBlock: boolean
}) {
  return yamlTokens(text, inBlock).map(([type, piece], index) =>
    type === null ? (
      piece
    ) : (
      <span key={index} className={styles.token} data-token={type}>
        {piece}
      </span>
    ),
  )
})
