import { normaliseDigits } from '@/src/parsing/digits'
import { parseWrittenNumber, WRITTEN_NUMBER_SOURCE } from '@/src/parsing/written-number'

/** A count or range in a text, and the words behind it: 4 to 6, "people". */
interface YieldCount {
  number: number
  /** The upper end of a range; null without one. */
  max: number | null
  words: string
}

/** Words for servings and people. */
export const SERVING =
  /serv|person|people|portion|porc|port\b|porz|raci[oó]n|comensal|gäst|guest|personnes?|pers\b|osob|adag|fő|人分|人份|人前|порц/i
/** "Personnes 6/8": a range of people, and no fraction of a cup. */
const SLASHED =
  /(?<![\d/]\s?)([2-9]|\d{2})\s?\/\s?(\d{1,2})(?![\d/])(?!\s*(?:cups?|c|lbs?|pounds?|oz|kg|g|l|lit\w+|pints?|quarts?|tsp|tbsp|doz\w*)(?!\p{L}))/gu

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  half: 0.5,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  acht: 8,
  deux: 2,
  trois: 3,
  quatre: 4,
}

/** Articles that count only where nothing else does. */
const ARTICLES = /(?<!\p{L})(?:ein|eine|einen)(?!\p{L})/iu

const WORD = Object.keys(WORDS).join('|')
const NUMBER = String.raw`(?:${WRITTEN_NUMBER_SOURCE}|(?<!\p{L})(?:half\s+an?(?=\s)|${WORD})(?!\p{L}))`
/** "two and a half" */
const AND_A_HALF = new RegExp(
  String.raw`(?<![\p{L}\d])(\d+|${WORD})\s+and\s+a\s+half(?!\p{L})`,
  'giu',
)
const TO = String.raw`\s*[-\u2010-\u2014~\u301c\uff5e]\s*|\s+(?:to|or|bis|oder|à|a|ou|o|al|tot|of|até|til|till|eller|do|lub)\s+`
/** "dozen", "a dozen", "½ dozen", "douzaines". */
const DOZEN = String.raw`(?<!\p{L})(?:doz(?:en|\.|(?!\p{L}))|dutzend|douzaines?|docenas?|dozzin[ae]|dúzias?|dozijn|dussin)`
const LENGTH = String.raw`\s*-?\s*(?:cm|mm|in(?:ch(?:es)?)?(?!\p{L})|zoll(?!\p{L})|["″”]|'')`
/** "23cm", "9 x 13 inch", "9x5-inch": the size of a piece, not a count. */
const SIZE = new RegExp(String.raw`^(?:\s*[x×]\s*\d[\d.,/½¼¾⅓⅔]*)*${LENGTH}|^\s*[x×]\s*\d`, 'iu')
/** "1 x 20cm", "2 x 450 g": a count of pieces of a size. */
const TIMES_SIZE = /^\s*[x×]\s*(?=\d[\d.,]*\s*-?\s*[\p{L}"″”])/u
/** Maximum number of pieces given with a size; "9 x 13 inch" is only a size. */
const MAX_COUNT_OF_SIZE = 4

const COUNT = new RegExp(
  String.raw`(${NUMBER})(?:(?:${TO})(${NUMBER}))?(\s*(?:an?\s+)?${DOZEN})?|(?:(?<!\p{L})an?\s+)?(${DOZEN})`,
  'giu',
)

/** Maximum yield; a larger number is something else. */
const MAX_YIELD = 100_000

/** Maximum length of a yield; a longer text is not one. */
const MAX_LENGTH = 300

/**
 * Reads the first count of a text ("Makes 12 to 15 cookies", "1½ dozen", "one 23cm cake") that is
 * not a size, or returns null.
 * @see docs/product/recipes.md#servings
 */
export function readCount(yieldText: string): YieldCount | null {
  const text = withRanges(normaliseDigits(yieldText.slice(0, MAX_LENGTH)).trim()).replace(
    AND_A_HALF,
    (_, whole: string) => `${valueOf(whole) ?? whole}½`,
  )
  let size: number | null = null
  for (const match of text.matchAll(COUNT)) {
    const rest = text.slice(match.index + match[0].length)
    if (isSize(match, rest)) size ??= match.index
    else return countOf(match, rest)
  }
  return size === null && !ARTICLES.test(text) ? null : oneOf(text, size)
}

const withRanges = (text: string): string =>
  SERVING.test(text) ? text.replace(SLASHED, '$1-$2') : text

function isSize([, low, , dozen]: RegExpExecArray, rest: string): boolean {
  if (low === undefined || dozen !== undefined || !SIZE.test(rest)) return false
  return !isOfSize(low, rest)
}

const isOfSize = (low: string, rest: string): boolean =>
  (valueOf(low) ?? Infinity) <= MAX_COUNT_OF_SIZE && TIMES_SIZE.test(rest)

/** One piece of a size, or of a kind that an article tells. */
function oneOf(text: string, size: number | null): YieldCount {
  const isNoted = size === null || text[size - 1] === '('
  return { number: 1, max: null, words: isNoted ? '' : withoutEnd(text.slice(size)) }
}

function countOf([, low, high, dozen]: RegExpExecArray, rest: string): YieldCount | null {
  if (low === undefined) return { number: 12, max: null, words: wordsOf(rest) }
  const times = dozen === undefined ? 1 : 12
  const [number, max] = [(valueOf(low) ?? 0) * times, (valueOf(high) ?? 0) * times]
  if (number <= 0 || number > MAX_YIELD) return null
  const words = wordsOf(isOfSize(low, rest) ? rest.replace(TIMES_SIZE, ' ') : rest)
  return { number, max: max > number && max <= MAX_YIELD ? max : null, words }
}

function valueOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return WORDS[text.toLowerCase().replace(/\s+an?$/, '')] ?? parseWrittenNumber(text)
}

/** The words for what is counted; a counter that is written close, as in "4人分", is no word of its own. */
function wordsOf(rest: string): string {
  const words = rest.replace(/^[.,;:]+(?=\s)/, '')
  return /^\s/.test(words) ? withoutEnd(words) : ''
}

const withoutEnd = (words: string): string => words.replace(/[.;:\s]+$/, '').trim()
