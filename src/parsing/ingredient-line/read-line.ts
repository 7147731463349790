import { assignAsideRoles, isPerPiece } from '@/src/parsing/ingredient-line/amount-roles'
import { readAmountsOnly, skipApproximate } from '@/src/parsing/ingredient-line/amounts'
import { readLead } from '@/src/parsing/ingredient-line/lead'
import type { LineLead } from '@/src/parsing/ingredient-line/lead'
import { MAX_PARSED_LENGTH } from '@/src/parsing/ingredient-line/line-text'
import { readOpening } from '@/src/parsing/ingredient-line/opening'
import type { LineAmounts } from '@/src/parsing/ingredient-line/settle-roles'
import { settleRoles } from '@/src/parsing/ingredient-line/settle-roles'
import { readRest } from '@/src/parsing/ingredient-line/rest'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { getLowerAt, tokenize } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { CONTAINERS } from '@/src/parsing/ingredient-line/unit-kinds'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'
import { readUnit } from '@/src/parsing/ingredient-line/units'
import { findAsideAmounts, isNumbered } from '@/src/parsing/ingredient-line/word-amounts'
import type { Aside } from '@/src/parsing/ingredient-line/word-amounts'

/** The parts of a line as tokens, shared by `annotateLine` and `parseIngredientLine`. */
export interface LineReading extends LineAmounts {
  name: Token[]
  preparations: Token[][]
  notes: Token[][]
  label: Token[]
  /** Words around the amount ("heaped", "about"). */
  amountNotes: string[]
  size: string | null
  isHeading: boolean
}

/**
 * Parses a normalised line into tokens by part; `language` (BCP 47) resolves ambiguous unit names.
 */
export function readLine(text: string, language?: string): LineReading {
  const parsed = parsedPart(text)
  const { label, tokens } = splitLabel(parsed, withoutEmoji(tokenize(parsed)))
  const opening = readOpening(tokens)
  const lead = readLead(tokens.slice(opening.length), language)
  const rest = readRest(tokens.slice(opening.length + lead.next), isContained(lead), language)
  const line: LineReading = {
    main: lead.main,
    others: [...lead.alternatives, ...rest.alternatives],
    inWords: [],
    name: rest.name,
    preparations: opening.length > 0 ? [opening, ...rest.preparations] : rest.preparations,
    notes: rest.notes,
    label,
    amountNotes: lead.notes,
    size: lead.size,
    isHeading: (lead.main?.quantityMin ?? null) === null && /:\s*$/.test(text),
  }
  takeTrailingAmounts(line, language)
  takeFirstAsMain(line)
  takeTrailingUnit(line)
  line.inWords = asides(line, parsed).flatMap((aside) => findAsideAmounts(aside, language))
  settleRoles(line)
  return line
}

// Half of a surrogate pair belongs to no token.
function parsedPart(text: string): string {
  const isCut = /[\ud800-\udbff]/.test(text.charAt(MAX_PARSED_LENGTH - 1))
  return text.slice(0, isCut ? MAX_PARSED_LENGTH - 1 : MAX_PARSED_LENGTH)
}

// "🥕 2 carrots"
function withoutEmoji(tokens: Token[]): Token[] {
  const start = tokens.findIndex(
    ({ kind, text }) => kind !== 'mark' || !/^[\p{Extended_Pictographic}\ufe0f\u200d]/u.test(text),
  )
  return start > 0 ? tokens.slice(start) : tokens
}

function asides({ preparations, notes }: LineReading, text: string): Aside[] {
  return [...preparations, ...notes].map((words) => ({
    words,
    isBracket: /[([（]/.test(text.charAt((words[0]?.start ?? 0) - 1)),
  }))
}

// "1 can", "200g tin": what follows is a product as it is sold, "chopped tomatoes" among them.
function isContained({ main, notes }: LineLead): boolean {
  return [main?.unit ?? '', ...notes].some((word) =>
    CONTAINERS.has(word.toLowerCase().replace(/s$/, '')),
  )
}

const LABEL =
  /^((?:for )?(?:the )?(?:garnish|topping|top|serving|optional|to serve|to garnish|decoration)\s*:\s*)\S/i

// "Garnish: lime wedges", "For the top: sugar".
function splitLabel(text: string, tokens: Token[]): { label: Token[]; tokens: Token[] } {
  const end = LABEL.exec(text)?.[1]?.length ?? 0
  if (end === 0) return { label: [], tokens }
  return {
    label: tokens.filter((token) => token.start < end),
    tokens: tokens.filter((token) => token.start >= end),
  }
}

// "Flour 500 g", "Egg yolks, 6": the amount is behind the name.
function takeTrailingAmounts(line: LineReading, language: string | undefined): void {
  for (let at = 1; at < line.name.length; at += 1) {
    if (line.name[at]?.kind !== 'number' || isNumbered(line.name, at)) continue
    const start = eachBefore(line.name, at)
    const words = line.name.slice(start)
    const amounts = readAmountsOnly(words, language)
    if (!amounts || isFlourType(line.name, at)) continue
    line.others.unshift(...assignAsideRoles(words, amounts))
    line.name = withoutTimes(line.name.slice(0, start))
  }
}

// "2 Dosen Tomaten à 400 g", "à ca. 400 g"
function eachBefore(name: Token[], at: number): number {
  let start = at - 1
  while (start > 1 && (skipApproximate(name, start) > start || getLowerAt(name, start) === '.'))
    start -= 1
  return start > 0 && isPerPiece(name.slice(start, start + 1)) ? start : at
}

// "Mehl 405"
const isFlourType = (name: Token[], at: number): boolean =>
  at === name.length - 1 &&
  /(?:mehl|farine|farina)$/.test(getLowerAt(name, at - 1)) &&
  /^(?:00|0|45|55|65|405|550|630|812|997|1050)$/.test(getLowerAt(name, at))

// "Peppers x 4"
function withoutTimes(name: Token[]): Token[] {
  const isTimes = name.length > 1 && /^[x×]$/.test(name.at(-1)?.lower ?? '')
  return isTimes ? name.slice(0, -1) : name
}

function takeFirstAsMain(line: LineReading): void {
  const [first, ...others] = line.others
  if (!first || line.main) return
  line.main = first.role === 'size' ? first : { ...first, role: 'main' }
  line.others = others
}

const LOOSE = new Set(['sprig', 'slice'])
const TRAILING = new Set(['clove', 'sprig', 'slice', 'stalk', 'wedge', 'sheet', 'bulb', 'stem'])

// "4 garlic cloves", "banana slices": the unit is behind the name.
function takeTrailingUnit(line: LineReading): void {
  const { main, name } = line
  const unit = (main?.unit ?? null) === null ? trailingUnit(name) : null
  if (!unit) return
  const isCounted = main !== null && main.quantityMin !== null
  if (!isCounted && !(LOOSE.has(unit.slug) && name.length <= 3)) return
  line.main = {
    ...(main ?? NO_AMOUNT),
    unit: unit.slug,
    unitText: unit.text,
    word: unit.word,
  }
  line.name = name.slice(0, -1)
}

function trailingUnit(name: Token[]): ReadUnit | null {
  const unit = name.length > 1 ? readUnit(name, name.length - 1) : null
  return unit && TRAILING.has(unit.slug) && !isSpice(unit, name) ? unit : null
}

const NO_AMOUNT: PlacedAmount = {
  quantityMin: null,
  quantityMax: null,
  unit: null,
  unitText: null,
  role: 'main',
  numbers: [],
  vague: null,
  word: null,
}

// "6 whole cloves" are the spice.
function isSpice(unit: ReadUnit, name: Token[]): boolean {
  return unit.slug === 'clove' && /^(?:whole|ground|dried|and|or)$/.test(name.at(-2)?.lower ?? '')
}
