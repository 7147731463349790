import { parseHumanDuration } from '@/src/parsing/duration'
import { isIngredientsTitle } from '@/src/parsing/recipe-page/layout/section-words'
import { isAmountCell, isIngredientLike } from '@/src/parsing/recipe-text/line-kind'
import { isServings } from '@/src/parsing/recipe-text/page-meta-line'
import { isCount } from '@/src/parsing/recipe-text/serving-counts'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'
import { parseYield } from '@/src/parsing/yield'
import type { RecipeYield } from '@/src/parsing/yield'
import { readCount } from '@/src/parsing/yield-count'

const FOR = '(?:für|for|pour|para|per|pro|voor|för|til|till|na|dla|pentru|για|для|на|untuk|cho)'
const NUMBER_WORD = '(?:one|two|three|four|six|eight|a dozen|ein|zwei|vier|une?|deux|quatre)'
const FOR_PEOPLE = new RegExp(String.raw`^${FOR}\s+\d`, 'iu')

/** "(serves 4)", "for 4 portions" or "4人分" at the end of a heading. */
const TAILS = [
  /[(（[]\s*([^()（）[\]]+?)\s*[)）\]]\s*[:：]?$/u,
  new RegExp(String.raw`(?:^|\s)(${FOR}\s+(?:\d|${NUMBER_WORD}).*?)\s*[:：]?$`, 'iu'),
  /(\d.*?)\s*[:：]?$/u,
]
/** Labels of a yield and prepositions, right before a number. */
const COUNTING = new RegExp(
  String.raw`^(?:serves|makes|yields?|ergibt|donne|${FOR})\s+(?:(?:about|approx\.|ca\.?|etwa|environ)\s+)?(?:[\d½]+(?![\d½]|-?\p{L})|${NUMBER_WORD}(?!\p{L}))`,
  'iu',
)

/** The words of a heading of ingredients that say for how many it is; null without any. */
export function headingServings(text: string): string | null {
  if (!isIngredientsTitle(text)) return null
  const tails = TAILS.map((tail) => tail.exec(text)?.[1]).filter((tail) => tail !== undefined)
  return tails.find(isYield) ?? null
}

// "Ingredients for 2 days" are for as long, not for as many.
const isYield = (words: string): boolean =>
  isServings(words) ||
  isCount(words) ||
  (COUNTING.test(words) && readCount(words) !== null && parseHumanDuration(words) === null)

/** Words at the end of a title: in brackets, or behind a mark. */
const ENDS = [
  /^(.+?)\s*[(（[]([^()（）[\]]+)[)）\]]$/u,
  /^(.+?)\s*(?:[,;:|]|\s[–—-]|[–—])\s+([^,;:|–—]+(?:[–—]\s?\d[^,;:|–—]*)?)$/u,
]
/** "for 4 people" without a mark before it. */
const FOR_END = new RegExp(String.raw`^(.+?)\s+(${FOR}\s+\d.*)$`, 'iu')
const LABELLED = /^(?:serves|feeds|makes|yields?|ergibt)\s/iu

/** A recipe whose title may hold its servings. */
type Titled = { title: string; yields: RecipeYield }

/**
 * A recipe with the servings taken from its title; they count where nothing else states them.
 * @see docs/product/recipes.md#servings
 */
export function withTitleServings<Recipe extends Titled>(recipe: Recipe): Recipe {
  const split = splitTitleServings(recipe.title)
  if (!split) return recipe
  const isStated = recipe.yields.number !== null
  const yields = isStated ? recipe.yields : parseYield(split.servings)
  return { ...recipe, title: split.title, yields }
}

/** Longer lines are no titles. */
const MAX_TITLE_LENGTH = 200

/** A title and the words behind it that say for how many it is. */
interface TitleServings {
  title: string
  servings: string
}

/** Splits the servings from the end of a title ("Chili (serves 4)"); null without any. */
export function splitTitleServings(text: string): TitleServings | null {
  if (text.length > MAX_TITLE_LENGTH) return null
  const stated = (words: string): boolean =>
    isServings(words) || (LABELLED.test(words) && readCount(words) !== null)
  const [, title, servings] =
    ENDS.map((end) => end.exec(text)).find((match) => match && stated(match[2] ?? '')) ??
    [FOR_END.exec(text)].find((match) => match && isServings(match[2] ?? '')) ??
    []
  return title !== undefined && servings !== undefined && /\p{L}{2}/u.test(title)
    ? { title, servings }
    : null
}

/** True for "Für 4 Personen" and its like, which head many a list in place of a title. */
export const isServingsTitle = (text: string): boolean =>
  FOR_PEOPLE.test(text) && isServings(text.replace(/\s*[:：]$/u, ''))

/**
 * The place of the line that says for how many a list is and so heads it, where no other line titles
 * a list; -1 for none.
 */
export function servingsTitlePlace(lines: readonly TextLine[]): number {
  if (lines.some(({ text }) => isIngredientsTitle(text))) return -1
  return lines.findIndex(({ text }, at) => isServingsTitle(text) && isAboveList(lines, at))
}

const isAboveList = (lines: readonly TextLine[], at: number): boolean =>
  lines.slice(at + 1, at + 5).filter(({ text }) => isIngredientLike(text) || isAmountCell(text))
    .length >= 2
