import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'

/** Units by Meal-Master's two-letter codes. */
const UNITS: Readonly<Record<string, string>> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  t: 'teaspoon',
  ts: 'teaspoon',
  T: 'tablespoon',
  tb: 'tablespoon',
  fl: 'fluid ounce',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'ounce',
  lb: 'pound',
  ml: 'ml',
  cb: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'liter',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
}

/** Position of the second column. */
const SECOND = 41
const SECTION = /^(?:MMMMM|-{5})-*\s*([^-\s].*?)\s*-*$/
const LINE = /^(.{7}) (.{2}) (\S.*)$/

type Body = {
  ingredientGroups: ParsedIngredientGroup[]
  instructionGroups: ParsedInstructionGroup[]
}

/** Reads the ingredient lists and the method of a Meal-Master recipe, below its header. */
export function readMealMasterBody(lines: readonly string[]): Body {
  const ingredients: ParsedIngredientGroup[] = []
  let at = 0
  let columns = emptyColumns()
  let title: string | null = null
  const endGroup = (): void => {
    const all = joinedLines([...columns.left, ...columns.right])
    if (all.length > 0) ingredients.push({ title, lines: all })
    columns = emptyColumns()
  }
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const section = SECTION.exec(line)?.[1]
    if (line.trim() === '') continue
    if (section !== undefined) {
      // A section heading before the method may title the method itself.
      if (!hasIngredientsAfter(lines, at + 1)) break
      endGroup()
      title = section
    } else if (!addLine(line, columns)) break
  }
  endGroup()
  return { ingredientGroups: ingredients, instructionGroups: readMethod(lines.slice(at)) }
}

type Columns = { left: Parts[]; right: Parts[] }

const emptyColumns = (): Columns => ({ left: [], right: [] })

const hasIngredientsAfter = (lines: readonly string[], from: number): boolean => {
  const next = lines.slice(from).find((line) => line.trim() !== '')
  return next !== undefined && partsOf(next) !== null
}

function addLine(line: string, columns: Columns): boolean {
  const first = line.slice(0, SECOND)
  const second = line.slice(SECOND)
  const isDouble =
    second.trim() !== '' && /^\s*$/.test(line.slice(39, SECOND)) && partsOf(second) !== null
  const parts = partsOf(isDouble ? first.trimEnd() : line)
  if (parts === null) return false
  columns.left.push(parts)
  const other = isDouble ? partsOf(second) : null
  if (other !== null) columns.right.push(other)
  return true
}

type Parts = { amount: string; unit: string; text: string }

const isUnit = (code: string): boolean =>
  code === '' || code in UNITS || code.toLowerCase() in UNITS

/** An indented method line has neither amount nor unit, like "salt". */
const isProse = (amount: string, unit: string, text: string): boolean =>
  amount.trim() === '' && unit === '' && text.length > 60

/** Splits an ingredient line into columns: amount, unit, text; returns null for a method line. */
function partsOf(line: string): Parts | null {
  const [, amount = '', unit = '', text = ''] = LINE.exec(line) ?? []
  const code = unit.trim()
  if (text === '' || !/^[\d\s./-]*$/.test(amount) || !isUnit(code)) return null
  if (isProse(amount, code, text)) return null
  return { amount: amount.trim(), unit: code, text: text.trim() }
}

/** Joins lines, left column first; a leading `-` continues the previous line. */
function joinedLines(all: readonly Parts[]): string[] {
  const lines: string[] = []
  for (const { amount, unit, text } of all) {
    const last = lines.length - 1
    if (amount === '' && unit === '' && text.startsWith('-') && last >= 0) {
      lines[last] = `${lines[last] ?? ''} ${text.replace(/^-+\s*/, '')}`
      continue
    }
    const name = UNITS[unit] ?? UNITS[unit.toLowerCase()] ?? unit
    const words = text.replace(/\s*;\s*/g, ', ')
    lines.push([amount, name, words].filter((part) => part !== '').join(' '))
  }
  return lines
}

/** Reads the method from a text: one step per paragraph, grouped by the titles between them. */
export function readMethod(lines: readonly string[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  let paragraph: string[] = []
  const end = (): void => {
    const text = paragraph.join(' ').replace(/ {2,}/g, ' ').trim()
    if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: [] })
    paragraph = []
  }
  for (const line of lines) {
    const section = SECTION.exec(line)?.[1]
    if (section !== undefined) {
      end()
      groups.push({ title: section, steps: [] })
    } else if (line.trim() === '') end()
    else {
      if (line.startsWith(':')) end()
      paragraph.push(line.replace(/^:/, '').trim())
    }
  }
  end()
  return groups.filter(({ steps }) => steps.length > 0)
}
