import { isDurationText } from '@/src/parsing/duration'
import {
  ADJECTIVES,
  MANNER_ADVERBS,
  PREPARATION_PARTICIPLES,
  TRAILING_PARTICIPLES,
} from '@/src/parsing/ingredient-line/preparation-words'
import { isControl, isIngredientsTitle } from '@/src/parsing/web-page/layout/section-words'
import {
  isAmountCell,
  isIngredientLike,
  isSentence,
  isUnitOnly,
  startsWithAmount,
} from '@/src/parsing/recipe-lines/line-kind'
import { splitGluedCells } from '@/src/parsing/recipe-lines/glued-cells'
import { isFileName } from '@/src/parsing/recipe-lines/file-names'
import { joinAmountLines } from '@/src/parsing/recipe-lines/list-cells'
import { removeNutrition } from '@/src/parsing/recipe-lines/nutrition-lines'
import { isPageMeta, isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'
import { isPromotion } from '@/src/parsing/recipe-lines/promotion'
import { isStepLabel } from '@/src/parsing/recipe-lines/step-words'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/**
 * Cleans the lines of an ingredient list: removes buttons, notices and durations, and joins amounts
 * on lines of their own and separated preparations to their ingredients.
 */
export function cleanListLines(lines: TextLine[]): TextLine[] {
  const bare = withoutButtons(withoutServings(lines.filter(({ text }) => !isDurationText(text))))
  const joined = withPreparations(withRemarks(joinAmountLines(bare)))
  const real = withoutPrices(
    removeNutrition(joined.filter((line) => !isControl(line.text) && !isListLabel(line.text))),
  )
  const counted = real.filter((line) => isIngredientLike(line.text)).length
  const isList = counted >= real.length * 0.5
  if (!isList) return splitGluedCells(real)
  return splitGluedCells(withoutNotices(real))
}

/** "Ca 20 st.", "about 12 pieces": how many pieces the recipe makes, above the first line. */
const PIECES =
  /^(?:ca\.?|circa|cirka|etwa|about|env(?:iron|\.)|ongeveer|noin|około|asi|kb\.?|около)\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:st|stk|stück|stuks?|szt|ks|db|kpl|pcs|pieces|pièces|pezzi|piezas|unidades|бр|шт)\.?$/iu
const isPieces = (text: string): boolean => PIECES.test(text)

// "Number of people" over "4" counts no ingredient.
const withoutServings = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }, at) => {
    if (at === 0 && isPieces(text) && startsWithAmount(lines[1]?.text ?? '')) return false
    const isCount = /^\d{1,3}$/.test(text) && UNCOUNTED.test(lines[at - 1]?.text ?? '')
    return !isServingsLine(text) && !isCount
  })

/** Words of a button are no longer. */
const MAX_BUTTON_LENGTH = 20
/** "Salt" may stand in two parts of a list. */
const MIN_BUTTONS = 3

// "300 g pork", "Buy", "1 onion", "Buy": the same word below each line is a button.
function withoutButtons(lines: readonly TextLine[]): TextLine[] {
  if (lines.length - new Set(lines.map(({ text }) => text)).size < MIN_BUTTONS - 1)
    return [...lines]
  const counts = new Map<string, number>()
  lines.forEach(({ text }, at) => {
    const isBelow = isIngredientLike(lines[at - 1]?.text ?? '')
    const isShort =
      text.length <= MAX_BUTTON_LENGTH && !isAmountCell(text) && !startsWithAmount(text)
    if (isBelow && isShort && !isUnitOnly(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  })
  const counted = lines.filter(({ text }) => isIngredientLike(text)).length
  const least = Math.max(MIN_BUTTONS, counted * 0.4)
  return lines.filter(({ text }) => (counts.get(text) ?? 0) < least)
}

/** "(ev. 1 tbsp sugar)": what may be left out is a line of its own. */
const OPTIONAL =
  /^[(（](?:ev|evt|eventuell|eventuellt|evtl|event|optional(?:ly)?|opt)\.?:?\s[\d½¼¾]/iu
const REMARK = /^[(（][^()（）]{2,40}[)）]$/u

// "500 g beetroot" over "(cooked)"; what stands in brackets below a title is no part of a line.
function withRemarks(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isRemark = REMARK.test(line.text) && !OPTIONAL.test(line.text) && !line.isItem
    if (!isRemark) joined.push(line)
    else if (last && isIngredientLike(last.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else if (!isServingsLine(line.text.slice(1, -1))) joined.push(line)
  }
  return joined
}

const PRICED = /(?<=[\p{L})])\s*(?:[€£$]\s?\d+[.,]\d{2}|\d+[.,]\d{2}\s?(?:€|£|kr|zł|Kč|₽|грн))$/u

// "250 g noodles € 1.29": what a shop puts behind several lines.
function withoutPrices(lines: readonly TextLine[]): TextLine[] {
  const priced = lines.filter(({ text }) => PRICED.test(text)).length
  if (priced < 2 || priced < lines.length * 0.4) return [...lines]
  return lines.map((line) => ({ ...line, text: line.text.replace(PRICED, '') }))
}

function withoutNotices(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => startsWithAmount(text))
  return lines.filter((line, at) => !isNotice(line, at < first))
}

function isListLabel(text: string): boolean {
  return (
    isIngredientsTitle(text) ||
    isStepLabel(text) ||
    isFileName(text) ||
    isServingsLine(text) ||
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
  /^(?:(?:pour|für|for|voor|per|para|för|til|dla|pro|на|aantal|antall?|anzahl|liczba|počet|nombre de|número de|numero di|number of|количество|кількість)\s)?(?:personnes|personen|portionen|portions|personas|raciones|porties|porzioni|persone|porcje|osób|portioner|personer|porsjoner|annosta|porcí|porce|servings|people|pessoas|porções|порций|порции)\s*[:：]?$/iu
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
const MAX_LINE_LENGTH = 95
/** Most characters in the title of a part. */
const MAX_TITLE_LENGTH = 70

const isQuestion = (text: string): boolean => /[?？]$/.test(text) && text.split(' ').length >= 4

// A sentence in a list of amounts: "Sign up for …", "*See the notes.", "Let's get started!".
function isNotice({ text, isItem }: TextLine, isBefore: boolean): boolean {
  if (isPromotion(text)) return true
  if (isItem || startsWithAmount(text)) return false
  if (/:$/.test(text)) return text.length > MAX_TITLE_LENGTH
  if (/^\P{Ll}.*!$/u.test(text) || isQuestion(text)) return true
  return isSentence(text) && (text.startsWith('*') || isBefore || text.length > MAX_LINE_LENGTH)
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
const DONE = [PREPARATION_PARTICIPLES, TRAILING_PARTICIPLES, MANNER_ADVERBS, ADJECTIVES, FURTHER]

/** Returns whether a few words describe a preparation ("peeled and crushed"). */
export function isPreparation(text: string): boolean {
  if (!/^\p{Ll}/u.test(text) || text.length > 40) return false
  const words = text.match(/[\p{L}-]+/gu) ?? []
  return words.length > 0 && words.every((word) => DONE.some((set) => set.has(word)))
}
