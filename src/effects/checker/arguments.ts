/** The `args` of a block: missing, unknown and wrongly written ones. */
import { quoted } from '../../text/quote'
import type { Carrier } from '../runTime/data'
import { absentArgument } from './absent'
import { isSlip } from './catalogue'
import {
  COMMON_ARGUMENTS,
  CONDITION_ARGUMENTS,
  EFFECT_KEYS,
  isLiteral,
  isOpenName,
  RUN_TYPE,
} from './commonArguments'
import { field } from './fields'
import { bareKey, sameKey } from './keys'
import { checkIdleArgument } from './idleArguments'
import { nestedSection } from './nestedSection'
import type { ReferenceArgument, ReferenceEntry } from './reference'
import type { Draft, Run } from './run'
import { headOf, placeIn, rewrite } from './run'
import type { SectionKind } from './sections'
import type { ConfigMap, ConfigNode, Pair } from './source'
import { isEmpty } from './source'
import { checkValue } from './values'
import type { Wanted } from './values'

/** Whose arguments they are. */
export interface ArgumentOwner {
  /** Kind of block; `chain` for an inline chain, `shared` for counters and the like. */
  kind: 'effect' | 'condition' | 'mutator' | 'chain' | 'shared'
  /** Undefined when the id is not known: then only the common arguments are checked. */
  entry?: ReferenceEntry
  /** Where to say that something is missing. */
  at: { start: number; end: number }
  href?: string
}

/**
 * @param args the value of `args`, if there is one
 * @param owner the block they belong to
 * @param run the check
 */
export function checkArguments(args: ConfigNode | undefined, owner: ArgumentOwner, run: Run): void {
  const given = args && !isEmpty(args) ? args : undefined
  if (given && given.type !== 'map') {
    run.report({
      at: headOf(given),
      severity: 'error',
      code: 'wrong-type',
      message: '`args` is a section of `name: value` lines.',
      why: 'In another form none of the arguments is read.',
      href: owner.href,
    })
    return
  }
  reportMissing(given, owner, run)
  for (const pair of given?.pairs ?? []) checkArgument(pair, owner, run)
}

function checkArgument(pair: Pair, owner: ArgumentOwner, run: Run): void {
  const argument = ownArgument(pair.key, owner) ?? commonArgument(pair.key, owner)
  if (argument === undefined) {
    if (!isOpenName(pair.key) || owner.kind === 'condition' || owner.kind === 'mutator') {
      reportUnknown(pair, owner, run)
    }
    return
  }
  const isOwn = owner.entry?.args?.includes(argument) === true
  if (!isOwn && isLiteral(argument.name) && pair.key !== argument.name) {
    run.report(literalKey(pair, argument.name, run))
    return
  }
  if (!isOwn && owner.kind === 'effect') reportIgnored(pair, argument, owner, run)
  if (isEmpty(pair.value)) return
  const wanted: Wanted = {
    ...argument,
    eitherForm: argument.aliases !== undefined,
    severity: argument.required ? 'error' : 'warning',
    href: isOwn ? owner.href : run.catalogue.guide('effect'),
  }
  if (!checkValue(pair.value, wanted, run)) return
  if (!isOwn && !owner.entry?.permanent) checkIdleArgument(pair, run)
  const section = nestedSection(argument, owner.entry)
  if (section === 'arguments') {
    const href = run.catalogue.guide('chain')
    const shared: ArgumentOwner = { kind: 'chain', at: placeIn(pair), href }
    checkArguments(pair.value, shared, run)
  } else if (section) run.enter(section, pair.value, carrierInside(section, run))
  else if (argument.name === 'price') checkPrice(pair.value, run)
}

/**
 * A bundle that an effect hands out has no item. In a list that another effect runs, the carrier
 * may be somebody else, and the item is the same.
 */
function carrierInside(section: SectionKind, { carrier }: Run): Carrier | undefined {
  if (section === 'effects') return { types: [], item: false }
  return carrier && section === 'chain' ? { ...carrier, types: [] } : carrier
}

/** The argument of the entry that a key stands for. Nested ones make their section known. */
function ownArgument(key: string, { entry }: ArgumentOwner): ReferenceArgument | undefined {
  return (
    entry?.args?.find(({ name, aliases }) =>
      [name, ...(aliases ?? [])].some((one) => sameKey(key, one)),
    ) ??
    // `embeds[].title` and `particle_args.radius`: what is inside is not judged.
    (entry?.args?.some(({ name }) => /[.[]/.test(name) && sameKey(key, topOf(name)))
      ? { name: key, type: 'any' }
      : undefined)
  )
}

function topOf(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name
}

function commonArgument(key: string, { kind }: ArgumentOwner): ReferenceArgument | undefined {
  return commonArguments(kind).find(({ name }) => sameKey(key, name))
}

function commonArguments(kind: ArgumentOwner['kind']): readonly ReferenceArgument[] {
  if (kind === 'condition') return CONDITION_ARGUMENTS
  if (kind === 'mutator') return []
  return kind === 'chain' ? [...COMMON_ARGUMENTS, RUN_TYPE] : COMMON_ARGUMENTS
}

function reportMissing(args: ConfigMap | undefined, owner: ArgumentOwner, run: Run): void {
  const { entry } = owner
  const missing = (entry?.args ?? [])
    .filter((argument) => argument.required && !isGiven(argument, args))
    .map(({ name }) => `\`${name}\``)
  if (!entry || missing.length === 0 || entry.removed !== undefined) return
  const list =
    missing.length < 2 ? missing[0] : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`
  run.report({
    at: owner.at,
    severity: 'error',
    code: 'missing-argument',
    message: `\`${entry.id}\` needs ${list} in \`args\`.`,
    why:
      owner.kind === 'condition'
        ? 'Without it the condition is left out, and what it should guard runs without it.'
        : `Without it the ${owner.kind} is left out when the file loads, with an error in the console.`,
    href: owner.href,
  })
}

function isGiven({ name, aliases }: ReferenceArgument, args: ConfigMap | undefined): boolean {
  const [top = name, ...rest] = name.split('.')
  // Entries of a list in the arguments are not judged.
  if (top.includes('[]') || rest.some((part) => part.includes('[]'))) return true
  if (!args) return false
  if (rest.length === 0) return [name, ...(aliases ?? [])].some((one) => field(args, one))
  let section: ConfigNode | undefined = field(args, top)?.value
  for (const part of rest) {
    section = section?.type === 'map' ? field(section, part)?.value : undefined
  }
  return section !== undefined
}

function literalKey(pair: Pair, name: string, run: Run): Draft {
  const at = placeIn(pair)
  return {
    at,
    severity: 'error',
    code: 'literal-key',
    message: `${quoted(pair.key)} is not read here, only \`${name}\`.`,
    why: 'This name has just one spelling. Any other is ignored without a message.',
    fix: rewrite(at, name),
    href: run.catalogue.guide('dataFlow'),
  }
}

/** Common arguments that do nothing on this effect. */
function reportIgnored(
  pair: Pair,
  { name }: ReferenceArgument,
  { entry }: ArgumentOwner,
  run: Run,
): void {
  if (!entry) return
  if (entry.permanent) {
    run.report({
      at: placeIn(pair),
      severity: 'warning',
      code: 'ignored-on-permanent',
      message: `${quoted(pair.key)} does nothing on \`${entry.id}\`, which is a permanent effect.`,
      why: 'Arguments such as chance, cooldown and delay are for effects that a trigger sets off.',
      href: run.catalogue.guide('effect'),
    })
  } else if (entry.noDelay && name === 'delay') {
    run.report({
      at: placeIn(pair),
      severity: 'warning',
      code: 'delay-ignored',
      message: `\`${entry.id}\` cannot be delayed.`,
      why: 'It changes the event while it happens, so `delay` counts as 0.',
      href: run.catalogue.href('effect', entry),
    })
  }
}

function reportUnknown(pair: Pair, owner: ArgumentOwner, run: Run): void {
  const { entry, kind } = owner
  const { key } = pair
  const at = placeIn(pair)
  if (kind === 'condition' && sameKey(key, 'not-met-effects')) {
    run.report({
      at,
      severity: 'warning',
      code: 'not-read',
      message: `${quoted(key)} belongs beside \`id\` and \`args\`, not inside \`args\`.`,
      why: 'Older guides show it here. Current versions do not read it in this place.',
      href: run.catalogue.guide('condition'),
    })
    return
  }
  // Of an unknown id nobody knows the arguments; a common one in a wrong spelling is found all
  // the same.
  const names = knownNames(owner)
  const literal = names.find((name) => isLiteral(name) && bareKey(key) === bareKey(name))
  if (literal !== undefined || /^[a-z0-9_-]+-cost$/.test(key)) {
    run.report(literalKey(pair, literal ?? key.replaceAll('-', '_'), run))
    return
  }
  if (kind !== 'chain' && kind !== 'shared' && !entry) return
  const why = 'Arguments that the software does not know are ignored without a message.'
  const absent =
    entry && kind !== 'chain' && kind !== 'shared' && absentArgument(run, kind, entry, key)
  if (absent) {
    run.report({ at, severity: 'warning', ...absent, why, href: owner.href })
    return
  }
  if (kind === 'effect' && isBlockKey(key)) {
    run.report({
      at,
      severity: 'error',
      code: 'misplaced-key',
      message: `${quoted(key)} belongs beside \`id\` and \`args\`, not inside \`args\`.`,
      why: 'Here it is not read.',
      href: run.catalogue.guide('effect'),
    })
    return
  }
  if (kind === 'effect' && run.catalogue.find('filter', key.replace(/^not_/, ''))) {
    run.report({
      at,
      severity: 'error',
      code: 'misplaced-key',
      message: `${quoted(key)} is a filter: it belongs under \`filters\`, beside \`id\` and \`args\`.`,
      why: 'Here it is not read.',
      href: run.catalogue.guide('effect'),
    })
    return
  }
  const meant = run.suggestions.ofName(key, names)
  const [first] = meant
  run.report({
    at,
    severity: 'warning',
    code: 'unknown-argument',
    message: `${quoted(key)} is not known to this version of the reference${entry ? ` as an argument of \`${entry.id}\`` : ''}.${meant.length === 0 ? '' : ` Did you mean ${meant.map((name) => `\`${name}\``).join(' or ')}?`}`,
    why,
    ...(first !== undefined && isSlip(key, first) ? { fix: rewrite(at, first) } : {}),
    href: owner.href,
  })
}

function isBlockKey(key: string): boolean {
  return EFFECT_KEYS.some((name) => name !== 'id' && name !== 'args' && sameKey(key, name))
}

function knownNames({ kind, entry }: ArgumentOwner): string[] {
  const own = (entry?.args ?? []).flatMap(({ name, aliases }) => [topOf(name), ...(aliases ?? [])])
  const common = entry?.permanent ? [] : commonArguments(kind).map(({ name }) => name)
  return [...own, ...common]
}

/** Names that eco registers itself (`PriceFactory...` of Auxilor/eco). */
const PRICE_TYPES = ['coins', 'xp', 'exp', 'experience', 'levels', 'xplevels', 'explevels']

/** A price without a type, or of one that nobody registered, is none. */
function checkPrice(price: ConfigNode, run: Run): void {
  if (price.type !== 'map') return
  const type = field(price, 'type')?.value
  const at = type ? placeIn(type) : headOf(price)
  const written = type?.type === 'scalar' ? type.text.trim().toLowerCase() : ''
  const [meant] = PRICE_TYPES.includes(written) ? [] : run.suggestions.ofName(written, PRICE_TYPES)
  // Any other name may be an item, a currency, a magic type or a point.
  const isMisspelt = meant !== undefined && isSlip(written, meant)
  if (type && !isMisspelt) return
  run.report({
    at,
    severity: 'warning',
    code: 'price-free',
    message: isMisspelt
      ? `${quoted(written)} is no type of price. Did you mean \`${meant}\`?`
      : 'This price has no `type`.',
    why: isMisspelt
      ? 'A type that nobody registered, and that is no item either, is free of charge.'
      : 'A price without a type is free of charge.',
    ...(isMisspelt ? { fix: rewrite(at, meant) } : {}),
    href: run.catalogue.guide('prices'),
  })
}
