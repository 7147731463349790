import { pluralNoun } from '@/src/domain/amounts/counted-name'
import type { LineCatalogues } from '../ingredients/catalogues'

/** An ingredient line that texts can reference. */
export type Nameable = { id: string; name: string; ingredientId?: string | null }

/** A mention of an ingredient line in a text. */
export type NameMatch = { index: number; text: string; id: string }

/** Finds the mentions of ingredient lines in a text, in order and without overlaps. */
export type NameFinder = (text: string) => NameMatch[]

/** Ingredients of the catalogue by the lower-case forms of their names. */
export type KnownNames = ReadonlyMap<string, string>

/** Computed once for a catalogue, which has over a thousand ingredients. */
const knownNamesOf = new WeakMap<LineCatalogues['ingredients'], KnownNames>()

/** The names of all ingredients of the catalogue, in singular and plural. */
export function knownNames({ ingredients }: Pick<LineCatalogues, 'ingredients'>): KnownNames {
  const cached = knownNamesOf.get(ingredients)
  if (cached) return cached
  const names = new Map<string, string>()
  for (const { id, title, aliases } of ingredients.values()) {
    for (const form of [title, ...aliases].flatMap(formsOf)) names.set(form, id)
  }
  knownNamesOf.set(ingredients, names)
  return names
}

/**
 * A finder of the names of a recipe's lines, in singular and plural, the longest match first. The last
 * words of a name ("butter" of "unsalted butter") count where only one line has them, and where the
 * text does not name another ingredient of the catalogue with them ("peanut butter"). Null without
 * names.
 * @see docs/product/kitchen.md#steps
 */
export function nameFinder(
  lines: readonly Nameable[],
  known: KnownNames = new Map(),
): NameFinder | null {
  const names = idsByForm(lines, (name) => [name])
  const endings = idsByForm(lines, endingsOf)
  const ids = new Map(
    [...new Map([...endings, ...names])].flatMap(([form, id]): [string, string][] =>
      id === null ? [] : [[form, id]],
    ),
  )
  if (ids.size === 0) return null
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length)
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`${WORD_START}(?:${any})${WORD_END}`, 'giu')
  const own = new Set(lines.map(({ ingredientId }) => ingredientId))
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): NameMatch[] => {
      const id = ids.get(words.toLowerCase())
      const isOther = isPartOfOther(text, index, index + words.length, { known, own })
      return id === undefined || isOther ? [] : [{ index, text: words, id }]
    })
}

/** Neither within a word nor beside a hyphen: "eggplant", "butter-free". */
const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][-‐])`
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}]|[-‐][\p{L}\p{N}])`

/** Lines by the forms of their names; null for ambiguous names. */
function idsByForm(
  lines: readonly Nameable[],
  called: (name: string) => string[],
): Map<string, string | null> {
  const ids = new Map<string, string | null>()
  for (const { id, name } of lines) {
    for (const form of called(name).flatMap(formsOf)) {
      const before = ids.get(form)
      ids.set(form, before === undefined || before === id ? id : null)
    }
  }
  return ids
}

/** The suffixes of a name without the description after a comma: "olive oil", "oil". */
function endingsOf(name: string): string[] {
  const words = (/^[^,(]*/.exec(name)?.[0] ?? '').trim().split(/\s+/)
  return words.map((_, at) => words.slice(at).join(' '))
}

/** A name in singular and plural; none for names too short or too long to look for. */
function formsOf(name: string): string[] {
  const word = name.trim().toLowerCase()
  if (word.length < 3 || word.length > 100 || !/\p{L}{3}/u.test(word)) return []
  return [...new Set([word, pluralNoun(word), singularOf(word)])]
}

const singularOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')

type Others = { known: KnownNames; own: ReadonlySet<string | null | undefined> }

const WORD_BEFORE = /[\p{L}\p{M}\p{N}'’-]+\s+$/u
const WORD_AFTER = /^\s+[\p{L}\p{M}\p{N}'’-]+/u

/** Whether the words with their neighbours name an ingredient without a line in the recipe. */
function isPartOfOther(text: string, start: number, end: number, { known, own }: Others): boolean {
  if (known.size === 0) return false
  const before = WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? ''
  const after = WORD_AFTER.exec(text.slice(end))?.[0] ?? ''
  const wider = [
    text.slice(start - before.length, end),
    text.slice(start, end + after.length),
    text.slice(start - before.length, end + after.length),
  ]
  return wider.some((words) => {
    const id = known.get(words.toLowerCase().replace(/\s+/g, ' '))
    return words.length > end - start && id !== undefined && !own.has(id)
  })
}
