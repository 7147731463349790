import { UnreadablePictureError } from '../unreadable'

/** Elements of a drawing at most, with every repetition by a reference counted. */
const MAX_EXPANDED = 100_000
/** Maximum length of a chain of references. */
const MAX_CHAIN = 500

/** The cost of drawing an element, in plain elements, where it is more than one. */
const HEAVY: readonly [pattern: RegExp, cost: number][] = [
  [/^fe[A-Z]/, 200],
  [/^image$/, 500],
]

const LOCAL_URL = /url\(\s*["']?#([^"')\s]+)/gi

/** A reference to another part by its id, which a marker repeats at each point of a line. */
type Reference = { id: string; isMarker: boolean }

type Rule = { references: readonly Reference[] }

type Part = {
  /** The names by which a selector may match it: its element, id and classes, and `*`. */
  keys: ReadonlySet<string>
  cost: number
  children: Part[]
  references: Reference[]
  /** Points of its line, at which markers are drawn. */
  points: number
}

/**
 * Counts the elements of a drawing with all references expanded: a few elements that refer to each other
 * over several levels can expand to millions.
 */
export class Expansion {
  readonly #open: Part[] = []
  readonly #byId = new Map<string, Part>()
  readonly #all: Part[] = []
  /** The rules of style sheets that make references, by the keys of the parts that they apply to. */
  readonly #rules = new Map<string, Rule[]>()

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { id, class: classes = '' } = attributes
    const part: Part = {
      keys: new Set(['*', name, `#${id ?? ''}`, ...classes.split(/\s+/).map((each) => `.${each}`)]),
      cost: HEAVY.find(([pattern]) => pattern.test(name))?.[1] ?? 1,
      children: [],
      references: referencesOf(attributes),
      points: pointsOf(attributes),
    }
    this.#open.at(-1)?.children.push(part)
    this.#open.push(part)
    this.#all.push(part)
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, part)
  }

  close(): void {
    this.#open.pop()
  }

  /** Adds the references that the rules of a style sheet make. */
  styles(css: string): void {
    const selectors: string[] = []
    for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}]|$)/g)) {
      // Rules within a rule may follow its declarations.
      const end = brace === '{' ? text.lastIndexOf(';') + 1 : text.length
      this.#addRule(selectors.at(-1) ?? '', text.slice(0, end))
      if (brace === '{') selectors.push(text.slice(end))
      else selectors.pop()
    }
  }

  #addRule(selector: string, declarations: string): void {
    const references = referencesIn(declarations)
    if (references.length === 0) return
    const rule = { references }
    for (const key of keysOf(selector)) {
      const known = this.#rules.get(key)
      if (known) known.push(rule)
      else this.#rules.set(key, [rule])
    }
  }

  /** @throws UnreadablePictureError for a drawing that repeats itself too often, or without end */
  check(): void {
    this.#applyRules()
    const [root] = this.#all
    if (root && this.#costOf(root, new Map(), 0) > MAX_EXPANDED) throw tooRepetitive()
  }

  /** Each reference costs at least one, so counting stops beyond the limit. */
  #applyRules(): void {
    const isKnown = ({ id }: Reference): boolean => this.#byId.has(id)
    for (const rule of new Set([...this.#rules.values()].flat())) {
      rule.references = rule.references.filter(isKnown)
    }
    for (const [key, rules] of this.#rules) {
      this.#rules.set(
        key,
        rules.filter(({ references }) => references.length > 0),
      )
    }
    let count = 0
    for (const part of this.#all) {
      for (const { references } of [...part.keys].flatMap((key) => this.#rules.get(key) ?? [])) {
        count += references.length
        if (count > MAX_EXPANDED) throw tooRepetitive()
        part.references.push(...references)
      }
    }
  }

  /** Returns the cost of an element with its content; null marks elements being counted. */
  #costOf(part: Part, known: Map<Part, number | null>, chain: number): number {
    const found = known.get(part)
    if (found === null || chain > MAX_CHAIN) throw tooRepetitive()
    if (found !== undefined) return found
    known.set(part, null)
    let cost = part.cost
    for (const child of part.children) cost += this.#costOf(child, known, chain + 1)
    for (const { id, isMarker } of part.references) {
      const target = this.#byId.get(id)
      if (target) cost += (isMarker ? part.points : 1) * this.#costOf(target, known, chain + 1)
    }
    known.set(part, cost)
    return cost
  }
}

/** The references in declarations, or in the value of one attribute. */
function referencesIn(text: string): Reference[] {
  const isMarker = /\bmarker/i.test(text)
  return [...text.matchAll(LOCAL_URL)].map(([, id = '']) => ({ id, isMarker }))
}

const referencesOf = (attributes: Readonly<Record<string, string>>): Reference[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (!/^(?:xlink:)?href$/.test(name)) return referencesIn(`${name}:${value}`)
    const address = value.trim()
    return address.startsWith('#') ? [{ id: address.slice(1), isMarker: false }] : []
  })

const pointsOf = ({ d = '', points = '' }: Readonly<Record<string, string>>): number =>
  `${d}${points}`.split(/[\s,]+|(?=[a-z-])/i).length

const MAX_NESTED_CONDITIONS = 5

/**
 * Keys of the parts that a list of selectors may match: the id, class or element that the end of each
 * names. Conditions are not read: what has nothing else may match any part.
 */
function keysOf(selectors: string): ReadonlySet<string> {
  let plain = selectors
  for (let depth = 0; depth < MAX_NESTED_CONDITIONS; depth += 1) {
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  if (/[()[\]|&@"']/.test(plain)) return new Set(['*'])
  return new Set(
    plain.split(',').map((selector) => {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ''
      const [key = '*'] =
        /#[^#.:]+/.exec(last) ?? /\.[^#.:]+/.exec(last) ?? /^[^:]+/.exec(last) ?? []
      return key
    }),
  )
}

const tooRepetitive = (): UnreadablePictureError =>
  new UnreadablePictureError(
    'This drawing repeats its parts too often. Please make it simpler, or send it as a PNG.',
  )
