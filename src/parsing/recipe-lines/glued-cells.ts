import { UNIT_WORDS } from '@/src/parsing/ingredient-line/unit-words'
import { isUnitOnly } from '@/src/parsing/recipe-lines/line-kind'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Writings that begin many names: "200 gmaccheroni" is g, "1 csokor" is no cs. */
const RARE = new Set(['gm', 'gms', 'cs', 'gs', 'ls', 'mls', 'kgs', 'cls', 'dls'])
const WRITINGS = UNIT_WORDS.flatMap(([, writings]) => writings.split(', '))
  .filter((writing) => /^\p{L}[\p{L} ]*\.?$/u.test(writing) && !RARE.has(writing.toLowerCase()))
  .sort((a, b) => b.length - a.length)
// "EL", "Bund"
const variantOf = (writing: string): string =>
  writing.length < 4 ? writing.toUpperCase() : writing.charAt(0).toUpperCase() + writing.slice(1)
const escaped = (writing: string): string => writing.replace('.', String.raw`\.`)
const UNITS = [...new Set(WRITINGS.flatMap((each) => [each, variantOf(each)]))]
  .map(escaped)
  .join('|')

const AMOUNT = String.raw`\d[\d.,/½¼¾⅓⅔ –-]*|[½¼¾⅓⅔⅛]`
/** "2 dlmilk", "150 gBerglinsen", "1 TLSalz": the unit and what follows without a space. */
const GLUED = new RegExp(`^(${AMOUNT}?)\\s?(${UNITS})(\\p{L}.*)$`, 'u')
/** "2porrer", "½bunch" */
const COUNTED = new RegExp(`^(${AMOUNT})(?<=[\\d½¼¾⅓⅔⅛])(?=\\p{L}{2})`, 'u')
const WORD = new RegExp(`^(?:${AMOUNT})\\s?([\\p{L}\\p{M}.]+)`, 'u')

const numberOf = (amount: string): number => Number.parseFloat(amount.replace(',', '.')) || 1

/** A single letter is a unit behind larger numbers only: "0,5 gul lök" is half an onion. */
const MIN_OF_LETTER = 5
/** "200g flour" is written so, "1handful" is not. */
const MAX_ABBREVIATION_LENGTH = 3

/** Evidence in a line with an amount of how its cells were joined, with its cells if they were glued. */
interface Cells {
  sign: 'apart' | 'glued' | 'maybe' | 'none'
  unit: string
  text: string
}

function readCells(text: string): Cells {
  const counted = text.replace(COUNTED, (count) => `${count} `)
  const [whole = '', word = ''] = WORD.exec(text) ?? []
  if (!isUnitOnly(word)) return partedCells(text, counted)
  const isWritten = word.length <= MAX_ABBREVIATION_LENGTH || /\s/.test(whole)
  const isApart = isWritten && /^\s/.test(text.slice(whole.length))
  return { sign: isApart ? 'apart' : 'none', unit: '', text: counted }
}

function partedCells(text: string, counted: string): Cells {
  const [amount = '', unit = '', name = ''] = GLUED.exec(text)?.slice(1) ?? []
  const isCountGlued = counted !== text
  if (unit === '') return { sign: isCountGlued ? 'glued' : 'none', unit, text: counted }
  return {
    sign: isCountGlued ? 'glued' : signOf(amount, unit, name),
    unit,
    text: isUnit(amount, unit, name) ? `${amount.trim()} ${unit} ${name}` : counted,
  }
}

const isTitled = (name: string): boolean => /^\p{Lu}/u.test(name)

/** Whether letters behind an amount are a unit, and what follows a name. */
function isUnit(amount: string, unit: string, name: string): boolean {
  if (name.length < 2) return false
  return unit.length > 1 || numberOf(amount) >= MIN_OF_LETTER || isTitled(name)
}

/** "4 garlic cloves" is no sign that anything was glued, "150 gbutter" may be one. */
const MIN_OF_SIGN = 10

function signOf(amount: string, unit: string, name: string): Cells['sign'] {
  if (unit.length > 1) return isTitled(name) ? 'glued' : 'maybe'
  return isTitled(name) || numberOf(amount) >= MIN_OF_SIGN ? 'maybe' : 'none'
}

/** Minimum number of lines to rule out coincidence. */
const ENOUGH = 3

/**
 * Separates amounts, units and names that were copied without a space ("2 dlmilk", "2Eier"), if
 * most lines with an amount look like that.
 */
export function splitGluedCells(lines: TextLine[]): TextLine[] {
  const read = lines.map(({ text }) => (COUNTED_LINE.test(text) ? readCells(text) : null))
  const cells = read.filter((each) => each !== null)
  const count = (sign: Cells['sign']): number => cells.filter((each) => each.sign === sign).length
  const [glued, maybe] = [count('glued'), count('maybe')]
  const units = new Set(cells.map(({ sign, unit }) => (sign === 'maybe' ? unit : '')))
  const isSure = glued > 0 || [...units].filter((unit) => unit.length > 1).length > 1
  const isGlued = glued + maybe >= Math.max(ENOUGH, cells.length * 0.5)
  if (!isGlued || !isSure || count('apart') > cells.length * 0.1) return lines
  return lines.map((line, at) => ({ ...line, text: read[at]?.text ?? line.text }))
}

const COUNTED_LINE = /^[\d½¼¾⅓⅔⅛]/u
