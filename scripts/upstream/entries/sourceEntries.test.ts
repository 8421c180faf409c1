import { describe, expect, it } from 'vitest'
import { EFFECT_HEAD, indexOf } from '../testing/sources'
import type { SourceArgument } from './model'
import { readSourceEntries } from './sourceEntries'

/** A registry that registers some classes of the usual package. */
const registry = (...names: string[]) => `package com.willfp.libreforge.effects
import com.willfp.libreforge.effects.impl.*
object Effects { init { ${names.map((name) => `register(${name})`).join('\n')} } }`

async function readEffect(body: string, parent = 'Effect<NoCompileData>("juggle")') {
  const index = await indexOf({
    'libreforge/Effects.kt': registry('EffectJuggle'),
    'libreforge/EffectJuggle.kt': `${EFFECT_HEAD}object EffectJuggle : ${parent} {\n${body}\n}`,
  })
  const [entry] = readSourceEntries(index)
  if (!entry) throw new Error('There is no entry.')
  return entry
}

const named = (list: readonly SourceArgument[], name: string) =>
  list.find(({ names }) => names.includes(name))

describe('what an effect is', () => {
  it('is permanent without data, and triggered with some', async () => {
    expect(await readEffect('')).toMatchObject({ id: 'juggle', permanent: true, needs: [] })
    const entry = await readEffect(
      'override val parameters = setOf(TriggerParameter.PLAYER, TriggerParameter.VICTIM)',
    )
    expect(entry).toMatchObject({ permanent: false, needs: ['PLAYER', 'VICTIM'] })
  })

  it('says itself that it is triggered, and that it cannot wait', async () => {
    const entry = await readEffect(
      'override val isPermanent: Boolean\n get() = false\noverride val supportsDelay = false',
    )
    expect(entry).toMatchObject({ permanent: false, supportsDelay: false })
  })

  it('has the place of its class', async () => {
    expect((await readEffect('')).place).toEqual({
      repository: 'libreforge',
      path: 'EffectJuggle.kt',
      line: 4,
    })
  })

  it('is nothing while no registry has it', async () => {
    const index = await indexOf({
      'libreforge/Effects.kt': registry(),
      'libreforge/E.kt': `${EFFECT_HEAD}object EffectJuggle : Effect<X>("juggle")`,
    })
    expect(readSourceEntries(index)).toEqual([])
  })

  it('is not an effect when another class of this name is its parent', async () => {
    const index = await indexOf({
      'Circus/Acts.kt': `package circus
        import circus.effects.Effect
        object Acts { init { register(Act) } }
        object Act : Effect("act")`,
    })
    expect(readSourceEntries(index)).toEqual([])
  })
})

describe('arguments', () => {
  it('are those of the list, with flags, types, choices and other names', async () => {
    const { arguments: list } = await readEffect(`
      override val arguments = arguments {
        require(listOf("balls", "ball"), "Say what!", type = ArgType.ITEM_LIST)
        require("hands", "Say how many!", Config::getInt) { it > 0 }
        describe("hands", "Hands", ArgType.INT, choices = listOf("1", "2"))
        optional("music", description = "Plays.", type = ArgType.SOUND, default = "drum")
      }`)
    expect(list.map(({ names, required, type }) => [names, required, type])).toEqual([
      [['balls', 'ball'], true, 'ITEM_LIST'],
      [['hands'], true, 'INT'],
      [['music'], false, 'SOUND'],
    ])
    expect(named(list, 'hands')?.choices).toEqual(['1', '2'])
    expect(named(list, 'music')?.documented).toBe('drum')
  })

  it('have the defaults that the code takes, whatever the list says', async () => {
    const { arguments: list } = await readEffect(`
      override val arguments = arguments { optional("height", default = "9") }
      override fun onTrigger(config: Config, data: TriggerData, compileData: X): Boolean {
        val height = config.getDoubleFromExpression("height", data)
        val lit = config.getBoolOrNull("lit") ?: true
        val speed = if (config.has("speed")) config.getInt("speed") else 4
        val name = config.getOrElse("name", FALLBACK) { getString(it) }
        val rounds = config.getIntOrNull("rounds")?.coerceAtLeast(1) ?: 2
        val limit = config.getInt("limit").coerceAtLeast(1)
        val depth = config.getSubsection("stage").getInt("depth")
        return if (lit) other.configYml.getBool("foreign") else false
      }
      private const val FALLBACK = "Anna"`)
    const defaults = Object.fromEntries(
      list.map((argument) => [argument.names[0], argument.defaults]),
    )
    expect(defaults).toEqual({
      height: [],
      lit: ['true'],
      speed: ['4'],
      name: ['Anna'],
      rounds: ['2'],
      limit: [],
      'stage.depth': [],
      stage: [],
    })
    expect(named(list, 'height')).toMatchObject({ implicit: ['0'], readAs: ['EXPRESSION'] })
    expect(named(list, 'limit')).toMatchObject({ computed: true })
  })

  it('come from parents, with keys that the class chooses', async () => {
    const index = await indexOf({
      'libreforge/Effects.kt': registry('EffectJuggle'),
      'libreforge/Act.kt': `${EFFECT_HEAD}
        abstract class Act(id: String, private val suffix: String) : Effect<X>(id + suffix) {
          abstract val key: String
          override val arguments = arguments { require("times", "Say how often!") }
          override fun onEnable(config: Config) { config.getStrings(key) }
        }`,
      'libreforge/EffectJuggle.kt': `${EFFECT_HEAD}
        object EffectJuggle : Act("juggle", "_twice") { override val key = "props" }`,
    })
    const [entry] = readSourceEntries(index)
    expect(entry?.id).toBe('juggle_twice')
    expect(entry?.arguments.map(({ names }) => names)).toEqual([['times'], ['props']])
  })

  it('are those of what another argument chooses', async () => {
    const index = await indexOf({
      'libreforge/Effects.kt': registry('EffectJuggle'),
      'libreforge/EffectJuggle.kt': `${EFFECT_HEAD}
        import com.willfp.libreforge.Shapes
        object EffectJuggle : Effect<X>("juggle") {
          override val arguments = arguments { inherit("shape_args") { Shapes[it.getString("shape")] } }
        }`,
      'libreforge/Shapes.kt': `package com.willfp.libreforge
        object Shapes { init { register(Ring) } }
        object Ring : Shape("ring") {
          override val arguments = arguments { require("radius", "Say how wide!") }
        }`,
    })
    expect(readSourceEntries(index)[0]?.arguments[0]).toMatchObject({
      names: ['shape_args.radius'],
      inherited: true,
      required: true,
    })
  })

  it('may be read by functions that the config is handed to', async () => {
    const index = await indexOf({
      'libreforge/Effects.kt': registry('EffectJuggle'),
      'libreforge/EffectJuggle.kt': `${EFFECT_HEAD}
        import com.willfp.eco.Sounds
        object EffectJuggle : Effect<X>("juggle") {
          override fun onTrigger(config: Config) { Sounds.create(config) }
        }`,
      'eco/Sounds.java': `package com.willfp.eco;
        public class Sounds {
          public static Sounds create(Config config) { return read(config); }
          private static Sounds read(Config config) { return config.getBool("muted") ? null : null; }
        }`,
    })
    expect(readSourceEntries(index)[0]?.mentioned).toContain('muted')
  })
})

describe('other kinds', () => {
  it('has triggers with parts in their ids, and groups of them', async () => {
    const index = await indexOf({
      'Circus/Circus.kt': `package circus
        import com.willfp.libreforge.triggers.*
        class Act(val id: String) { init { Triggers.register(TriggerAct(this)) } }
        class TriggerAct(private val act: Act) : Trigger("act_\${act.id}") {
          override val parameters = setOf(TriggerParameter.PLAYER)
        }
        object TriggerGroupBell : TriggerGroup("bell") {
          override fun create(value: String): Trigger? { return TriggerBell(value) }
          private class TriggerBell(n: String) : Trigger("bell_$n") {
            override val parameters = setOf(TriggerParameter.VALUE)
          }
        }
        object Start { fun load() { Triggers.register(TriggerGroupBell) } }`,
      'libreforge/Trigger.kt': `package com.willfp.libreforge.triggers
        abstract class Trigger(val id: String)
        abstract class TriggerGroup(val id: String)`,
    })
    expect(
      readSourceEntries(index).map(({ kind, id, offers, plugin }) => [kind, id, offers, plugin]),
    ).toEqual([
      ['trigger', 'act_<>', ['PLAYER'], 'Circus'],
      ['trigger', 'bell_<>', ['VALUE'], 'Circus'],
    ])
  })

  it('has mutators with what they change, and filters with the type of their value', async () => {
    const index = await indexOf({
      'libreforge/All.kt': `package com.willfp.libreforge.integrations
        import com.willfp.libreforge.mutators.Mutator
        import com.willfp.libreforge.filters.Filter
        object CircusIntegration {
          fun load() { listOf(FilterTent, MutatorSwap).forEach { Registry.register(it) } }
          override fun getPluginName(): String { return "CircusPlugin" }
        }
        object FilterTent : Filter<X, Y>("tent") { override val valueType = ArgType.STRING_LIST }
        object MutatorSwap : Mutator<X>("swap") {
          override val parameterTransformers = parameterTransformers {
            TriggerParameter.VICTIM becomes TriggerParameter.PLAYER
            adds(TriggerParameter.LOCATION)
          }
        }`,
    })
    expect(readSourceEntries(index)).toMatchObject([
      { kind: 'filter', id: 'tent', valueType: 'STRING_LIST', plugin: 'CircusPlugin' },
      {
        kind: 'mutator',
        id: 'swap',
        transforms: [{ from: 'VICTIM', to: 'PLAYER' }, { to: 'LOCATION' }],
      },
    ])
  })
})
