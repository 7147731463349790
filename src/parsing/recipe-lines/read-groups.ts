import {
  cleanHeading,
  cleanIngredientLine,
  dropTrailingTitles,
} from '@/src/parsing/web-page/ingredient-groups'
import {
  parseDishName,
  isControl,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { isInstructionHeading, cleanStepText } from '@/src/parsing/web-page/step-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { isGroupTitle, isUpperCase } from '@/src/parsing/recipe-lines/group-titles'
import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { isFileName } from '@/src/parsing/recipe-lines/file-names'
import { cleanListLines } from '@/src/parsing/recipe-lines/list-lines'
import { isPromotion } from '@/src/parsing/recipe-lines/promotion'
import { isStepLabel } from '@/src/parsing/recipe-lines/step-words'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Reads lines of an ingredient section into titled groups. */
export function readIngredientGroups(lines: TextLine[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  const real = withRareHeadings(cleanListLines(lines))
  const isTitled = isGroupTitle(real, 0, false)
  real.forEach((line, at) => {
    const text = cleanIngredientLine(line.text)
    if (!text || text.length > 260) return
    if (isGroupTitle(real, at, isTitled)) groups.push({ title: cleanHeading(text), lines: [] })
    else if (groups.length === 0) groups.push({ title: null, lines: [text] })
    else groups.at(-1)?.lines.push(text)
  })
  return dropTrailingTitles(groups)
}

// A list whose lines are nearly all marked up as headings has no headings.
function withRareHeadings(lines: TextLine[]): TextLine[] {
  const marked = lines.filter((line) => line.isHeading && isIngredientLike(line.text)).length
  return marked < 2 ? lines : lines.map((line) => ({ ...line, isHeading: false }))
}

/** Reads lines of a method into titled groups of steps. */
export function readInstructionGroups(told: TextLine[]): ParsedInstructionGroup[] {
  const lines = withoutLetters(withoutRepeatedControls(told))
  const groups: ParsedInstructionGroup[] = []
  const isCounted = lines.filter((line) => line.isNumbered).length >= 2
  for (const line of lines) {
    const text = cleanStepText(line.text)
    if (!text || isStepLabel(line.text) || isNoStep(text)) continue
    const last = groups.at(-1)?.steps.at(-1)
    if (isStepTitle(line, text)) groups.push({ title: cleanHeading(text), steps: [] })
    else if (last && isContinued(line, text, last.text, isCounted)) last.text += ` ${text}`
    else addStep(groups, text)
  }
  return groups.filter((group) => group.steps.length > 0)
}

/** "Mark as done" beside each step: words of a button are short, and no sentence. */
const MAX_CONTROL_LENGTH = 30
const MIN_CONTROLS = 3

function withoutRepeatedControls(lines: TextLine[]): TextLine[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lines.filter(({ text, isHeading, isNumbered }) => {
    const isControlLike = text.length <= MAX_CONTROL_LENGTH && !/[.!?:。]$/.test(text)
    const isRepeated = (counts.get(text) ?? 0) >= MIN_CONTROLS
    return isHeading || isNumbered || !isControlLike || !isRepeated
  })
}

const isNoStep = (text: string): boolean =>
  isControl(text) || isLabel(text) || isPromotion(text) || isFileName(text)

// "A. Beat the eggs.", "B. …": letters that count from A are numbers.
function withoutLetters(lines: TextLine[]): TextLine[] {
  const marks = lines.flatMap(({ text }) => LETTER.exec(text)?.[1] ?? [])
  const isCounting = marks.every((mark, at) => mark.charCodeAt(0) === 65 + at)
  if (marks.length < 3 || !isCounting) return lines
  return lines.map((line) => {
    const text = line.text.replace(LETTER, '')
    return text === line.text ? line : { ...line, text, isNumbered: true }
  })
}

const LETTER = /^([A-Z])[.)]\s+(?=\p{L})/u

function addStep(groups: ParsedInstructionGroup[], text: string): void {
  const step = { text, imageUrls: [] }
  const group = groups.at(-1)
  if (group) group.steps.push(step)
  else groups.push({ title: null, steps: [step] })
}

function isLabel(text: string): boolean {
  if (text.length < 60 && (isInstructionsTitle(text) || parseDishName(text) !== null)) return true
  return /^(?:\d+|instructions checklist|advertisement|.{0,12}checklist)[.:]?$/i.test(text)
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
