import { PREPARED } from '@/src/parsing/ingredient-line/preparation-words'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { SIZES } from '@/src/parsing/ingredient-line/unit-kinds'

/** An entry of a catalogue that names are matched against. */
export interface CatalogueEntry {
  slug: string
  title: string
  aliases: readonly string[]
}

/** Finds the catalogue entry that a name means. */
interface CatalogueMatcher {
  /** The slug of the entry, or null when none fits without guessing. */
  match: (name: string) => string | null
}

// Words that do not make another ingredient: "large free-range eggs" are eggs.
const DESCRIPTIVE = new Set(
  `fresh freshly ripe firm organic free range boneless skinless bone in skin on extra good quality
  best cold warm hot chilled boiling lukewarm uncooked raw frozen thawed homemade store bought lean
  thin thick pure natural unsalted salted low reduced sodium fat nonfat full unsweetened toasted
  roasted blanched flat leaf fine coarse flaky high finely roughly coarsely thinly packed loosely
  lightly very young tender baby mini whole seedless unpeeled unwaxed untreated farm raised wild
  room temperature about plus more for of the a an your favorite favourite any optional squeezed each brand
  cheese leaf sprig floret clove bulb wedge slice piece chunk cube fillet`
    .split(/\s+/)
    .concat(
      [...PREPARED].filter((word) => /^[a-z]+$/.test(word)),
      [...SIZES],
    ),
)

const MOST_DROPPED = 7

/** No ingredient is called by more. */
const LONGEST_NAME = 300

/** Makes a matcher over a catalogue; it knows plurals, other word orders, size and state words. */
export function createCatalogueMatcher(entries: readonly CatalogueEntry[]): CatalogueMatcher {
  const index = buildIndex(entries)
  return {
    match: (name) =>
      alternatives(collapseSpace(name.slice(0, LONGEST_NAME)))
        .map((part) => find(part, index))
        .find((slug) => slug !== null) ?? null,
  }
}

interface Index {
  exact: Map<string, string>
  /** Entries without their descriptive words; null where two entries become the same. */
  reduced: Map<string, string | null>
}

function buildIndex(entries: readonly CatalogueEntry[]): Index {
  const exact = new Map<string, string>()
  for (const { slug, title } of entries) setOnce(exact, keyOf(wordsOf(title)), slug)
  for (const { slug, aliases } of entries) {
    for (const alias of aliases) setOnce(exact, keyOf(wordsOf(alias)), slug)
  }
  const reduced = new Map<string, string | null>()
  for (const { slug, title } of entries) {
    const key = keyOf(wordsOf(title).filter((word) => !DESCRIPTIVE.has(word)))
    const known = reduced.get(key)
    if (key) reduced.set(key, known === undefined || known === slug ? slug : null)
  }
  return { exact, reduced }
}

function setOnce(map: Map<string, string>, key: string, slug: string): void {
  if (key && !map.has(key)) map.set(key, slug)
}

function find(name: string, { exact, reduced }: Index): string | null {
  const words = wordsOf(name)
  if (words.length === 0 || words.length > 14) return null
  for (const kept of withoutSome(words)) {
    const slug = exact.get(keyOf(kept))
    if (slug !== undefined) return slug
  }
  return reduced.get(keyOf(words.filter((word) => !DESCRIPTIVE.has(word)))) ?? null
}

// The words with ever more of the descriptive ones left out, fewest first.
function withoutSome(words: string[]): string[][] {
  const places = words
    .flatMap((word, at) => (DESCRIPTIVE.has(word) ? [at] : []))
    .slice(0, MOST_DROPPED)
  const masks = Array.from({ length: 2 ** places.length }, (_, mask) => mask)
  masks.sort((a, b) => bits(a) - bits(b))
  return masks
    .map((mask) =>
      words.filter((_, at) => !places.includes(at) || !(mask & (1 << places.indexOf(at)))),
    )
    .filter((kept) => kept.length > 0)
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >> 1)
}

// The whole name, then each side of "or" and what stands before a comma or bracket.
function alternatives(name: string): string[] {
  const bare = name.replace(/\([^()]*\)/g, ' ')
  const parts = bare.split(OR_OR_COMMA)
  return [...new Set([name, bare, ...withSharedNoun(bare), ...parts])].filter(
    (part) => part.trim() !== '',
  )
}

const OR_OR_COMMA = /\s+(?:or|oder|ou|o|of|eller)\s+|[,/;]/i

// "peanut or vegetable oil" is peanut oil first, not peanuts.
function withSharedNoun(name: string): string[] {
  const [first, second] = name.split(OR_OR_COMMA).map((part) => part.trim())
  const noun = second?.split(/\s+/)
  if (!first || !noun || noun.length < 2) return []
  return [`${first} ${noun.at(-1) ?? ''}`]
}

function keyOf(words: string[]): string {
  return [...new Set(words)].sort().join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text
    // A footnote: "flour¹".
    .replace(/[⁰¹²³⁴-⁹]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  calves: 'calf',
  geese: 'goose',
  teeth: 'tooth',
}

/** The singular of an English word; words that only look like plurals stay ("asparagus"). */
export function singular(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return irregular
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ches|shes|xes|zes|oes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
