import { describe, expect, it } from 'vitest'
import { readCommands } from '../plugins/commands'
import { readKeys } from '../plugins/configKeys'
import { readPermissions } from '../plugins/permissions'
import { readPlaceholders } from '../plugins/placeholders'
import type { Page, Row } from '../site/pages'
import { indexOf } from '../testing/sources'
import { compareCommands, wordsOf } from './commands'
import { compareKeyRows, compareKeys, keysIn } from './keys'
import { comparePermissions } from './permissions'
import { comparePlaceholders } from './placeholders'

const page = (text: string, keys: string[] = []): Page => ({
  name: 'circus/page.mdx',
  text,
  tables: keys.length > 0 ? { keys: { preset: 'keys', rows: keys.map((path) => ({ path })) } } : {},
  lineOf: () => 1,
})

const row = (cells: Record<string, string>): Row => ({ page: page(''), cells, line: 4 })

const SOURCE = {
  'Circus/Commands.kt': `package circus
    import com.willfp.eco.core.command.impl.PluginCommand
    import com.willfp.eco.core.command.impl.Subcommand
    object CommandCircus : PluginCommand(plugin, "circus", "circus.command.circus", false) {
      init { this.addSubcommand(CommandOpen).addSubcommand(CommandAct(plugin)) }
    }
    object CommandOpen : PluginCommand(plugin, "open", "circus.command.open", true)
    class CommandAct(plugin: Plugin) : Subcommand(plugin, "act", "circus.command.act", true) {
      override fun onExecute(sender: Sender, args: List<String>) {
        if (args[0] == "all" && sender.hasPermission("circus.command.act.\${args[1]}")) run()
        if (sender.hasPermission("otherplugin.bypass")) run()
      }
    }
    fun declare(act: Act) {
      addPermission(Permission("circus.see.\${act.id}", "See it", PermissionDefault.TRUE))
      if (plugin.configYml.getBool("free")) addPermission(Permission("circus.free", "Free", PermissionDefault.TRUE))
    }`,
  'Circus/Placeholders.kt': `package circus
    import com.willfp.eco.core.placeholder.PlayerPlaceholder
    import com.willfp.eco.core.placeholder.StaticPlaceholder
    import com.willfp.eco.core.placeholder.RegistrablePlaceholder
    fun register(act: Act) {
      val prefix = "act_\${act.id}"
      PlayerPlaceholder(plugin, "\${prefix}_seen") { "1" }.register()
      StaticPlaceholder("inside") { "2" }
    }
    object Top : RegistrablePlaceholder {
      private val pattern = Pattern.compile("top_([a-z]+)_(\\\\d+)(?:_(name|age))?")
      override fun getPattern(): Pattern { return pattern }
    }`,
}

describe('commands', () => {
  it('are found with their subcommands, permissions and words', async () => {
    const commands = readCommands(await indexOf(SOURCE), 'Circus')
    expect(commands.map(({ path, permission }) => [path.join(' '), permission])).toEqual([
      ['circus', 'circus.command.circus'],
      ['circus act', 'circus.command.act'],
      ['circus open', 'circus.command.open'],
    ])
  })

  it('are split into words', () => {
    expect(wordsOf('/circus act <all|the name> [how often]')).toEqual([
      'circus',
      'act',
      ['all', 'the_name'],
      '<>',
    ])
  })

  it('differ in being there and in their permission', async () => {
    const commands = readCommands(await indexOf(SOURCE), 'Circus')
    const differences = compareCommands(
      [
        row({ command: '/circus', permission: 'circus.command.circus' }),
        row({ command: '/circus act all <name>', permission: 'circus.command.act' }),
        row({ command: '/circus open', permission: 'circus.command.opens' }),
        row({ command: '/circus close' }),
      ],
      [],
      commands,
    )
    expect(differences.map(({ message }) => message)).toEqual([
      'The page names the permission `circus.command.opens`, the source `circus.command.open`.',
      'No class in the source makes this command.',
    ])
    expect(compareCommands([], [], commands).map(({ subject }) => subject)).toEqual([
      '/circus',
      '/circus act',
      '/circus open',
    ])
  })
})

describe('permissions', () => {
  const descriptions = new Map([
    [
      'plugin.yml',
      'name: ${pluginName}\npermissions:\n  circus.*:\n    default: op\n  circus.command.open:\n    default: true\n',
    ],
  ])

  it('are those of the description, of commands and in code', async () => {
    const index = await indexOf(SOURCE)
    const found = readPermissions(index, 'Circus', descriptions, readCommands(index, 'Circus'))
    expect(found.map(({ name, default: own }) => [name, own])).toEqual([
      ['circus.*', 'operators'],
      ['circus.command.open', 'everyone'],
      ['circus.see.<>', 'everyone'],
      ['circus.free', undefined],
      ['circus.command.circus', 'operators'],
      ['circus.command.act', 'operators'],
      ['circus.command.act.<>', 'operators'],
    ])
  })

  it('differ in being named and in who has them', async () => {
    const index = await indexOf(SOURCE)
    const found = readPermissions(index, 'Circus', descriptions, [])
    const differences = comparePermissions(
      [
        row({ permission: 'circus.command.open', default: 'Operators' }),
        row({ permission: 'circus.see.<act>', default: 'Everyone' }),
        row({ permission: 'circus.gone', default: 'Everyone' }),
        row({ permission: '<your own>', default: 'Everyone' }),
      ],
      [page('`circus.command.open`, `circus.see.<act>`, `circus.*`, `circus.command.act.all`')],
      found,
    )
    expect(differences.map(({ message }) => message)).toEqual([
      'No page names the permission `circus.free`.',
      'The page says that operators has it, the source everyone.',
      'The source knows no permission `circus.gone`.',
    ])
  })
})

describe('placeholders', () => {
  it('are those that are registered, by name or by pattern', async () => {
    const found = readPlaceholders(await indexOf(SOURCE), 'Circus')
    expect(found.map(({ name }) => name)).toEqual(['circus_act_<>_seen', 'circus_top_<*>_<*>'])
  })

  it('differ in being named', async () => {
    const found = readPlaceholders(await indexOf(SOURCE), 'Circus')
    const differences = comparePlaceholders(
      [row({ placeholder: '%circus_top_<act>_<n>_name%' }), row({ placeholder: '%circus_fee%' })],
      [page('%circus_top_<act>_<n>_name%')],
      found,
      'Circus',
    )
    expect(differences.map(({ subject }) => subject)).toEqual([
      '%circus_act_<>_seen%',
      '%circus_fee%',
    ])
  })
})

describe('keys', () => {
  const file = 'core/src/main/resources/config.yml'
  const text =
    'tent:\n  size: 3\n  acts:\n    - id: a\n      fee: 2\n  sound: { volume: 1 }\nopen: true\n'
  const keys = readKeys('Circus', file, text)

  it('are read with their sections, lists and lines', () => {
    expect(keys.map(({ path, value, place }) => [path, value, place.line])).toEqual([
      ['tent.size', '3', 2],
      ['tent.acts', undefined, 3],
      ['tent.acts[].id', 'a', 4],
      ['tent.acts[].fee', '2', 5],
      ['tent.sound.volume', '1', 6],
      ['open', 'true', 7],
    ])
  })

  it('are named by cells, several at once', () => {
    expect(keysIn('`a.b`, .c, <x>.d[]')).toEqual(['a.b', 'a.c', '<>.d'])
  })

  it('have to be in a table, or their section', () => {
    const missing = (...paths: string[]) =>
      compareKeys([page('', paths)], [], { keys, texts: new Set(['size']) }).map(
        ({ message }) => message,
      )
    expect(missing('tent', 'open')).toEqual([])
    expect(missing('<place>.acts[].id', 'tent.acts[].fee', 'tent.sound', 'open')).toEqual([
      'No table has the key `tent.size` of `config.yml`.',
    ])
    expect(missing('tent')).toEqual([
      'No table has the key `open` of `config.yml`, which no code reads by name.',
    ])
  })

  it('are known to the plugin, with their defaults', () => {
    const differences = compareKeyRows(
      [
        row({ path: 'tent.size', default: '3.0' }),
        row({ path: 'open', default: 'false' }),
        row({ path: 'tent.height' }),
        row({ path: 'tent.colour', default: 'red' }),
      ],
      { keys, texts: new Set(['height']) },
    )
    expect(differences.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'default: `open` is `false` by default on the page, `true` in `config.yml`.',
      'key: Neither a file nor the code has the key `tent.colour`.',
    ])
  })
})
