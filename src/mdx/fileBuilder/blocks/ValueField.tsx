import { inputKind } from '../../../effects/builder/formArguments'
import type { FormArgument } from '../../../effects/builder/formArguments'
import { isTextType } from '../../../effects/builder/values'
import { scalar } from '../../../effects/builder/yamlText'
import type { ConfigNode } from '../../../effects/checker/source'
import { fieldText } from '../../../effects/fileBuilder/blockPlaces'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { ArgumentField } from '../../builder/ArgumentField'
import { ByHand } from '../../builder/ByHand'
import { useFileForm } from '../fileForm'
import { linesOf } from '../linesOf'
import { lookupKind, LookupOptions } from '../LookupOptions'
import { useTyped } from '../useTyped'

interface Props {
  argument: FormArgument
  /** What stands there; undefined while nothing does. */
  node: ConfigNode | undefined
  path: FilePath
  behind?: readonly string[]
}

/** A value in the file that is a text, a number, a choice or a list of such. */
export function ValueField({ argument, node, path, behind }: Props) {
  const { change } = useFileForm()
  const isLines = inputKind(argument) === 'lines'
  const written = fieldText(node)
  const { text, isFocused, onType, ...moves } = useTyped(written ?? '', (next) => {
    if (next.trim() === '') change({ change: 'remove', path })
    else if (isLines && (node === undefined || node.type === 'list'))
      change({ change: 'texts', path, texts: linesOf(next), behind })
    else {
      const value = scalar(next, isTextType(argument.type))
      change({ change: 'put', path, value, behind })
    }
  })
  if (written === undefined || (!isLines && node?.type === 'list')) {
    return <ByHand argument={argument} />
  }
  const kind = isLines ? undefined : lookupKind(argument.type)
  return (
    <ArgumentField
      argument={argument}
      value={text}
      isExact
      lookups={kind && (isFocused ? <LookupOptions kind={kind} text={text} /> : [])}
      onChange={onType}
      {...moves}
    />
  )
}
