import { readAmountsOnly } from '@/src/parsing/ingredient-line/amounts'
import { readLead } from '@/src/parsing/ingredient-line/lead'
import type { Lead } from '@/src/parsing/ingredient-line/lead'
import { readRest } from '@/src/parsing/ingredient-line/rest'
import type { Rest } from '@/src/parsing/ingredient-line/rest'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { cleanLine, textOf, tokenize } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedIngredientLine } from '@/src/parsing/ingredient-line/types'
import { CONTAINERS } from '@/src/parsing/ingredient-line/unit-kinds'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'
import { readUnit } from '@/src/parsing/ingredient-line/units'

/**
 * Takes an ingredient line apart. The quantity is the first amount of the line, the others are
 * alternatives; `language` (BCP 47) settles writings that mean different units.
 */
export function parseIngredientLine(line: string, language?: string): ParsedIngredientLine {
  const clean = cleanLine(line.slice(0, 1000))
  const { label, body } = splitLabel(clean)
  const tokens = tokenize(body)
  const opening = readOpening(tokens)
  const lead = readLead(tokens.slice(opening.next), language)
  const isProduct = isContained(lead)
  const rest = readRest(tokens.slice(opening.next + lead.next), isProduct, language)
  readTrailingAmount(lead, rest, language)
  const trailing = lead.unit === null ? trailingUnit(rest.name, lead.quantityMin !== null) : null
  if (trailing) applyTrailing(lead, rest, trailing)
  return {
    originalText: line,
    quantityMin: lead.quantityMin,
    quantityMax: lead.quantityMax,
    unit: lead.unit,
    unitText: lead.unitText,
    ingredient: textOf(rest.name),
    preparation: joined([...opening.preparations, ...rest.preparations]),
    note: joined([label, ...lead.notes, ...rest.notes]),
    size: lead.size,
    alternatives: [...lead.alternatives, ...rest.alternatives],
    isHeading: isHeading(clean, lead),
  }
}

// "1 can", "200g tin": what follows is a product as it is sold, "chopped tomatoes" among them.
function isContained({ unit, notes }: Lead): boolean {
  return [unit ?? '', ...notes].some((word) => CONTAINERS.has(word.toLowerCase().replace(/s$/, '')))
}

function joined(parts: string[]): string | null {
  return parts.filter(Boolean).join(', ') || null
}

function isHeading(line: string, lead: Lead): boolean {
  return lead.quantityMin === null && /:\s*$/.test(line)
}

const TAKEN_FROM = /^(?:juice|zest|rind|peel|leaves|seeds|flesh|grated)$/
const COUNTED = /^(?:half|one|two|three|a|an|one-half|about)$/

// "Juice of 1 lemon", "Grated zest of half an orange", "Leaves from 2 sprigs".
function readOpening(tokens: Token[]): { next: number; preparations: string[] } {
  const of = tokens.findIndex((token) => token.lower === 'of' || token.lower === 'from')
  const words = tokens.slice(0, Math.max(of, 0))
  const after = tokens[of + 1]
  const isTaken = words.some((token) => TAKEN_FROM.test(token.lower)) && words.length <= 5
  const isPlain = words.every((token) => token.kind === 'word')
  const isAmount = after !== undefined && (after.kind === 'number' || COUNTED.test(after.lower))
  if (!isTaken || !isPlain || !isAmount) return { next: 0, preparations: [] }
  return { next: of + 1, preparations: [textOf(tokens.slice(0, of + 1))] }
}

// "Garnish: lime wedges", "For the top: sugar".
function splitLabel(line: string): { label: string; body: string } {
  const match =
    /^((?:for )?(?:the )?(?:garnish|topping|top|serving|optional|to serve|to garnish|decoration))\s*:\s*(\S.*)$/i.exec(
      line,
    )
  return match ? { label: match[1] ?? '', body: match[2] ?? '' } : { label: '', body: line }
}

// "Flour 500 g", "Egg yolks, 6": the amount stands behind the name.
function readTrailingAmount(lead: Lead, rest: Rest, language: string | undefined): void {
  for (let at = 1; at < rest.name.length; at += 1) {
    if (rest.name[at]?.kind !== 'number') continue
    const amounts = readAmountsOnly(rest.name.slice(at), language)
    if (!amounts) continue
    rest.alternatives.unshift(...amounts)
    rest.name = withoutTimes(rest.name.slice(0, at))
  }
  const [first, ...others] = rest.alternatives
  if (!first || lead.quantityMin !== null || lead.unit !== null) return
  Object.assign(lead, first)
  rest.alternatives = others
}

// "Peppers x 4"
function withoutTimes(name: Token[]): Token[] {
  const isTimes = name.length > 1 && /^[x×]$/.test(name.at(-1)?.lower ?? '')
  return isTimes ? name.slice(0, -1) : name
}

const LOOSE = new Set(['sprig', 'slice'])
const TRAILING = new Set(['clove', 'sprig', 'slice', 'stalk', 'wedge', 'sheet', 'bulb', 'stem'])

// "4 garlic cloves", "banana slices": the unit stands behind the name.
function trailingUnit(name: Token[], isCounted: boolean): ReadUnit | null {
  const unit = name.length > 1 ? readUnit(name, name.length - 1) : null
  if (!unit || !TRAILING.has(unit.slug) || isSpice(unit, name)) return null
  return isCounted || (LOOSE.has(unit.slug) && name.length <= 3) ? unit : null
}

// "6 whole cloves" are the spice.
function isSpice(unit: ReadUnit, name: Token[]): boolean {
  return unit.slug === 'clove' && /^(?:whole|ground|dried|and|or)$/.test(name.at(-2)?.lower ?? '')
}

function applyTrailing(lead: Lead, rest: Rest, unit: ReadUnit): void {
  lead.unit = unit.slug
  lead.unitText = unit.text
  rest.name = rest.name.slice(0, -1)
}
