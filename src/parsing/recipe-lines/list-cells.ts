import { isControl } from '@/src/parsing/web-page/layout/section-words'
import { isIngredientHeading } from '@/src/parsing/web-page/ingredient-groups'
import { isPantryPair } from '@/src/parsing/recipe-lines/group-titles'
import {
  isAmountCell,
  isAmountOnly,
  isAsNeeded,
  isSizedAmountCell,
  isToTaste,
  isUnitOnly,
  startsWithAmount,
} from '@/src/parsing/recipe-lines/line-kind'
import { isPartTitle } from '@/src/parsing/recipe-lines/part-names'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Joins amounts, units and names on separate lines, in any order. */
export function joinAmountLines(lines: TextLine[]): TextLine[] {
  const real = withUnits(lines.filter((line) => !isControl(line.text) || isCell(line.text)))
  const amounts = real.map(({ text }) => isAmountCell(text))
  if (areNamesFirst(real, amounts)) return namesWithAmounts(real)
  const end = namesFirstEnd(real, amounts)
  if (end > 0) return [...namesWithAmounts(real.slice(0, end)), ...real.slice(end)]
  return amountsWithNames(lines)
}

const isCell = (text: string): boolean => isSizedAmountCell(text) || isUnitOnly(text)

const BARE = /^[\d\s½¼¾⅓⅔⅛.,/–-]+$/

// "300" over "g": one amount.
function withUnits(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && BARE.test(last.text) && isUnitOnly(line.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

/** Minimum number of amounts after names to rule out coincidence. */
const ENOUGH = 3

// Lines that need no amount from another line: "salt and pepper", "nutmeg, to taste", "some oil".
const isWhole = (text: string): boolean =>
  isPantryPair(text) || (isVague(text) && text.includes(' ')) || isToTaste(text)

type Cell = 'title' | 'name' | 'amount' | 'whole'

function cellOf(line: TextLine, isAmount: boolean): Cell {
  if (isAmount) return 'amount'
  if (isTitle(line.text) || line.isHeading) return 'title'
  return isWhole(line.text) ? 'whole' : 'name'
}

// In each part of the list a name comes first, and in one of them an amount comes last.
function areNamesFirst(lines: readonly TextLine[], isAmount: readonly boolean[]): boolean {
  const amounts = isAmount.filter(Boolean).length
  if (amounts < ENOUGH || amounts < lines.length * 0.3) return false
  const all = lines.map((line, at) => cellOf(line, isAmount[at] === true))
  const others = lines.filter(({ text }, at) => all[at] === 'name' && startsWithAmount(text))
  const cells = all.filter((cell) => cell !== 'whole')
  const isBehindName = cells.every((cell, at) => cell !== 'amount' || cells[at - 1] === 'name')
  // The last one may have no amount where the parts before it end with theirs.
  const ends = cells.filter((_, at) => cells[at + 1] === 'title' || at === cells.length - 1)
  return isBehindName && others.length <= amounts * MAX_OTHERS && ends.includes('amount')
}

/** Greatest ratio of names that look as if they had an amount ("tin of tomatoes") to amounts. */
const MAX_OTHERS = 0.34

// "Flour", "500 g", "Eggs", "2": each amount stands below a name. Where the rows end, 0 for none.
function namesFirstEnd(lines: TextLine[], cells: readonly boolean[]): number {
  const isClosed = cells.at(-1) === true || isStrict(cells)
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

// Each line but the last in turn: what stands below the last name is said of it.
function isStrict(cells: readonly boolean[]): boolean {
  const isInTurn = cells.slice(0, -1).every((cell, at) => cell === (at % 2 === 1))
  return isInTurn && cells.length % 2 === 0 && cells.length >= ENOUGH * 2 + 2
}

/** Units used for salt and pepper together. */
const SMALL =
  /pinch|dash|msp|messer|pris|pinc|pizc|pizz|pitad|szczypt|špet|štip|nyp|snuf|csipet|щепот|дрібк|tsp|tl\b|ts\b|tk\b|tutam/iu

// Where "salt and pepper" stand below the last row: no other amount is for both, so that each amount
// is for the name above it. 0 where the line below may be what the last amount is for.
function rowsEnd(lines: TextLine[], cells: readonly boolean[]): number {
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
    const isOpen = last !== undefined && !startsWithAmount(last.text)
    if (last && (isAmountCell(line.text) || (isOpen && isVague(line.text)))) {
      joined[joined.length - 1] = { ...last, text: inOrder(last.text, line.text) }
    } else joined.push(line)
  }
  return joined
}

/** "quelques brins", "a few leaves": an amount without a number. */
const isVague = (text: string): boolean =>
  text.length <= 30 &&
  /^(?:quelques|un peu|un filet|une (?:pincée|poignée|noix)|etwas|einige|ein(?:e)? (?:wenig|paar|prise|handvoll)|some|a (?:few|little|pinch|handful)|alcun[ei]|un (?:pizzico|filo|poco|po['’])|un(?:a)? (?:poco|pizca|chorrito|puñado)|uma? (?:pouco|pitada|fio)|een (?:beetje|snufje|handje)|lite|litt|lidt|trochę|szczypta|garść|špetka|trochu|kevés|puțin|щепотка|немного|дрібка|трохи|λίγ[οηα]|biraz)(?!\p{L})/iu.test(
    text,
  )

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
  const cells = lines.filter(({ text }) => isCount(text) || !isControl(text))
  if (count > 0 && areInTurn(cells)) return isCount
  return count >= ENOUGH && all >= lines.length * 0.3 ? isSizedAmountCell : isAmountOnly
}

/** "2 fillets", "1 tin", "4 c. de sopa" */
const isCount = (text: string): boolean =>
  isAsNeeded(text) ||
  (/^[\d½¼¾⅓⅔⅛]/u.test(text) && text.length <= 20 && text.split(' ').length <= 4)

// Amounts and names in turn, whatever the amounts are counted in: no amount below another, and hardly
// a name that has none above it.
function areInTurn(lines: readonly TextLine[]): boolean {
  const counts = lines.map(({ text }) => isCount(text))
  const count = counts.filter(Boolean).length
  const isDoubled = counts.some((each, at) => each && counts[at + 1] !== false)
  const bare = counts.filter((each, at) => !each && counts[at - 1] !== true).length
  return counts[0] === true && count > ENOUGH && !isDoubled && bare <= count * 0.2
}

// "1" over "kg" over "potatoes".
const isUnitOf = (before: TextLine[], text: string): boolean =>
  before.length === 1 && BARE.test(before[0]?.text ?? '') && isUnitOnly(text)

// "1" over "14-ounce can tomatoes" belongs together.
function isOwnAmount(text: string, before: TextLine[]): boolean {
  const isSize = before.length === 1 && /^[\d½¼¾]+-\p{L}/u.test(text)
  return startsWithAmount(text) && !isSize
}

const hasWord = (line: TextLine): boolean => /\p{L}{3}/u.test(line.text)
