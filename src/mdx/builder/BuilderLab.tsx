import { useCallback, useMemo } from 'react'
import { isKnownToWork, neededMutators } from '../../effects/builder/availability'
import type { BuilderReference } from '../../effects/builder/reference'
import { findEntry, formatState, newDraft } from '../../effects/builder/state'
import { writeConfig } from '../../effects/builder/writeConfig'
import { entryHref } from '../../effects/checker/reference'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { packText } from '../tool/packText'
import { ConfigOutput } from './ConfigOutput'
import { DraftList } from './DraftList'
import { EffectPart } from './EffectPart'
import { filterOptions } from './filterOptions'
import { loadReference } from './loadReference'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import { Part } from './Part'
import { TriggerList } from './TriggerList'
import { useBuilderState } from './useBuilderState'
import * as sides from '../tool/SideBySide.module.css'
import * as styles from './BuilderLab.module.css'

interface Props {
  /** Site path of the words about entries. */
  words: string
  /** Site path of the checker's reference. */
  checkerSource: string
}

/** The builder as soon as its data is there. */
export default function BuilderLab({ words, checkerSource }: Props) {
  const load = useCallback(() => loadReference(checkerSource, words), [checkerSource, words])
  const { value: reference, ...loading } = useModule(load, true)
  if (!reference) return <ModuleStatus {...loading} />
  return <BuilderForm reference={reference} checkerSource={checkerSource} />
}

interface FormProps {
  reference: BuilderReference
  checkerSource: string
}

/** What is chosen on one side, the config on the other. */
function BuilderForm({ reference, checkerSource }: FormProps) {
  const label = useLabels(BUILDER_LABELS)
  const { state, isBroken, change, startOver } = useBuilderState(reference)
  const config = useMemo(() => state && writeConfig(state, reference), [state, reference])
  if (!state || config === null) return null
  const entry = findEntry(reference, 'effect', state.effect.id)
  if (!entry) return null
  const { mutator, condition } = reference.entries
  const needed = neededMutators(state, reference)
  const address = async () => {
    const fragment = await packText(formatState(state))
    return `${location.origin}${location.pathname}${location.search}${fragment}`
  }
  return (
    <div className={sides.columns}>
      <div className={styles.form}>
        <p role="status">{isBroken && label('linkBroken')}</p>
        <EffectPart
          entry={entry}
          href={entryHref(reference, 'effect', entry)}
          state={state}
          reference={reference}
          pick={(id) => change({ ...state, effect: newDraft(id) })}
          onChange={(effect) => change({ ...state, effect })}
        />
        {entry.permanent ? (
          <p className={styles.permanent}>{label('permanent')}</p>
        ) : (
          <>
            <Part kind="trigger" title={label('triggers')} help={label('triggersHelp')}>
              <TriggerList state={state} reference={reference} onChange={change} />
            </Part>
            <Part kind="mutator" title={label('mutators')} help={label('mutatorsHelp')}>
              <DraftList
                kind="mutator"
                addName={label('addMutator')}
                drafts={state.mutators}
                options={() => mutator.map((one) => ({ entry: one }))}
                reference={reference}
                keep={(id) => (needed.includes(id) ? label('neededMutator') : undefined)}
                onChange={(mutators) => change({ ...state, mutators })}
              />
            </Part>
            <Part kind="filter" title={label('filters')} help={label('filtersHelp')}>
              <DraftList
                kind="filter"
                addName={label('addFilter')}
                drafts={state.filters}
                options={() => filterOptions(state, reference, label)}
                reference={reference}
                onChange={(filters) => change({ ...state, filters })}
              />
            </Part>
          </>
        )}
        <Part kind="condition" title={label('conditions')} help={label('conditionsHelp')}>
          <DraftList
            kind="condition"
            addName={label('addCondition')}
            drafts={state.conditions}
            options={() => condition.map((one) => ({ entry: one }))}
            reference={reference}
            onChange={(conditions) => change({ ...state, conditions })}
          />
        </Part>
      </div>
      <ConfigOutput
        config={config}
        isKnownToWork={isKnownToWork(state, reference)}
        checkerSource={checkerSource}
        address={address}
        startOver={startOver}
      />
    </div>
  )
}
