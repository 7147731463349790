import { headingTitle, ingredientLine, isIngredientHeading } from '@/src/parsing/recipe-page/ingredient-groups'
import { isControl, isIngredientsTitle } from '@/src/parsing/recipe-page/section-words'
import { isInstructionHeading, stepText } from '@/src/parsing/recipe-page/step-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'
import { isAmountOnly, isIngredientLike, isSentence, startsWithAmount } from '@/src/parsing/recipe-text/line-kind'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** Reads lines of an ingredient section into titled groups. */
export function readIngredientGroups(lines: TextLine[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  const real = withAmounts(lines).filter((line) => !isControl(line.text) && !isListLabel(line.text))
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

function isListLabel(text: string): boolean {
  return isIngredientsTitle(text) || /^(?:ingredient checklist|us|metric|imperial|amount measure.*|shop recipe|text ingredients)$/i.test(text)
}

// Where amount and name stand on lines of their own, they are put together.
function withAmounts(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  let amount = ''
  for (const line of lines) {
    const isAlone = isAmountOnly(line.text)
    if (isAlone && !startsWithAmount(line.text)) continue
    if (isAlone) amount = `${amount} ${line.text}`.trim()
    else {
      const isOwn = startsWithAmount(line.text) || isControl(line.text) || amount === ''
      joined.push(isOwn ? line : { ...line, text: `${amount} ${line.text}` })
      amount = ''
    }
  }
  return joined
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

const PANTRY =
  /\b(?:salt|pepper|oil|butter|water|sugar|flour|parsley|cilantro|cheese|lemon|lime|garlic|spray|salz|pfeffer|öl|wasser|zucker|butter|mehl|sel|poivre|huile|beurre|eau|sal|pimienta|aceite|agua|sale|pepe|olio|acqua|zout|peper|olie|boter|pimenta|azeite)\b/i

// "Pie crust" over lines with amounts: capitalised where other names without amount are not.
function isLooseTitle(lines: TextLine[], at: number, line: TextLine, isTitled: boolean): boolean {
  const next = lines[at + 1]
  if (!next || !isIngredientLike(next.text)) return false
  if (!/^\p{Lu}/u.test(line.text) || /[,.()\d]/.test(line.text) || line.text.split(' ').length > 5) return false
  if (PANTRY.test(line.text)) return false
  const isOpening = at === 0 || line.afterBlank
  return isOpening || isTitled || (at > 1 && lowerCaseNames(lines) > 0.6)
}

function lowerCaseNames(lines: TextLine[]): number {
  const names = lines.filter((line) => !startsWithAmount(line.text))
  return names.length < 3 ? 0 : names.filter((line) => /^\p{Ll}/u.test(line.text)).length / names.length
}

/** Cuts what follows a method: three short lines in a row that are no sentences (links, names). */
export function withoutTail(lines: TextLine[]): TextLine[] {
  let weak = 0
  let strong = 0
  for (const [at, line] of lines.entries()) {
    const isWeak = line.text.length < 45 && !line.isNumbered && !/[.!:。]$/.test(line.text)
    weak = isWeak ? weak + 1 : 0
    if (!isWeak) strong += 1
    if (weak >= 3 && strong >= 2) return lines.slice(0, at - 2)
  }
  return lines
}

const REMARK = /^(?:notes?|tips?|option|variations?|hint|tipp|hinweis|make-ahead|storage)\s*[:|–-]\s/i

/** Reads lines of a method into titled groups of steps. */
export function readInstructionGroups(lines: TextLine[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = []
  const numbered = lines.filter((line) => line.isNumbered).length
  for (const line of lines) {
    const text = stepText(line.text)
    if (!text || isControl(text) || isLabel(text) || REMARK.test(text)) continue
    const last = groups.at(-1)?.steps.at(-1)
    if (isStepTitle(line, text)) groups.push({ title: headingTitle(text), steps: [] })
    else if (last && isContinued(line, text, last.text, numbered)) last.text = `${last.text} ${text}`
    else {
      if (groups.length === 0) groups.push({ title: null, steps: [] })
      groups.at(-1)?.steps.push({ text, imageUrls: [] })
    }
  }
  return groups.filter((group) => group.steps.length > 0)
}

function isLabel(text: string): boolean {
  return /^(?:(?:step|schritt|étape|etape|paso|stap|passo|steg|krok)\s*\d*|\d+|instructions checklist|advertisement|.{0,12}checklist)[.:]?$/i.test(text)
}

function isStepTitle(line: TextLine, text: string): boolean {
  if (line.isNumbered || isSentence(text)) return false
  return isInstructionHeading(text) || (line.isHeading && text.length < 60) || (isUpperCase(text) && text.length < 50)
}

// A step that was wrapped: the line before has no end and this one starts small.
function isContinued(line: TextLine, text: string, before: string, numbered: number): boolean {
  if (line.isNumbered || line.isItem || line.afterBlank) return false
  if (/^\p{Ll}/u.test(text) && !/[.!?:]$/.test(before)) return true
  return numbered >= 2 && before.length > 60 && !/[.!?:)]$/.test(before)
}
