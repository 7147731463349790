import {
  headingTitle,
  ingredientLine,
  isIngredientHeading,
} from '@/src/parsing/recipe-page/ingredient-groups'
import { isControl } from '@/src/parsing/recipe-page/section-words'
import { isInstructionHeading, stepText } from '@/src/parsing/recipe-page/step-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'
import { isIngredientLike, isSentence, startsWithAmount } from '@/src/parsing/recipe-text/line-kind'
import { listLines } from '@/src/parsing/recipe-text/list-lines'
import { isPromotion } from '@/src/parsing/recipe-text/promotion'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** Reads lines of an ingredient section into titled groups. */
export function readIngredientGroups(lines: TextLine[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  const real = withRareHeadings(listLines(lines))
  const isTitled = isGroupTitle(real, 0, false)
  real.forEach((line, at) => {
    const text = ingredientLine(line.text)
    if (!text || text.length > 260) return
    if (isGroupTitle(real, at, isTitled)) groups.push({ title: headingTitle(text), lines: [] })
    else if (groups.length === 0) groups.push({ title: null, lines: [text] })
    else groups.at(-1)?.lines.push(text)
  })
  return groups.filter((group) => group.lines.length > 0)
}

// A list whose lines are nearly all marked up as headings has no headings.
function withRareHeadings(lines: TextLine[]): TextLine[] {
  const marked = lines.filter((line) => line.isHeading && isIngredientLike(line.text)).length
  return marked < 2 ? lines : lines.map((line) => ({ ...line, isHeading: false }))
}

function isGroupTitle(lines: TextLine[], at: number, isTitled: boolean): boolean {
  const line = lines[at]
  if (!line || startsWithAmount(line.text)) return false
  if (isIngredientHeading(line.text)) return true
  if (line.isHeading && line.text.length < 70) return true
  if (line.isItem || line.text.length > 50) return false
  return isUpperCase(line.text) || isLooseTitle(lines, at, line, isTitled)
}

function isUpperCase(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
}

/** Names that often stand in a list without an amount. */
const PANTRY =
  /\b(?:fresh|dried|ground|cooking|chopped|extra|optional|garnish|leaves|juice|zest|salt|pepper|oil|butter|water|sugar|flour|parsley|cilantro|cheese|lemon|lime|garlic|spray|salz|pfeffer|öl|wasser|zucker|butter|mehl|sel|poivre|huile|beurre|eau|sal|pimienta|aceite|agua|sale|pepe|olio|acqua|zout|peper|olie|boter|pimenta|azeite)\b/i

// "Pie crust" over lines with amounts: capitalised where other names without amount are not.
function isLooseTitle(lines: TextLine[], at: number, line: TextLine, isTitled: boolean): boolean {
  const next = lines[at + 1]
  if (!next || !isIngredientLike(next.text)) return false
  if (PART.test(line.text) && isShort(line.text) && countedShare(lines) >= 0.6) return true
  if (!isShortName(line.text)) return false
  if (at === 0 || line.afterBlank || isTitled) return true
  return at > 1 && (lowerCaseNames(lines) > 0.6 || isDense(lines))
}

/** Names of the parts a dish is made of: they title a list, they do not stand in it. */
const PART =
  /(?:^| )(?:dough|crust|fillings?|toppings?|glaze|frosting|icing|dressing|marinade|batter|coating|garnish(?:es)?|streusel|crumble|base|assembly|stuffing|solution|version|brine|rub|ganache|sponge|layers?|teig|füllung|soße|glasur|belag|pâte|garniture|massa|recheio|cobertura|deeg|vulling|impasto|ripieno|masa|relleno|fyllning|deg|glasyr)$/i

const isShort = (text: string): boolean => !/[,.()\d]/.test(text) && text.split(' ').length <= 5

function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && isShort(text) && !PANTRY.test(text)
}

const countedShare = (lines: TextLine[]): number =>
  lines.filter((line) => startsWithAmount(line.text)).length / lines.length

// Nearly every line has its amount: one without is no ingredient.
function isDense(lines: TextLine[]): boolean {
  const named = lines.filter((line) => startsWithAmount(line.text) || PANTRY.test(line.text)).length
  return lines.length >= 6 && named / lines.length >= 0.8
}

/** True for a short line that names salt, oil or the like. */
export function isPantryItem(text: string): boolean {
  return text.length < 60 && PANTRY.test(text)
}

function lowerCaseNames(lines: TextLine[]): number {
  const names = lines.filter((line) => !startsWithAmount(line.text))
  return names.length < 3
    ? 0
    : names.filter((line) => /^\p{Ll}/u.test(line.text)).length / names.length
}

/** Cuts the method that follows an ingredient list without a title between: two sentences in a row. */
export function withoutMethod(lines: TextLine[]): TextLine[] {
  const end = lines.findIndex((line, at) => {
    const next = lines[at + 1]
    return at > 0 && isSentence(line.text) && (!next || isSentence(next.text))
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/** Cuts what follows an ingredient list: several lines without amounts after many with them. */
export function withoutListTail(lines: TextLine[]): TextLine[] {
  const last = lines.findLastIndex((line) => isIngredientLike(line.text))
  const counted = lines.filter((line) => isIngredientLike(line.text)).length
  const tail = lines.slice(last + 1).filter((line) => !isControl(line.text))
  const isForeign =
    tail.length >= 3 &&
    !tail.some((line) => line.isItem || isPantryItem(line.text)) &&
    tail.filter((line) => /^\p{Ll}/u.test(line.text)).length < tail.length / 2
  return isForeign && counted >= 4 && counted >= (last + 1) * 0.6 ? lines.slice(0, last + 1) : lines
}

const FACTS_AFTER =
  /^(?:nährwerte|nutrition|valeurs nutri|per serving|pro portion|valori nutri|voedingswaarde)/i

// "Make-ahead: …", "Option: …": how else to go about it, after the steps.
const NO_STEP = /^(?:(?:make[- ]ahead|option|do ahead|storage)\s*[:–-]|(?:notes?|tips?)\s*\|)/i

/** Cuts what follows a method: three short lines in a row that are no sentences (links, names). */
export function withoutTail(lines: TextLine[]): TextLine[] {
  let weak = 0
  let strong = 0
  for (const [at, line] of lines.entries()) {
    if (strong >= 1 && FACTS_AFTER.test(line.text)) return lines.slice(0, at)
    if (strong >= 2 && NO_STEP.test(line.text)) return lines.slice(0, at)
    weak = isWeak(line) ? weak + 1 : 0
    if (weak === 0) strong += 1
    if (weak >= 3 && strong >= 2 && !goesOn(lines, at)) return lines.slice(0, at - 2)
  }
  return lines
}

function isWeak({ text, isNumbered }: TextLine): boolean {
  return text.length < 45 && !isNumbered && !/[.!:。]$/.test(text)
}

// Sentences in a row soon after: the short lines were only an inset.
function goesOn(lines: TextLine[], at: number): boolean {
  const next = lines.slice(at + 1, at + 7)
  const first = next.findIndex((line) => isStepLike(line.text))
  const isSoon = first >= 0 && first <= 3
  return isSoon && next.slice(first, first + 3).every((line) => isStepLike(line.text))
}

function isStepLike(text: string): boolean {
  return isSentence(text) && !isPromotion(text)
}

/** Reads lines of a method into titled groups of steps. */
export function readInstructionGroups(lines: TextLine[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = []
  const isCounted = lines.filter((line) => line.isNumbered).length >= 2
  for (const line of lines) {
    const text = stepText(line.text)
    if (!text || isControl(text) || isLabel(text) || isPromotion(text)) continue
    const last = groups.at(-1)?.steps.at(-1)
    if (isStepTitle(line, text)) groups.push({ title: headingTitle(text), steps: [] })
    else if (last && isContinued(line, text, last.text, isCounted)) last.text += ` ${text}`
    else addStep(groups, text)
  }
  return groups.filter((group) => group.steps.length > 0)
}

function addStep(groups: ParsedInstructionGroup[], text: string): void {
  const step = { text, imageUrls: [] }
  const group = groups.at(-1)
  if (group) group.steps.push(step)
  else groups.push({ title: null, steps: [step] })
}

function isLabel(text: string): boolean {
  return /^(?:(?:step|schritt|étape|etape|paso|stap|passo|steg|krok)\s*\d*|\d+|instructions checklist|advertisement|.{0,12}checklist)[.:]?$/i.test(
    text,
  )
}

function isStepTitle(line: TextLine, text: string): boolean {
  if (line.isNumbered || isSentence(text)) return false
  return (
    isInstructionHeading(text) ||
    (line.isHeading && text.length < 60) ||
    (isUpperCase(text) && text.length < 50)
  )
}

// A step that was wrapped: the line before has no end and this one starts small.
function isContinued(line: TextLine, text: string, before: string, isCounted: boolean): boolean {
  if (line.isNumbered || line.isItem || line.afterBlank) return false
  if (/^\p{Ll}/u.test(text) && !/[.!?:]$/.test(before)) return true
  return isCounted && before.length > 60 && !/[.!?:)]$/.test(before)
}
