import { collapseSpace } from '@/src/parsing/collapse-space'
import {
  isDescriptive,
  isHarmless,
  removeDescriptivePairs,
} from './catalogue-match/descriptive-words'
import { indexEntries } from './catalogue-match/entry-index'
import type { CatalogueEntry, EntryIndex, EntryName } from './catalogue-match/entry-index'
import { isSharedName, resolveHomonym } from './catalogue-match/homonyms'
import type { MatchContext } from './catalogue-match/homonyms'
import { isPartOf } from './catalogue-match/food-parts'
import { moveNounLast, removePurpose } from './catalogue-match/name-order'
import { splitNameWords } from './catalogue-match/name-words'
import { hasReadings, listReadings } from './catalogue-match/readings'

export type { CatalogueEntry } from './catalogue-match/entry-index'
export type { MatchContext } from './catalogue-match/homonyms'

/** Finds the catalogue entry that a name means. */
interface CatalogueMatcher {
  /** Returns the slug of the entry, or null when none fits without guessing. */
  match: (name: string, context?: MatchContext) => string | null
}

/** Maximum length of a name that is read, in characters. */
const MAX_NAME_LENGTH = 300
/** Maximum number of words of one alternative of a name. */
const MAX_WORDS = 14

/**
 * Creates a matcher for a catalogue. A name matches an entry with the same noun if it has all other
 * words of the entry's name and its additional words are only descriptive.
 * @see docs/product/recipes.md#matching-ingredients
 */
export function createCatalogueMatcher(entries: readonly CatalogueEntry[]): CatalogueMatcher {
  const index = indexEntries(entries)
  return { match: (name, context = {}) => matchName(name, context, index) }
}

function matchName(name: string, context: MatchContext, index: EntryIndex): string | null {
  const text = collapseSpace(name.slice(0, MAX_NAME_LENGTH))
  const isEnglish = !context.language || /^en\b/i.test(context.language)
  if (!isEnglish) return firstOf(listReadings(text), (part) => findShared(part, index))
  const written = splitNameWords(text)
  const search = { part: text, context, index }
  const exact = findExact(written, search)
  if (exact !== undefined) return exact
  if (!hasReadings(text)) return findEntry(written, search)
  return firstOf(listReadings(text), (part) =>
    findEntry(splitNameWords(part), { part, context, index }),
  )
}

function firstOf(parts: readonly string[], find: (part: string) => string | null): string | null {
  for (const part of parts) {
    const slug = find(part)
    if (slug !== null) return slug
  }
  return null
}

/** Finds an entry that has a name of another language as its own. */
function findShared(part: string, index: EntryIndex): string | null {
  const words = splitNameWords(part)
  return isSharedName(words) ? (index.exact.get(words.join(' ')) ?? null) : null
}

/** Finds an entry by a whole name; undefined when none is called so. */
function findExact(words: readonly string[], search: Search): string | null | undefined {
  const key = words.join(' ')
  const slug = search.index.exact.get(key)
  return slug === undefined ? undefined : resolve(key, slug, search)
}

function findEntry(written: readonly string[], search: Search): string | null {
  if (written.length === 0 || written.length > MAX_WORDS) return null
  const ordered = moveNounLast(written)
  for (const words of ordered === written ? [written] : [written, ordered]) {
    const exact = findExact(words, search)
    if (exact !== undefined) return exact
  }
  const tailless = removePurpose(removeDescriptivePairs(written))
  if (tailless === null) return null
  return findByNoun(withoutJoins(tailless === written ? ordered : moveNounLast(tailless)), search)
}

type Search = { part: string; context: MatchContext; index: EntryIndex }

/** Looks for entries with the last word as their noun; parts of a food ("wedges") may follow it. */
function findByNoun(name: readonly string[], search: Search): string | null {
  for (let end = name.length; end > 0; end -= 1) {
    const head = name[end - 1] ?? ''
    const others = name.slice(0, end - 1).filter((word) => word !== head)
    const fitting = (search.index.byHead.get(head) ?? []).filter(isSubset(others, head))
    const best = bestOf(fitting, head, others)
    if (best) return resolve([...best.others, head].join(' '), best.slug, search)
    const isOther = fitting.some((entry) => entry.others.length > 0)
    if (
      (isOther && head !== 'leaf') ||
      !(isPartOf(head, name[end - 2] ?? '') || isDescriptive(head))
    )
      return null
  }
  return null
}

const isSubset =
  (words: readonly string[], head: string) =>
  (entry: EntryName): boolean =>
    entry.others.every((word) => word === head || words.includes(word))

/** The name that accounts for most words, the rest being harmless; null where two are equal. */
function bestOf(
  names: readonly EntryName[],
  head: string,
  words: readonly string[],
): EntryName | null {
  const apt = names.filter((entry) =>
    words.every(
      (word) => entry.others.includes(word) || isHarmlessFor(word, { ...entry, head }, names),
    ),
  )
  const most = Math.max(...apt.map(({ others }) => others.length))
  const best = apt.filter(({ others }) => others.length === most)
  const chosen = best.find(({ isTitle }) => isTitle) ?? best[0]
  const isClear = best.every(
    ({ slug, isTitle }) => slug === chosen?.slug || (chosen?.isTitle && !isTitle),
  )
  return isClear ? (chosen ?? null) : null
}

/** A word is not harmless to an alias when it is what the title of another entry adds to the noun. */
function isHarmlessFor(
  word: string,
  entry: EntryName & { head: string },
  names: readonly EntryName[],
): boolean {
  if (!isHarmless(word, entry)) return false
  const isOfAnother = (other: EntryName): boolean =>
    other.isTitle && other.slug !== entry.slug && other.others.length === 1
  return entry.isTitle || !names.some((other) => isOfAnother(other) && other.others[0] === word)
}

/** The entry that a found name means here: "2 peppers" are vegetables, "pepper" is a spice. */
function resolve(key: string, slug: string, { part, context, index }: Search): string | null {
  const meaning = resolveHomonym(key, part, context)
  if (meaning === undefined || meaning === null) return meaning === null ? null : slug
  return index.exact.get(moveNounLast(splitNameWords(meaning)).join(' ')) ?? slug
}

const JOINS: ReadonlySet<string> = new Set(['and', 'to'])

/** Leaves out what joins words that only describe: "boneless and skinless", "medium to large". */
function withoutJoins(name: readonly string[]): readonly string[] {
  if (!name.some((word) => JOINS.has(word))) return name
  return name.filter((word, at) => {
    const isJoin = JOINS.has(word) && isDescriptive(name[at - 1] ?? '')
    return !isJoin || !isDescriptive(name[at + 1] ?? '')
  })
}
