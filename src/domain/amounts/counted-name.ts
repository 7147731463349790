import { isPlural } from './quantity'
import type { Quantity } from './quantity'

/** The name in an ingredient line: the catalogue's title, and the author's text where it differs. */
export type LineName = { title: string | null; override: string | null }

/** Nouns that have one form, or are no single things: three mackerel, two garlic. */
const UNCHANGED = new Set(
  `mackerel salmon trout tuna cod haddock halibut hake herring squid shrimp fish seafood shellfish
  chicken duck lamb beef pork veal turkey bacon ham garlic ginger celery broccoli cauliflower
  asparagus fennel spinach kale chard arugula lettuce cress corn sweetcorn okra rhubarb
  horseradish parsley cilantro coriander basil mint dill thyme rosemary sage tarragon oregano flour
  rice bread butter cheese milk cream yogurt water stock broth oil vinegar salt sugar honey wine
  beer juice sauce paste powder tofu tempeh pasta couscous chocolate yeast`.split(/\s+/),
)

const IN_VES: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  knife: 'knives',
}
/** Nouns with an irregular plural in es. */
const IN_ES = /(?:tomato|potato|mango|chill?i)$/

/**
 * The plural of an English name; unchanged if it has no other form, or is already in the plural.
 * @see docs/product/amounts-and-units.md#names-of-what-is-counted
 */
export const pluralNoun = (name: string): string => withNoun(name, plural)

/**
 * The name in a line that counts without a unit, for the amount as it is shown. The catalogue's
 * title is in the plural above one; the author's words, which fit the author's amount, change only
 * where another amount has another number and the catalogue knows their noun.
 * @see docs/product/amounts-and-units.md#names-of-what-is-counted
 */
export function countedName({ title, override }: LineName, own: Quantity, shown: Quantity): string {
  if (override === null) return title === null ? '' : isPlural(shown) ? pluralNoun(title) : title
  if (title === null || isPlural(own) === isPlural(shown)) return override
  const one = nounOf(title)
  const many = plural(one)
  const [from, to] = isPlural(shown) ? [one, many] : [many, one]
  return withNoun(override, (noun) => (noun.toLowerCase() === from.toLowerCase() ? to : noun))
}

/** The noun is last, before any further description: "leg of lamb", "egg, beaten". */
const NOUN = /^(.*?)([\p{L}’'-]+)(\s*(?:$|,|\(|\s(?:of|in|with|for|from|or|and)\s).*)$/su

const nounOf = (name: string): string => NOUN.exec(name)?.[2] ?? name

function withNoun(name: string, change: (noun: string) => string): string {
  const parts = NOUN.exec(name)
  if (!parts) return name
  const [, before = '', noun = '', after = ''] = parts
  return `${before}${change(noun)}${after}`
}

function plural(noun: string): string {
  const word = noun.toLowerCase()
  if (UNCHANGED.has(word) || /[^s]s$/.test(word)) return noun
  const ves = Object.keys(IN_VES).find((ending) => word.endsWith(ending))
  if (ves !== undefined) return `${noun.slice(0, -ves.length)}${IN_VES[ves] ?? ''}`
  if (/[^aeiou]y$/.test(word)) return `${noun.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(word) || IN_ES.test(word)) return `${noun}es`
  return `${noun}s`
}
