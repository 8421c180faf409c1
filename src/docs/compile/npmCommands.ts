/** Commands of npm as those of other package managers, for fences with `npm2yarn` behind the language. */

/** A package manager, as its tab is called and as its commands are written. */
interface Manager {
  value: string
  label: string
  add: string
  addGlobal: string
  /** Installs what the project names. */
  install: string
  remove: string
  dev: string
  /** Runs a script of the project; `test` and `start` are scripts as well. */
  run: (script: string) => string
  create: string
  /** Runs a package that is not installed. */
  once: string
}

const MANAGERS: readonly Manager[] = [
  {
    value: 'yarn',
    label: 'Yarn',
    add: 'yarn add',
    addGlobal: 'yarn global add',
    install: 'yarn install',
    remove: 'yarn remove',
    dev: '--dev',
    run: (script) => `yarn ${script}`,
    create: 'yarn create',
    once: 'yarn dlx',
  },
  {
    value: 'pnpm',
    label: 'pnpm',
    add: 'pnpm add',
    addGlobal: 'pnpm add --global',
    install: 'pnpm install',
    remove: 'pnpm remove',
    dev: '--save-dev',
    run: (script) => (/^(?:test|start)$/.test(script) ? `pnpm ${script}` : `pnpm run ${script}`),
    create: 'pnpm create',
    once: 'pnpm dlx',
  },
  {
    value: 'bun',
    label: 'Bun',
    add: 'bun add',
    addGlobal: 'bun add --global',
    install: 'bun install',
    remove: 'bun remove',
    dev: '--dev',
    run: (script) => `bun run ${script}`,
    create: 'bun create',
    once: 'bunx',
  },
]

/** The same commands for one package manager. */
export interface ManagerCommands {
  value: string
  label: string
  code: string
}

/**
 * @param code lines for a shell, written for npm
 * @returns the same for each package manager, npm first; undefined when a command of npm has no
 *   counterpart that is known here
 */
export function managerCommands(code: string): ManagerCommands[] | undefined {
  const others = MANAGERS.map((manager) => {
    const lines = code.split('\n').map((line) => translated(line, manager))
    return lines.includes(undefined)
      ? undefined
      : { value: manager.value, label: manager.label, code: lines.join('\n') }
  })
  const known = others.filter((one) => one !== undefined)
  return known.length < others.length ? undefined : [{ value: 'npm', label: 'npm', code }, ...known]
}

function translated(line: string, manager: Manager): string | undefined {
  const [, begin = '', tool = '', rest = ''] = /^(\s*(?:\$ )?)(npm|npx) +(.*)$/.exec(line) ?? []
  if (tool === '') return line
  const command = tool === 'npx' ? `${manager.once} ${rest}` : npmCommand(rest, manager)
  return command === undefined ? undefined : begin + command
}

function npmCommand(written: string, manager: Manager): string | undefined {
  const [name = '', ...all] = written.trim().split(/ +/)
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
  switch (name) {
    case 'i':
    case 'add':
    case 'install':
      return all.length === 0 ? manager.install : added(all, manager)
    case 'uninstall':
    case 'remove':
    case 'rm':
      return join(manager.remove, ...all)
    case 't':
    case 'test':
    case 'start':
      return join(manager.run(name === 't' ? 'test' : name), ...withoutDashes(all))
    case 'run':
    case 'run-script': {
      const [script = '', ...more] = all
      return script === '' ? undefined : join(manager.run(script), ...withoutDashes(more))
    }
    case 'init':
    case 'create':
      return all.length === 0 ? undefined : join(manager.create, ...withoutDashes(all))
    default:
      return undefined
  }
}

function added(words: readonly string[], manager: Manager): string | undefined {
  const isDev = words.some((word) => /^(?:--save-dev|-D)$/.test(word))
  const isGlobal = words.some((word) => /^(?:--global|-g)$/.test(word))
  const rest = words.filter((word) => !/^(?:--save-dev|-D|--global|-g|--save|-S)$/.test(word))
  if (rest.length === 0 || rest.some((word) => word.startsWith('-'))) return undefined
  const command = isGlobal ? manager.addGlobal : manager.add
  return [command, ...(isDev ? [manager.dev] : []), ...rest].join(' ')
}

/** npm alone wants `--` in front of what it hands on. */
const withoutDashes = (words: readonly string[]) => words.filter((word) => word !== '--')
