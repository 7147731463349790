import { UnreadablePictureError } from '../unreadable'

/** Elements of a drawing at most, with every repetition by a reference counted. */
const MAX_EXPANDED = 100_000
/** References that lead on from one to the next, at most. */
const MAX_CHAIN = 500

/** The cost of drawing an element, in plain elements, where it is more than one. */
const HEAVY: readonly [pattern: RegExp, cost: number][] = [
  [/^fe[A-Z]/, 200],
  [/^image$/, 500],
]

const LOCAL_URL = /url\(\s*["']?#([^"')\s]+)/g
const RULE = /([^{}]+)\{([^{}]*)\}/g

type Part = {
  name: string
  id: string | undefined
  classes: readonly string[]
  cost: number
  children: Part[]
  /** Names of the parts that it refers to, with how often each is drawn. */
  references: [id: string, times: number][]
}

/** A rule of a style sheet that refers to parts: the last part of each of its selectors. */
type Rule = { subjects: string[]; references: string[] }

/**
 * Counts what a drawing costs when all its references are drawn: a few elements that use each other
 * several times over many levels make millions.
 */
export class Expansion {
  readonly #open: Part[] = []
  readonly #byId = new Map<string, Part>()
  readonly #all: Part[] = []
  readonly #rules: Rule[] = []

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const part: Part = {
      name,
      id: attributes['id'],
      classes: (attributes['class'] ?? '').split(/\s+/),
      cost: HEAVY.find(([pattern]) => pattern.test(name))?.[1] ?? 1,
      children: [],
      references: referencesOf(attributes),
    }
    this.#open.at(-1)?.children.push(part)
    this.#open.push(part)
    this.#all.push(part)
    if (part.id !== undefined && !this.#byId.has(part.id)) this.#byId.set(part.id, part)
  }

  close(): void {
    this.#open.pop()
  }

  /** Adds the references that the rules of a style sheet make. */
  styles(css: string): void {
    for (const [, selector = '', body = ''] of css.matchAll(RULE)) {
      const references = idsIn(body)
      if (references.length === 0) continue
      const subjects = selector.split(',').map(
        (each) =>
          each
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '',
      )
      this.#rules.push({ subjects, references })
    }
  }

  /** @throws UnreadablePictureError for a drawing that repeats itself too often, or without end */
  check(): void {
    for (const part of this.#all) {
      for (const { subjects, references } of this.#rules) {
        if (!subjects.some((subject) => mayMatch(subject, part))) continue
        part.references.push(...references.map((id): [string, number] => [id, 1]))
      }
    }
    const [root] = this.#all
    if (root && this.#costOf(root, new Map(), 0) > MAX_EXPANDED) throw tooRepetitive()
  }

  /** The cost of a part with all that is in it; parts whose cost is being counted are marked by null. */
  #costOf(part: Part, known: Map<Part, number | null>, chain: number): number {
    const found = known.get(part)
    if (found === null || chain > MAX_CHAIN) throw tooRepetitive()
    if (found !== undefined) return found
    known.set(part, null)
    let cost = part.cost
    for (const child of part.children) cost += this.#costOf(child, known, chain + 1)
    for (const [id, times] of part.references) {
      const target = this.#byId.get(id)
      if (target) cost += times * this.#costOf(target, known, chain + 1)
    }
    known.set(part, cost)
    return cost
  }
}

const idsIn = (text: string): string[] =>
  [...text.matchAll(LOCAL_URL)].flatMap(([, id]) => (id === undefined ? [] : [id]))

/** Markers are drawn at each point of their line. */
function referencesOf(attributes: Readonly<Record<string, string>>): Part['references'] {
  const line = `${attributes['d'] ?? ''}${attributes['points'] ?? ''}`
  const points = Math.max(1, line.split(/[\s,]+|(?=[a-z-])/i).length)
  return Object.entries(attributes).flatMap(([name, value]) => {
    const ids = /^(?:xlink:)?href$/.test(name)
      ? value.trim().startsWith('#')
        ? [value.trim().slice(1)]
        : []
      : idsIn(value)
    const times = name.startsWith('marker') || /\bmarker/.test(value) ? points : 1
    return ids.map((id): [string, number] => [id, times])
  })
}

/** Whether a simple selector may match a part: one with a condition that is not read matches. */
function mayMatch(selector: string, { name, id, classes }: Part): boolean {
  const [, element = '', rest = ''] = /^([A-Za-z]*)(.*)$/.exec(selector) ?? []
  if (element !== '' && element !== name) return false
  const ids = [...rest.matchAll(/#([^.#:[]+)/g)].map(([, each]) => each)
  const names = [...rest.matchAll(/\.([^.#:[]+)/g)].map(([, each = '']) => each)
  return ids.every((each) => each === id) && names.every((each) => classes.includes(each))
}

const tooRepetitive = (): UnreadablePictureError =>
  new UnreadablePictureError(
    'This drawing repeats its parts too often. Please make it simpler, or send it as a PNG.',
  )
