import { readCount } from '@/src/parsing/ingredient-line/amounts'
import { readLead } from '@/src/parsing/ingredient-line/lead'
import { normaliseLine } from '@/src/parsing/ingredient-line/line-text'
import { tokenize } from '@/src/parsing/ingredient-line/tokens'
import { MEASURES, SIZES } from '@/src/parsing/ingredient-line/unit-kinds'
import { readUnit } from '@/src/parsing/ingredient-line/units'
import { memoize } from '@/src/parsing/memoize'
import { isDateLine } from '@/src/parsing/recipe-lines/date-line'
import { isPageMeta, isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'

/** "10 pm - wrap it": the time of day of a step. */
const CLOCK = /^\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|Uhr|uur)(?!\p{L})/iu

/** Returns whether a line starts with an amount ("2 cups …", "a pinch of …"). */
export const startsWithAmount = (line: string): boolean => isAmountFirst(line.slice(0, 120))

const isAmountFirst = memoize((start) => {
  if (CLOCK.test(start)) return false
  const { main, isArticle } = readLead(tokenize(normaliseLine(start)))
  // "A soup for cold days" is no amount, and neither is "Several cooks".
  return main !== null && !isArticle && (main.quantityMin !== null || main.unit !== null)
})

/** True for a line that ends with an amount ("Whole milk 200 ml", "chicken – 4 pcs."). */
const endsWithAmount = memoize((line: string): boolean => {
  if (line.length > 80) return false
  const tokens = tokenize(normaliseLine(line))
  const at = tokens.findIndex((token, i) => i > 0 && token.kind === 'number')
  if (at < 1 || tokens.slice(0, at).some((token) => /^[.,;:!?]$/.test(token.text))) return false
  const read = readCount(tokens, at)
  const rest = read ? tokens.slice(read.next).filter((token) => token.kind !== 'mark') : tokens
  return read !== null && rest.length === 0 && (read.amount.unit !== null || at < 5)
})

/** Returns whether a line is only an amount ("2 tbsp.", "1"). */
export const isAmountOnly = (line: string): boolean => isAmountAlone(line.slice(0, 40))

const isAmountAlone = memoize((line) => {
  const tokens = tokenize(normaliseLine(line))
  const read = readCount(tokens, 0)
  const isMeasure = read !== null && (read.amount.unit === null || MEASURES.has(read.amount.unit))
  return isMeasure && tokens.slice(read.next).every((token) => token.kind === 'mark')
})

/** "to taste", as a cell of its own: what stands in place of an amount. */
const NEED = String.raw`(?:to taste|as needed|nach (?:geschmack|belieben|bedarf)|etwas|naar smaak|(?:à|selon) (?:votre )?goût|q\.? ?b\.?|quanto basta|al gusto|c\/?n|(?:a|à) gosto|q\.? ?s\.?|efter (?:smak|smag|behag)|etter smak|do smaku|podle chuti|podľa chuti|ízlés szerint|maun mukaan|по вкусу|за смаком|स्वादानुसार|secukupnya|vừa đủ|după gust|לפי הטעם|за смаком|κατά βούληση|aldığı kadar|حسب الرغبة|適量|适量|少々|少许|少量|適宜|약간|적당량)`
const AS_NEEDED = new RegExp(`^(?:1 )?${NEED}$`, 'iu')
const ENDS_AS_NEEDED = new RegExp(`\\p{L}[\\s,(–-]+${NEED}\\)?$`, 'iu')

/** Returns whether a name ends with "to taste" and so needs no amount. */
export const isToTaste = (line: string): boolean => line.length < 60 && ENDS_AS_NEEDED.test(line)

/** "1 Dose/n", "2 clove(s)" */
const PLURAL = /(?<=\p{L})(?:\/\p{Ll}{1,2}|\(\p{Ll}{1,2}\))$/u

/** "1枚", "2큰술", "500克": a number and the counter that languages of the East put after it. */
const EASTERN = /^(?:半|[\d½¼¾⅓⅔][\d\s./½¼¾⅓⅔〜~–-]*\s?)[\p{Script=Han}\p{Script=Hangul}]{1,3}$/u

/** Returns whether a cell holds an amount, including counts ("2 Stk.", "1枚") and "to taste". */
export const isAmountCell = memoize((cell: string): boolean => {
  if (cell.length > 30) return false
  const line = cell.replace(PLURAL, '')
  if (isAmountOnly(line) || AS_NEEDED.test(line) || EASTERN.test(line)) return true
  const tokens = tokenize(normaliseLine(line))
  const read = tokens[0]?.kind === 'number' ? readCount(tokens, 0) : null
  return read !== null && tokens.slice(read.next).every((token) => token.kind === 'mark')
})

/** "2 kleine", "1 kl. Bund": an amount with words for a size or short ones before its unit. */
const SHORTENED = /^\p{L}{1,4}\.$/u

/** Returns whether a cell holds an amount, optionally with a size ("2 small"). */
export function isSizedAmountCell(line: string): boolean {
  if (isAmountCell(line)) return true
  const words = line.replace(/^[\d\s½¼¾⅓⅔⅛.,/–-]+/u, '').split(/\s+/)
  const isShort = line.length <= 30 && /^[\d½¼¾⅓⅔⅛]/u.test(line) && words.length <= 3
  return (
    isShort &&
    words.every((word) => SIZES.has(word.toLowerCase()) || SHORTENED.test(word) || isUnitOnly(word))
  )
}

/** Returns whether a text is only a unit ("kg", "EL"), the second of three cells. */
export const isUnitOnly = memoize((cell: string): boolean => {
  const line = cell.replace(PLURAL, '')
  if (line.length > 20 || !/^\p{L}/u.test(line)) return false
  const tokens = tokenize(normaliseLine(line))
  const unit = readUnit(tokens, 0)
  return unit !== null && tokens.slice(unit.next).every((token) => token.kind === 'mark')
})

/** Returns whether a text is "to taste" or similar, after a name. */
export const isAsNeeded = (line: string): boolean => AS_NEEDED.test(line)

/** Returns whether a line may be an ingredient: an amount, then a few words, no sentence. */
export function isIngredientLike(line: string): boolean {
  if (line.length > 170 || !/\p{L}\p{M}*\p{L}|\p{Script=Han}/u.test(line) || isCountedTitle(line))
    return false
  if (isServingsLine(line) || isPageMeta(line)) return false
  if (!startsWithAmount(line)) return isCountedBehind(line) && !isSentence(line)
  return !/^\d+\s*[.)]\s/.test(line) && !isDurationOnly(line) && !isSentence(line)
}

const isCountedBehind = (line: string): boolean =>
  (endsWithAmount(line) && !FOR_PEOPLE.test(line)) || isToTaste(line) || isShare(line)

/** "Dal for 4": the name of a dish. */
const FOR_PEOPLE = /\p{L}\s(?:for|für|pour|para|per|voor|för)\s\d{1,2}$/iu

/** "Flour (100%)": a part of a baker's formula. */
const SHARE = /^\p{L}[^.!?]{0,60}\(\d{1,3}(?:[.,]\d{1,2})?\s?[%％]\)$/u
const isShare = (line: string): boolean => SHARE.test(line)

// "3 Ingredient Pancakes", "15-Minute Noodles": the name of a dish.
const isCountedTitle = (line: string): boolean =>
  /^\d{1,2}[- ](?:ingredient|minute|min|step|layer|bean|cheese|zutaten|minuten|ingrédients)s?[- ]\p{L}/iu.test(
    line,
  ) && line.split(' ').length <= 8

/** "175-190 Grad, unten": how hot an oven is. */
const TEMPERATURE =
  /^(?:ca\.?\s)?\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?(?:°|º|grad(?:er|i|os|e)?(?!\p{L})|degrees?(?!\p{L})|stopni|stupňů|fok(?!\p{L})|градус|[CF](?!\p{L})|fan(?!\p{L}))/iu

/**
 * Returns whether a line starts with an oven temperature ("480F with steam, 24 mins.", "180 fan").
 */
export const startsWithOvenHeat = (line: string): boolean => TEMPERATURE.test(line)

const isDated = (line: string): boolean =>
  /^\d{4}\s?[年년]/u.test(line) || (/\d{4}$/.test(line) && isDateLine(line))

function isDurationOnly(line: string): boolean {
  if (TEMPERATURE.test(line) || isDated(line)) return true
  return /^(?:ca\.?\s|about\s|circa\s|cirka\s|etwa\s|env(?:iron|\.)\s)?\d[\d\s.,/–-]*\s*(?:h|hours?|hrs?|min|mins|minutes?|std|stunden?|minuten|heures?|seconds?|servings?|people|reviews?|comments?|votes?|ratings?|calories|kcal|stars?(?! ?anise))(?!\p{L})/iu.test(
    line,
  )
}

// "1- Beat the eggs.", "2. Whisk"; not "1-inch pieces".
const STEP_NUMBER = /^\d{1,2}(?:\s?[-–.)]\s*|\/\s+)?(?=\p{Lu}\p{Ll})/u

/** Words of a name with its amount behind it. */
const MAX_COUNTED_LENGTH = 6

/** Languages that mark neither words nor the end of a sentence. */
const UNSPACED = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** A line of a list in them is no longer. */
const MAX_UNSPACED_LENGTH = 80

// Whether a line in a language without spaces is a sentence; null for other languages.
function isUnspacedSentence(line: string): boolean | null {
  if (/[。！？।]$/.test(line)) return line.length >= 8
  if (!UNSPACED.test(line)) return null
  return line.length >= MAX_UNSPACED_LENGTH && !startsWithAmount(line)
}

/**
 * Returns whether a line is a sentence of a method: long, or with a full stop after several words.
 */
export function isSentence(numbered: string): boolean {
  const line = numbered.replace(STEP_NUMBER, '')
  const words = line.split(/\s+/).length
  const unspaced = isUnspacedSentence(line)
  if (unspaced !== null) return unspaced
  // "Мука пшеничная 4 ст. л.": the full stop of a unit.
  if (words <= MAX_COUNTED_LENGTH && endsWithAmount(line)) return false
  if (/[.!。]["”')]?$/.test(line) && words >= 4)
    return !startsWithAmount(line) || words > 14 || /[.!]\s+\p{Lu}/u.test(line)
  return line.length > 110 && words > 14 && !startsWithAmount(line)
}

const CHATTER =
  /^(?:by\b|author|von\b|recipe by|print|pin\b|save\b|share\b|rate\b|gallery|advertisement|recipe summary|jump to|updated|published|\d+(?:\.\d+)? (?:from|stars?)|\(?\d+\)?$|add (?:photo|to)|★+|☆|recipes?$|(?:photo|image|credit|course|cuisine|calories|keywords?|category|author:?|reviews?|email|home|description|presentazione|requirements|introduction|about|overview|kaç kişilik|menu|search|log ?in|sign|skip|share|tweet|follow|video|difficulty|level|skill|prep|cook(?:ing)?|total|serv(?:es|ings?)|yields?|makes)\b)/i

/** "Description", over the story of a dish. */
const DESCRIPTION =
  /^(?:beschreibung|descripci[oó]n|descrição|descrizione|pr[ée]sentation|описание|опис|leírás|popis|opis)\s*:?$/iu

/**
 * Returns whether a line belongs to the surroundings of a recipe card: buttons, ratings, field
 * names.
 */
export function isChatter(line: string): boolean {
  return (
    !/\p{L}\p{M}*\p{L}/u.test(line) ||
    [CHATTER, DESCRIPTION].some((words) => words.test(line.trim()))
  )
}
