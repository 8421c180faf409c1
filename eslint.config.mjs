import globals from 'globals'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * The rooms of `src` in the order in which they may import each other: each only those above it
 * (see `docs/architecture.md`). Rooms of one line do not know each other.
 */
const ROOMS = [
  ['text'],
  ['expressions', 'itemLookup'],
  ['effects'],
  ['docs'],
  ['styles', 'site'],
  ['navigation'],
  ['theme', 'search', 'mdx'],
  ['templates', 'pages'],
]

/** The rooms of the build, which no reader's browser loads, and the rooms that they may import. */
const BUILD_ROOMS = {
  document: [],
  commandLine: ['text', 'effects', 'docs'],
  gatsby: ['text', 'effects', 'docs', 'search', 'document', 'commandLine'],
}

/** For each room the rooms that are closed to it. */
const zones = [
  ...ROOMS.flatMap((rooms, level) => {
    const open = ROOMS.slice(0, level).flat()
    return rooms.map((room) => zone(room, open))
  }),
  ...Object.entries(BUILD_ROOMS).map(([room, open]) => zone(room, open)),
]

/**
 * @param {string} room
 * @param {string[]} open rooms that it may import
 */
function zone(room, open) {
  const from = [...ROOMS.flat(), ...Object.keys(BUILD_ROOMS)]
    .filter((other) => other !== room && !open.includes(other))
    .map((other) => `./src/${other}`)
  const message = `src/${room} may import: ${[...open, 'nothing else'].join(', ')}.`
  return { target: `./src/${room}`, from, message }
}

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'public/',
      '.cache/',
      '.docs-cache/',
      '.sites/',
      'test-results/',
      'playwright-report/',
    ],
  },
  tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // A warning does not fail the lint.
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Texts that are spread here are ids and patterns of plain letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    },
  },
  {
    // Tests hand over stand-ins, read back JSON and run the scripts that stand in pages.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'],
    rules: Object.fromEntries(
      [
        'no-unsafe-assignment',
        'no-unsafe-argument',
        'no-unsafe-call',
        'no-unsafe-return',
        'no-implied-eval',
        'no-extraneous-class',
        'no-deprecated',
        'require-await',
        'unbound-method',
      ].map((name) => [`@typescript-eslint/${name}`, 'off']),
    ),
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'smart'],
    },
  },
)
