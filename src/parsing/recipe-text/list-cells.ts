import { isControl } from '@/src/parsing/recipe-page/layout/section-words'
import {
  isAmountCell,
  isAmountOnly,
  isAsNeeded,
  isUnitOnly,
  startsWithAmount,
} from '@/src/parsing/recipe-text/line-kind'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** Puts amounts, units and names that stand on lines of their own together, in whichever order. */
export function withAmounts(lines: TextLine[]): TextLine[] {
  const real = lines.filter((line) => !isControl(line.text) || isCell(line.text))
  return areNamesFirst(real) ? namesWithAmounts(real) : amountsWithNames(lines)
}

const isCell = (text: string): boolean => isAmountCell(text) || isUnitOnly(text)

/** So many amounts behind names are no accident. */
const ENOUGH = 3

// "Flour", "500 g", "Eggs", "2": each amount stands below a name, and the list ends with one.
function areNamesFirst(lines: TextLine[]): boolean {
  const cells = lines.map(({ text }) => isAmountCell(text))
  const count = cells.filter(Boolean).length
  const isAlternating = cells.every((cell, at) => !cell || (at > 0 && cells[at - 1] === false))
  const others = lines.filter(({ text }, at) => !cells[at] && startsWithAmount(text)).length
  return (
    isAlternating &&
    cells.at(-1) === true &&
    count >= ENOUGH &&
    count >= lines.length * 0.4 &&
    others <= count * 0.2
  )
}

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
  const joined: TextLine[] = []
  let amount: TextLine[] = []
  for (const line of lines) {
    if (isAmountOnly(line.text) || isUnitOf(amount, line.text)) amount.push(line)
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

// "1" over "kg" over "potatoes".
const isUnitOf = (before: TextLine[], text: string): boolean =>
  before.length === 1 && /^[\d\s½¼¾⅓⅔⅛.,/–-]+$/.test(before[0]?.text ?? '') && isUnitOnly(text)

// "1" over "14-ounce can tomatoes" belongs together.
function isOwnAmount(text: string, before: TextLine[]): boolean {
  const isSize = before.length === 1 && /^[\d½¼¾]+-\p{L}/u.test(text)
  return startsWithAmount(text) && !isSize
}

const hasWord = (line: TextLine): boolean => /\p{L}{3}/u.test(line.text)
