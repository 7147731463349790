import { isAmountCell, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'

const PERCENT = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s?[%％٪]`
/** "Flour 100% 500 g" as the words before the percentage, the number, and the words behind it. */
const ROW = new RegExp(
  String.raw`^(\s*[-*•]?\s*)([^%]{0,70}?)[\s:：|=.…,–—(-]*(?<![\d.,])(${PERCENT})[\s:：|=.…,–—)-]*([^%]{0,70})$`,
  'u',
)
/** "Flour 500 g": a name with its weight behind it. */
const WEIGHT_BEHIND = /^(\p{L}.*?)[\s:：|=.…,–—-]+\(?(\d[\d.,\s]*\p{L}{1,12}\.?)\)?$/u
const TOTAL =
  /^(?:sub)?(?:total|gesamt|summe|somme|totale|totaal|totalt|suma|razem|celkem|összesen|итого|всего|toplam|hydration|合計|总计)\p{L}*(?!\p{L})/iu
/** Nutrients in percent of the daily value. */
const NUTRIENT =
  /^(?:vitamin|calcium|iron|potassium|sodium|protein|carb|fat|fib|energy|calorie|cholesterol|magnesium|zinc|dv\b)/iu
const MAX_NAME_LENGTH = 8

interface Row {
  bullet: string
  name: string
  /** `''` where the line states no weight. */
  amount: string
  percent: string
}

/**
 * Converts rows of a baker's formula ("Flour 100% 500 g", "Water: 72%") to ingredient lines: the
 * weight, the name, the percentage in brackets. Drops the total.
 */
export function convertFormulas(paste: CleanedText): CleanedText {
  const rows = paste.lines.map((line) => (line.includes('%') ? rowOf(line) : null))
  if (!isFormula(rows.filter((row) => row !== null))) return paste
  const isTotal = paste.lines.map((line) => line.includes('%') && TOTAL.test(line.trim()))
  return {
    ...paste,
    lines: paste.lines.flatMap((line, at) => (isTotal[at] ? [] : [rewritten(line, rows[at])])),
    left: [...paste.left, ...paste.lines.filter((_, at) => isTotal[at])],
  }
}

/** Minimum number of rows of a formula. */
const MIN_ROWS = 3

// Returns whether one flour is 100%, or several flours add up to it.
function isFormula(rows: readonly Row[]): boolean {
  if (rows.length < MIN_ROWS - 1 || rows.filter(({ name }) => NUTRIENT.test(name)).length > 1)
    return false
  const shares = rows.map(({ percent }) => Number.parseFloat(percent.replace(',', '.')))
  if (shares.includes(100)) return true
  const sums = shares.map((_, at) => shares.slice(0, at + 1).reduce((sum, share) => sum + share, 0))
  return rows.length >= MIN_ROWS && sums.includes(100)
}

function rowOf(line: string): Row | null {
  const match = ROW.exec(line.trimEnd())
  if (!match) return null
  const [, bullet = '', before = '', percent = '', after = ''] = match
  const found = namedAmount(before.trim(), after.trim())
  return found && isName(found[0]) ? { bullet, name: found[0], amount: found[1], percent } : null
}

const isName = (name: string): boolean =>
  /^\p{L}/u.test(name) &&
  !/[.!?]$|[.!?;]\s/u.test(name) &&
  name.split(' ').length <= MAX_NAME_LENGTH

// The name and the weight of a row, in whichever order they stand around the percentage.
function namedAmount(before: string, after: string): [string, string] | null {
  if (before === '' || after === '') return nameAndWeight(before || after)
  if (isAmountCell(after)) return [before, after]
  return isAmountCell(before) ? [after, before] : null
}

function nameAndWeight(words: string): [string, string] | null {
  if (startsWithAmount(words)) return splitAmount(words)
  const [, name = '', amount = ''] = WEIGHT_BEHIND.exec(words) ?? []
  return isAmountCell(amount) ? [name, amount] : [words, '']
}

function splitAmount(words: string): [string, string] | null {
  const [, amount = '', name = ''] = /^([\d.,\s]+\s?\p{L}{1,12}\.?)\s+(\p{L}.*)$/u.exec(words) ?? []
  return isAmountCell(amount) ? [name, amount] : null
}

const rewritten = (line: string, row: Row | null | undefined): string =>
  row
    ? `${row.bullet}${row.amount} ${row.name} (${row.percent})`.replace(/ {2,}/g, ' ').trimStart()
    : line
