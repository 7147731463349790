const IRREGULAR = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    calves: 'calf',
    geese: 'goose',
    teeth: 'tooth',
    cookies: 'cookie',
    brownies: 'brownie',
    veggies: 'veggie',
    chilies: 'chili',
    chillies: 'chili',
  }),
)

/** Words with another meaning on their own: Chile, a veggie recipe. */
const OWN_ALONE: ReadonlySet<string> = new Set(['chile', 'veg', 'veggie', 'veggies'])

/** Other spellings of one word. */
const SPELLING = new Map(
  Object.entries({
    chilli: 'chili',
    chile: 'chili',
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    tinned: 'canned',
    flavour: 'flavor',
    flavoured: 'flavored',
    colour: 'color',
    colouring: 'coloring',
    coloured: 'colored',
    veg: 'vegetable',
    veggie: 'vegetable',
    wholegrain: 'grain',
    wholewheat: 'wheat',
    flatleaf: 'leaf',
    dry: 'dried',
    lg: 'large',
    md: 'medium',
    sm: 'small',
  }),
)

/**
 * Returns the singular of an English word; words that only look like plurals stay ("asparagus").
 */
export function toSingular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ches|shes|xes|zes|oes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Cache of normalised words, as the same few thousand recur. */
const cache = new Map<string, string>()
const MAX_CACHED = 20_000

function normalize(word: string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  const one = toSingular(word)
  const normalized = SPELLING.get(one) ?? one
  if (cache.size < MAX_CACHED) cache.set(word, normalized)
  return normalized
}

/**
 * Splits a name into words in lower case, without accents, in the singular and in a uniform
 * spelling.
 */
export function splitNameWords(name: string): string[] {
  const words = rawWords(name)
  const [first = ''] = words
  return words.length === 1 && OWN_ALONE.has(first) ? [first] : words.map(normalize)
}

/** Returns whether the last word of a name is in the plural ("red peppers"). */
export function isPlural(name: string): boolean {
  const last = rawWords(name).at(-1) ?? ''
  return toSingular(last) !== last
}

const PLAIN = /^[a-zA-Z ]*$/

function rawWords(name: string): string[] {
  if (PLAIN.test(name)) return name.toLowerCase().split(' ').filter(Boolean)
  const plain = name
    // A footnote: "flour¹".
    .replace(/[⁰¹²³⁴-⁹]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/&/g, ' and ')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
