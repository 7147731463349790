import {
  isAmountOnly,
  isIngredientLike,
  isUnitOnly,
  startsWithAmount,
} from '@/src/parsing/recipe-lines/line-kind'
import { parseLabelledFact } from '@/src/parsing/recipe-lines/fact-parts'
import { isHeaderWord } from './header-words'
import type { CleanedText } from './cleaned'

/** Matches the line below the header of a Markdown table. */
export const SEPARATOR = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const PIPED = /^\s*\|.*\|\s*$/

/** Converts rows of a Markdown or tab-separated table to lines, with the amount before the name. */
export function convertTables(paste: CleanedText): CleanedText {
  const isLoose = paste.lines.some((line) => SEPARATOR.test(line) && line.includes('|'))
  const isPaired = hasPairs(paste.lines.map((line) => wordsIn(cellsOf(line, isLoose))))
  const lines = paste.lines.flatMap((line) => {
    if (isLoose && SEPARATOR.test(line) && line.includes('|')) return []
    const cells = cellsOf(line, isLoose)
    if (cells === null) return [line]
    const words = wordsIn(cells)
    if (words.length > 0 && words.every(isHeaderWord)) return words.length === 1 ? words : []
    if (isPaired) return words
    return words.length === 0 ? [] : [rowText(cells)]
  })
  return { ...paste, lines }
}

// "Flour | 200 g |": a row that is closed and not opened.
const isClosed = (line: string): boolean =>
  line.trimEnd().endsWith('|') && /^\s*[\p{L}\p{N}½¼¾]/u.test(line) && line.split('|').length > 2

const wordsIn = (cells: readonly string[] | null): string[] =>
  (cells ?? []).filter((cell) => cell !== '')

// "500 g potatoes | 1 onion": rows of a table that hold two ingredients each.
function hasPairs(rows: readonly string[][]): boolean {
  const wide = rows.filter((words) => words.length > 1)
  const pairs = wide.filter((words) => words.filter(isWhole).length > 1)
  return pairs.length >= 2 && pairs.length >= wide.length / 2
}

const isWhole = (cell: string): boolean => isIngredientLike(cell) && !isAmountOnly(cell)

function cellsOf(line: string, isLoose: boolean): string[] | null {
  if (PIPED.test(line)) return split(line.trim().slice(1, -1), '|')
  if (isClosed(line)) return split(line, '|')
  if (isLoose && line.includes(' | ')) return split(line, '|')
  return line.trim().includes('\t') || /\t\s*$/.test(line) ? split(line, '\t') : null
}

const split = (line: string, mark: string): string[] => line.split(mark).map((cell) => cell.trim())

// "Milk | 500 ml | cold": amount, name, what else is said.
function rowText(cells: readonly string[]): string {
  const words = cells.filter((cell) => cell !== '')
  const [first = '', second = '', ...rest] = words
  if (isStepRow(words)) return `${first.replace(/\D/g, '')}. ${second}`
  if (words.length > 1 && !isLead(first) && isAmountOnly(second)) {
    return amountFirst(first, second, rest)
  }
  return isAmountOnly(first) && words.length > 2 ? measured(cells) : words.join(' ')
}

// "2 dl", or the label of a fact ("Servings:"): the next cell stays behind it.
const isLead = (cell: string): boolean => startsWithAmount(cell) || parseLabelledFact(cell) !== null

function amountFirst(name: string, amount: string, rest: readonly string[]): string {
  const [unit = '', ...others] = rest
  // "Milk | 3 | dl": the unit has a column of its own.
  if (isNumber(amount) && isUnitOnly(unit))
    return [`${amount} ${unit} ${name}`, ...others].join(', ')
  return [`${amount} ${name}`, ...rest].join(', ')
}

const isNumber = (cell: string): boolean => /^[\d\s½¼¾⅓⅔⅛.,/–-]+$/u.test(cell)

function isStepRow([first = '', second = '', ...rest]: readonly string[]): boolean {
  return /^\d{1,2}[.)]?$/.test(first) && rest.length === 0 && isLongText(second)
}

// Amount, unit, name, then how it is prepared; the unit may be left out.
function measured(cells: readonly string[]): string {
  const [first = '', second = '', ...rest] = cells.filter((cell) => cell !== '')
  const isUnit = cells[1] !== '' && isAmountOnly(`${first} ${second}`)
  const [name = '', ...after] = isUnit ? rest : [second, ...rest]
  return [`${isUnit ? `${first} ${second}` : first} ${name}`, ...after].join(', ')
}

const isLongText = (text: string): boolean => text.length > 25 || /[.!]$/.test(text)
