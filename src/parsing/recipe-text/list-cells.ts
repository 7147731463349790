import { isControl } from '@/src/parsing/recipe-page/layout/section-words'
import { isIngredientHeading } from '@/src/parsing/recipe-page/ingredient-groups'
import { isPantryPair } from '@/src/parsing/recipe-text/group-titles'
import {
  isAmountCell,
  isAmountOnly,
  isAsNeeded,
  isSizedAmountCell,
  isUnitOnly,
  startsWithAmount,
} from '@/src/parsing/recipe-text/line-kind'
import { isPartTitle } from '@/src/parsing/recipe-text/part-names'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** Puts amounts, units and names that stand on lines of their own together, in whichever order. */
export function withAmounts(lines: TextLine[]): TextLine[] {
  const real = lines.filter((line) => !isControl(line.text) || isCell(line.text))
  const end = namesFirstEnd(real)
  if (end > 0) return [...namesWithAmounts(real.slice(0, end)), ...real.slice(end)]
  return amountsWithNames(lines)
}

const isCell = (text: string): boolean => isSizedAmountCell(text) || isUnitOnly(text)

/** So many amounts behind names are no accident. */
const ENOUGH = 3

// "Flour", "500 g", "Eggs", "2": each amount stands below a name. Where the rows end, 0 for none.
function namesFirstEnd(lines: TextLine[]): number {
  const cells = lines.map(({ text }) => isAmountCell(text))
  const isClosed = cells.at(-1) === true
  const end = isClosed ? lines.length : rowsEnd(lines, cells)
  const part = cells.slice(0, end)
  const count = part.filter(Boolean).length
  const isAlternating = part.every((cell, at) => !cell || (at > 0 && part[at - 1] === false))
  const others = lines
    .slice(0, end)
    .filter(({ text }, at) => !part[at] && startsWithAmount(text)).length
  const isDense = count >= end * 0.4 && others <= count * 0.2
  return isAlternating && count >= ENOUGH && isDense ? end : 0
}

/** What is told of salt and pepper together. */
const SMALL =
  /pinch|dash|msp|messer|pris|pinc|pizc|pizz|pitad|szczypt|špet|štip|nyp|snuf|csipet|щепот|дрібк|tsp|tl\b|ts\b|tk\b|tutam/iu

// Where "salt and pepper" stand below the last row: no other amount is for both, so that each amount
// is for the name above it. 0 where the line below may be what the last amount is for.
function rowsEnd(lines: TextLine[], cells: boolean[]): number {
  const last = cells.lastIndexOf(true)
  const textAt = (at: number): string => lines[at]?.text ?? ''
  const isNamed = isPantryPair(textAt(last + 1)) && isOfOneThing(textAt(last))
  return isNamed && cells[1] === true && !isTitle(textAt(0)) ? last + 1 : 0
}

const isTitle = (text: string): boolean => isIngredientHeading(text) || isPartTitle(text)

const isOfOneThing = (amount: string): boolean => /^\d.*\p{L}/u.test(amount) && !SMALL.test(amount)

function namesWithAmounts(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isAmountCell(line.text)) {
      joined[joined.length - 1] = { ...last, text: inOrder(last.text, line.text) }
    } else joined.push(line)
  }
  return joined
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const inOrder = (name: string, amount: string): string =>
  isAsNeeded(amount) || UNSPACED.test(name) ? `${name} ${amount}` : `${amount} ${name}`

function amountsWithNames(lines: TextLine[]): TextLine[] {
  const isAmount = amountTest(lines)
  const joined: TextLine[] = []
  let amount: TextLine[] = []
  for (const line of lines) {
    if (isAmount(line.text) || isUnitOf(amount, line.text)) amount.push(line)
    else if (isOwnAmount(line.text, amount) || isControl(line.text)) {
      joined.push(...amount.filter(hasWord), line)
      amount = []
    } else {
      const text = [...amount, line].map((part) => part.text).join(' ')
      joined.push({ ...line, text })
      amount = []
    }
  }
  return [...joined, ...amount.filter(hasWord)]
}

// "4 cloves" may be a whole line; between lines that are amounts and nothing else it is one of them.
function amountTest(lines: readonly TextLine[]): (text: string) => boolean {
  const count = lines.filter(({ text }) => isAmountOnly(text)).length
  const all = lines.filter(({ text }) => isSizedAmountCell(text)).length
  return count >= ENOUGH && all >= lines.length * 0.3 ? isSizedAmountCell : isAmountOnly
}

// "1" over "kg" over "potatoes".
const isUnitOf = (before: TextLine[], text: string): boolean =>
  before.length === 1 && /^[\d\s½¼¾⅓⅔⅛.,/–-]+$/.test(before[0]?.text ?? '') && isUnitOnly(text)

// "1" over "14-ounce can tomatoes" belongs together.
function isOwnAmount(text: string, before: TextLine[]): boolean {
  const isSize = before.length === 1 && /^[\d½¼¾]+-\p{L}/u.test(text)
  return startsWithAmount(text) && !isSize
}

const hasWord = (line: TextLine): boolean => /\p{L}{3}/u.test(line.text)
