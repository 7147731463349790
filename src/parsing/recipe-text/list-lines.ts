import { isDurationText } from '@/src/parsing/duration'
import {
  ADJECTIVES,
  MANNER,
  PREPARED,
  PREPARED_AFTER,
} from '@/src/parsing/ingredient-line/preparation-words'
import { UNIT_WORDS } from '@/src/parsing/ingredient-line/unit-words'
import { isControl, isIngredientsTitle } from '@/src/parsing/recipe-page/layout/section-words'
import { isIngredientLike, isSentence, startsWithAmount } from '@/src/parsing/recipe-text/line-kind'
import { withAmounts } from '@/src/parsing/recipe-text/list-cells'
import { withoutNutrition } from '@/src/parsing/recipe-text/nutrition-lines'
import { isPageMeta, isServings } from '@/src/parsing/recipe-text/page-meta-line'
import { isPromotion } from '@/src/parsing/recipe-text/promotion'
import { isStepLabel } from '@/src/parsing/recipe-text/step-words'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/**
 * The lines of an ingredient list without what else stands there: buttons, notices, durations.
 * Amounts on a line of their own and preparations that were cut off are put to their ingredient.
 */
export function listLines(lines: TextLine[]): TextLine[] {
  const joined = withPreparations(withAmounts(lines.filter((line) => !isDurationText(line.text))))
  const real = withoutNutrition(
    joined.filter((line) => !isControl(line.text) && !isListLabel(line.text)),
  )
  const counted = real.filter((line) => isIngredientLike(line.text)).length
  const isList = counted >= real.length * 0.5
  if (!isList) return unglued(real)
  const first = real.findIndex((line) => startsWithAmount(line.text))
  return unglued(real.filter((line, at) => !isNotice(line, at < first)))
}

function isListLabel(text: string): boolean {
  return (
    isIngredientsTitle(text) ||
    isStepLabel(text) ||
    isServings(text) ||
    isOfList(text) ||
    isLabelledTime(text) ||
    isPageMeta(text) ||
    /^(?:ingredient checklist|us|metric|imperial|amount measure.*|shop recipe|text ingredients)$/i.test(
      text,
    )
  )
}

/** "Pour personnes", "Portionen": the number stands in a field that is not copied. */
const UNCOUNTED =
  /^(?:(?:pour|für|for|voor|per|para|för|til|dla|pro|на)\s)?(?:personnes|personen|portionen|portions|personas|raciones|porties|porzioni|persone|porcje|osób|portioner|personer|porsjoner|annosta|porcí|porce|servings|people|pessoas|porções|порций|порции)\s*[:：]?$/iu
/** "€ 39,90 Compra ora" */
const PRICE =
  /^(?:ab |from |da |od |à partir de )?(?:[€£$]\s?\d+[.,]\d{2}|\d+[.,]\d{2}\s?(?:€|£|kr\b|zł|kč|лв|₽|грн))/iu
const isOfList = (text: string): boolean => UNCOUNTED.test(text) || PRICE.test(text)

// "Kochzeit 30 Min.": no ingredient ends in a time.
const isLabelledTime = (text: string): boolean => {
  const [, label = '', time = ''] = LABEL_AND_REST.exec(text) ?? []
  return label !== '' && isDurationText(time)
}

const LABEL_AND_REST = /^(\p{L}[\p{L} .’'-]{2,30}?)\s*[:：]?\s+([\d½¼¾].*)$/u

/** A longer sentence in a list is no ingredient. */
const LONGEST_LINE = 95

// A sentence in a list of amounts: "Sign up for …", "*See the notes.", "Let's get started!".
function isNotice({ text, isItem }: TextLine, isBefore: boolean): boolean {
  if (isPromotion(text)) return true
  if (isItem || startsWithAmount(text) || /:$/.test(text)) return false
  if (/!$/.test(text)) return true
  return isSentence(text) && (text.startsWith('*') || isBefore || text.length > LONGEST_LINE)
}

// "2 cups pretzels" over "crushed": the second cell of a table.
function withPreparations(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isPart = last && !line.isItem && !line.afterBlank && startsWithAmount(last.text)
    if (isPart && isPreparation(line.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${line.text}` }
    } else joined.push(line)
  }
  return joined
}

const FURTHER = new Set([
  'room',
  'temp',
  'temperature',
  'and',
  'or',
  'into',
  'in',
  'at',
  'optional',
])
const DONE = [PREPARED, PREPARED_AFTER, MANNER, ADJECTIVES, FURTHER]

/** True for a few words that say how something is prepared ("peeled and crushed"). */
export function isPreparation(text: string): boolean {
  if (!/^\p{Ll}/u.test(text) || text.length > 40) return false
  const words = text.match(/[\p{L}-]+/gu) ?? []
  return words.length > 0 && words.every((word) => DONE.some((set) => set.has(word)))
}

const MEASURE_WRITINGS = UNIT_WORDS.flatMap(([, writings]) => writings.split(', '))
  // "50 gsmör" is g of smör.
  .filter((writing) => /^[\p{Ll} ]+$/u.test(writing) && !/^(?:[gl]|[mcdk][gl])s$/.test(writing))
  .sort((a, b) => b.length - a.length)
const GLUED = new RegExp(
  `^(\\d[\\d.,/½¼¾⅓⅔ -]*?)\\s?(${MEASURE_WRITINGS.join('|')})(\\p{Ll}.*)$`,
  'u',
)
const APART = new RegExp(`^\\d[\\d.,/½¼¾⅓⅔ -]*?\\s?(${MEASURE_WRITINGS.join('|')})(?!\\p{L})`, 'u')

// "0,5 gul lök": half a gram of nothing; a single letter is a unit behind larger numbers only.
function split(text: string): string {
  const apart = text.replace(GLUED, (whole: string, amount: string, unit: string, name: string) => {
    const isTooFew = unit.length === 1 && Number.parseFloat(amount.replace(',', '.')) < 5
    return isTooFew ? whole : `${amount} ${unit} ${name}`
  })
  // "1ägg": a number and a name.
  return apart.replace(/^(\d[\d.,/½¼¾⅓⅔]*)(?=\p{L}{3})/u, '$1 ')
}

// Copied cells without a space ("2 dlmilk"): split when most lines with an amount are written so.
function unglued(lines: TextLine[]): TextLine[] {
  const counted = lines.filter(({ text }) => /^\d/.test(text))
  const units = counted.flatMap(({ text }) =>
    APART.test(text) ? [] : [GLUED.exec(text)?.[2] ?? ''],
  )
  const glued = units.filter((unit) => unit.length > 1)
  const isGlued = glued.length >= counted.length * 0.5 && new Set(glued).size >= 2
  if (!isGlued || glued.length < 3) return lines
  return lines.map((line) => ({ ...line, text: split(line.text) }))
}
