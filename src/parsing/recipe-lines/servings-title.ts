import { isDurationText, parseHumanDuration } from '@/src/parsing/duration'
import { isIngredientsTitle } from '@/src/parsing/web-page/layout/section-words'
import { isAmountCell, isIngredientLike } from '@/src/parsing/recipe-lines/line-kind'
import { isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'
import { isServingCount } from '@/src/parsing/recipe-lines/serving-counts'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'
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

/** Returns the words of an ingredient heading that state the servings, or null. */
export function parseHeadingServings(text: string): string | null {
  if (!isIngredientsTitle(text)) return null
  const tails = TAILS.map((tail) => tail.exec(text)?.[1]).filter((tail) => tail !== undefined)
  return tails.find(isYield) ?? null
}

// "Ingredients for 2 days" are for as long, not for as many.
const isYield = (words: string): boolean =>
  isServingsLine(words) ||
  isServingCount(words) ||
  (COUNTING.test(words) && readCount(words) !== null && parseHumanDuration(words) === null)

const ABOUT = String.raw`(?:(?:about|approx\.|around|roughly|ca\.?|etwa|environ|circa)\s+)?`
const LABEL = String.raw`(?:serves?|feeds|makes|yields?|servings|enough for|ergibt|reicht für|rende|sert|donne)`
/** "serves 6", "Yield: about 12 slices", "feeds a crowd" */
const LABELLED = new RegExp(
  String.raw`^${LABEL}\s*:?\s+${ABOUT}(?:[\d½]|${NUMBER_WORD}|a (?:crowd|family)|an army)(?![\d½]*\s*(?:days?|weeks?|hours?|minutes?)(?!\p{L}))`,
  'iu',
)
/** Words at the end of a title: in brackets, or behind a mark. */
const IN_BRACKETS = /^(.+?)\s*[(（[]([^()（）[\]]+)[)）\]]$/u
const BEHIND_MARK =
  /^(.+?)(?:\s*[,;:|•·/~]|\s[–—-]|[–—]|\.)\s+([^,;:|•·/~–—]+(?:[:：]\s*\d[^,;:|•·/~–—]*|[–—]\s?\d[^,;:|–—]*)?)$/u
/** "Chili serves 6", "for 4 people", "für 6" without a mark before it. */
const AT_END = new RegExp(
  String.raw`^(.+?)\s+((?:(?:serves|feeds|makes):?\s+${ABOUT}(?:\d|${NUMBER_WORD}(?=\s|$))|${FOR}\s+(?:\d|(?:${NUMBER_WORD}|five|ten)\s)).*)$`,
  'iu',
)
/** "Serves 6: Lemon drizzle cake" */
const AT_START = new RegExp(
  String.raw`^((?:serves|feeds|makes)\s+${ABOUT}\d[^,;:|–—]*)(?:[,;:|]|\s[–—-])\s+(.+)$`,
  'iu',
)
/** "for 6", "pour 6": no more than the number of people. */
const FOR_NUMBER = new RegExp(String.raw`^${FOR}\s+\d{1,2}$`, 'iu')
/** "for two", "for six people": in brackets or with a word for people; "Dinner for Two" is a name. */
const FOR_WORD = new RegExp(String.raw`^${FOR}\s+(?:${NUMBER_WORD}|five|ten)$`, 'iu')
const FOR_PEOPLE_IN_WORDS = new RegExp(
  String.raw`^${FOR}\s+(?:${NUMBER_WORD}|five|ten)\s+(?:people|persons?|personen|personnes)$`,
  'iu',
)
/** Marks of bold and slanted words. */
const EMPHASIS = /\*+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu

/** A recipe whose title may hold its servings. */
type Titled = { title: string; yields: RecipeYield; totalTimeMinutes: number | null }

/**
 * Moves servings and time from the title of a recipe to its fields, unless they are stated
 * elsewhere.
 * @see docs/product/recipes.md#servings
 */
export function extractTitleServings<Recipe extends Titled>(recipe: Recipe): Recipe {
  const split = splitTitleServings(recipe.title)
  if (!split) return recipe
  const isStated = recipe.yields.number !== null
  const yields = isStated ? recipe.yields : parseYield(split.servings)
  const totalTimeMinutes =
    recipe.totalTimeMinutes ?? (split.time === null ? null : parseHumanDuration(split.time))
  return { ...recipe, title: split.title, yields, totalTimeMinutes }
}

/** Longer lines are no titles. */
const MAX_TITLE_LENGTH = 200

/** A title and the words behind it that say for how many it is. */
interface TitleServings {
  title: string
  servings: string
  /** "45 minutes", where the title names it too. */
  time: string | null
}

/**
 * Splits the servings, and the time beside them, from a title ("Chili (serves 4)", "Serves 4:
 * Chili", "Chili, 45 minutes, serves 4"); returns null without servings.
 */
export function splitTitleServings(text: string): TitleServings | null {
  if (text.length > MAX_TITLE_LENGTH) return null
  const plain = text.replace(EMPHASIS, '').trim().replace(/\.$/, '')
  const [, start, named] = AT_START.exec(plain) ?? []
  if (start !== undefined && named !== undefined) {
    return { title: named, servings: start, time: null }
  }
  return splitBoth(plain) ?? splitEnd(plain)
}

// "Chili, 45 minutes, serves 4", and in the other order.
function splitEnd(text: string): TitleServings | null {
  const last = splitTime(text)
  const [, title = '', servings] = servingsEnd(last.title) ?? []
  if (servings === undefined || !/\p{L}{2}/u.test(title)) return null
  const inner = last.time === null ? splitTime(title) : { ...last, title }
  return { servings, time: inner.time, title: inner.title.replace(/[\s,;:|•·/~–—-]+$/u, '') }
}

// "Miso cod (2 people, 20 min)"
function splitBoth(text: string): TitleServings | null {
  const [, title = '', inner = ''] = text.endsWith(')') ? (IN_BRACKETS.exec(text) ?? []) : []
  if (!/[,;·|/]/.test(inner)) return null
  const parts = inner.split(/\s*[,;·|/]\s+/)
  const [time, servings] = [parts.find(isDurationText), parts.find(isStated)]
  const isFull = parts.length === 2 && time !== undefined && servings !== undefined
  return isFull && /\p{L}{2}/u.test(title) ? { title, servings, time } : null
}

const servingsEnd = (text: string): RegExpExecArray | undefined =>
  endOf(IN_BRACKETS, text, (words) => isStated(words) || isForSome(words)) ??
  endOf(BEHIND_MARK, text, isStated) ??
  endOf(AT_END, text, isStated)

/** "Chili, 45 minutes" as the words before the time and the time. */
function splitTime(text: string): Pick<TitleServings, 'title' | 'time'> {
  const [, title, time] = endOf(BEHIND_MARK, text, isDurationText) ?? []
  return title === undefined || time === undefined ? { title: text, time: null } : { title, time }
}

const endOf = (
  end: RegExp,
  text: string,
  isFound: (words: string) => boolean,
): RegExpExecArray | undefined =>
  [end.exec(text)].find((match) => match !== null && isFound(match[2] ?? '')) ?? undefined

const isStated = (words: string): boolean =>
  isServingsLine(words) ||
  isServingCount(words.replace(new RegExp(`^${ABOUT}`, 'iu'), '')) ||
  LABELLED.test(words) ||
  FOR_NUMBER.test(words) ||
  FOR_PEOPLE_IN_WORDS.test(words)

/** "(20 cups)", "(2 dozen)": in brackets behind a title. */
const IN_PIECES =
  /^(?:about |ca\.? )?\d+\s+(?:dozen|cups|glasses|drinks|jars|pints|quarts|squares|bars|balls|rolls|buns|tacos|burgers|pancakes|skewers)$/iu

const isForSome = (words: string): boolean => FOR_WORD.test(words) || IN_PIECES.test(words)

/** Returns whether a line is "Für 4 Personen" or similar, in place of the title of a list. */
export const isServingsTitle = (text: string): boolean =>
  FOR_PEOPLE.test(text) && isServingsLine(text.replace(/\s*[:：]$/u, ''))

/** Returns the index of the servings line that heads a list without another title, or -1. */
export function findServingsTitle(lines: readonly TextLine[]): number {
  if (lines.some(({ text }) => isIngredientsTitle(text))) return -1
  return lines.findIndex(({ text }, at) => isServingsTitle(text) && isAboveList(lines, at))
}

const isAboveList = (lines: readonly TextLine[], at: number): boolean =>
  lines.slice(at + 1, at + 5).filter(({ text }) => isIngredientLike(text) || isAmountCell(text))
    .length >= 2
