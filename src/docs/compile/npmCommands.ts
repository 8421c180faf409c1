/** Commands of npm as those of other package managers, for fences with `npm2yarn` behind the language. */
import convert from 'npm-to-yarn'

/** Package managers beside npm, with the names of their tabs. */
const MANAGERS = [
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const

/** What npm-to-yarn writes where it knows no counterpart. */
const UNKNOWN = /couldn't auto-convert/

/** A line that calls npm; the others are the same for all package managers. */
const NPM_LINE = /^\s*(?:\$ )?(?:npm|npx) /

/** The same commands for one package manager. */
export interface ManagerCommands {
  value: string
  label: string
  code: string
}

/**
 * @param code lines for a shell, written for npm
 * @returns the same for each package manager, npm first; undefined when a command of npm has no
 *   counterpart that is known
 */
export function managerCommands(code: string): ManagerCommands[] | undefined {
  const others = MANAGERS.map(({ value, label }) => ({
    value,
    label,
    code: code
      .split('\n')
      .map((line) => (NPM_LINE.test(line) ? convert(line, value) : line))
      .join('\n'),
  }))
  if (others.some((one) => UNKNOWN.test(one.code))) return undefined
  return [{ value: 'npm', label: 'npm', code }, ...others]
}
