import { resolveRef, typesOf } from '@/endpoints/openapi/json-schema'
import type { Components, JsonSchema } from '@/endpoints/openapi/json-schema'

/** A value with one thing wrong, and where. */
export type Violation = {
  what: string
  value: unknown
  /** The path of the fault, as issues name it. */
  path: string
  /** Inside of a choice between shapes the issue may stand at the choice itself. */
  choice: string | null
  /** Whether the field is missing. */
  isMissing: boolean
}

/** An invalid value for its place. */
type Wrong = { what: string; value: unknown; path: string[]; choice: string[] | null }

const MISSING = Symbol('missing')

/**
 * Lists every violation of a schema, one at a time: missing or extra fields, other types, too long, too
 * many, too big, wrong format. The value must be complete: only existing fields are broken.
 */
export function violationsOf(
  schema: JsonSchema,
  value: unknown,
  components: Components,
): Violation[] {
  return new Breaker(components).break(schema, value, [], null).map((wrong) => ({
    what: `${wrong.path.join('.') || 'all of it'}: ${wrong.what}`,
    value: withValueAt(value, wrong.path, wrong.value),
    path: wrong.path.join('.'),
    choice: wrong.choice === null ? null : wrong.choice.join('.'),
    isMissing: wrong.value === MISSING,
  }))
}

class Breaker {
  constructor(private readonly components: Components) {}

  break(given: JsonSchema, value: unknown, path: string[], choice: string[] | null): Wrong[] {
    const schema = resolveRef(given, this.components)
    if (schema.anyOf) return this.breakChoice(schema.anyOf, value, path, choice)
    const here = (wrong: readonly [string, unknown]): Wrong => ({
      what: wrong[0],
      value: wrong[1],
      path,
      choice,
    })
    const wrongs = [...otherTypes(typesOf(schema)), ...outOfBounds(schema)].map(here)
    if (isObject(value)) wrongs.push(...this.breakObject(schema, value, path, choice))
    if (Array.isArray(value) && schema.items && value.length > 0) {
      wrongs.push(...this.break(schema.items, value[0], [...path, '0'], choice))
    }
    return wrongs
  }

  /** A choice with null is only a value that may be empty; others are told apart by what fits. */
  private breakChoice(
    options: readonly JsonSchema[],
    value: unknown,
    path: string[],
    choice: string[] | null,
  ): Wrong[] {
    const real = options.filter((option) => !typesOf(option).includes('null'))
    const isNullable = real.length < options.length
    const allowed = new Set(this.typesWithin(options))
    const inner = real.flatMap((option) =>
      this.fits(option, value)
        ? this.break(option, value, path, choice ?? (real.length > 1 ? path : null))
        : [],
    )
    return inner.filter(({ path: at, value: wrong }) => {
      if (at.length > path.length) return true
      if (wrong === null) return !isNullable
      return real.length === 1 || !allowed.has(typeOf(wrong))
    })
  }

  private typesWithin(options: readonly JsonSchema[]): string[] {
    return options.flatMap((option) => {
      const schema = resolveRef(option, this.components)
      return schema.anyOf ? this.typesWithin(schema.anyOf) : typesOf(schema)
    })
  }

  /** Whether a value looks like it was meant for a schema: by type and by its constant fields. */
  private fits(option: JsonSchema, value: unknown): boolean {
    const schema = resolveRef(option, this.components)
    if (schema.anyOf) return schema.anyOf.some((inner) => this.fits(inner, value))
    if (!typesOf(schema).includes(typeOf(value))) return false
    if (!isObject(value)) return true
    const { properties = {}, required = [] } = schema
    return required.every((key) => {
      const { const: only, enum: listed } = properties[key] ?? {}
      const allowed: readonly unknown[] | undefined = only === undefined ? listed : [only]
      return key in value && (allowed?.includes(value[key]) ?? true)
    })
  }

  private breakObject(
    { properties = {}, required = [], additionalProperties }: JsonSchema,
    value: Readonly<Record<string, unknown>>,
    path: string[],
    choice: string[] | null,
  ): Wrong[] {
    const wrongs: Wrong[] = required.map((key) => ({
      what: 'missing',
      value: MISSING,
      path: [...path, key],
      choice,
    }))
    if (additionalProperties === false) {
      for (const key of ['unexpected', '__proto__', 'constructor']) {
        wrongs.push({ what: 'too many', value: 'x', path: [...path, key], choice })
      }
    }
    const inner = Object.entries(properties).filter(([key]) => key in value)
    for (const [key, schema] of inner) {
      wrongs.push(...this.break(schema, value[key], [...path, key], choice))
    }
    return wrongs
  }
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'words',
  number: 42.5,
  boolean: true,
  object: { any: 'thing' },
  array: ['thing'],
  null: null,
}

const otherTypes = (types: readonly string[]): [string, unknown][] =>
  Object.entries(SAMPLES)
    .filter(([type]) => types.length > 0 && !types.includes(type))
    .filter(([type]) => !(type === 'number' && types.includes('integer')))
    .map(([type, sample]) => [`a ${type}`, sample])

function outOfBounds(schema: JsonSchema): [string, unknown][] {
  if (schema.const !== undefined || schema.enum) return [['not in the list', 'no such value']]
  const types = typesOf(schema)
  if (types.includes('string')) return wrongTexts(schema)
  if (types.includes('number') || types.includes('integer')) return wrongNumbers(schema)
  const { maxItems } = schema
  return types.includes('array') && maxItems !== undefined && maxItems <= 1_000
    ? [['too many', Array.from({ length: maxItems + 1 }, () => SAMPLES['object'])]]
    : []
}

function wrongTexts({
  minLength = 0,
  maxLength,
  format,
  pattern,
}: JsonSchema): [string, unknown][] {
  const wrongs: [string, unknown][] = [
    ['a null character', 'a\u0000b'],
    ['half of a pair', 'a\ud800b'],
  ]
  if (minLength > 0) wrongs.push(['empty', ''], ['blank', ' \t'])
  if (maxLength !== undefined) wrongs.push(['too long', 'a'.repeat(maxLength + 1)])
  if (format === 'uri') wrongs.push(['a script', 'javascript:alert(1)'], ['no address', 'words'])
  if (format === 'uuid') wrongs.push(['no id', 'no-id'], ['a cut id', '0b6e6f7c-6f0c-4c8f-8d3c'])
  if (pattern !== undefined) wrongs.push(['not of the pattern', 'no such, thing!'])
  return wrongs
}

function wrongNumbers({ minimum, maximum, type }: JsonSchema): [string, unknown][] {
  const wrongs: [string, unknown][] = []
  if (minimum !== undefined) wrongs.push(['too small', minimum - 1])
  if (maximum !== undefined) wrongs.push(['too big', maximum + 1], ['huge', 1e308])
  if (type === 'integer') wrongs.push(['not whole', 1.5])
  return wrongs
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A copy with another value in one place; parts of it that are not on the way are shared. */
function withValueAt(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, index) =>
      String(index) === key ? withValueAt(part, rest, value) : part,
    )
  }
  const entries = Object.entries(isObject(whole) ? whole : {}).filter(([name]) => name !== key)
  const old = isObject(whole) && Object.hasOwn(whole, key) ? whole[key] : undefined
  const changed = rest.length === 0 ? value : withValueAt(old, rest, value)
  if (changed !== MISSING) entries.push([key, changed])
  // As JSON.parse makes it: `__proto__` is a field like any other.
  const copy: Record<string, unknown> = {}
  for (const [name, part] of entries) {
    Object.defineProperty(copy, name, { value: part, enumerable: true })
  }
  return copy
}
