import type { Element } from 'domhandler'
import { readLead } from '@/src/parsing/ingredient-line/lead'
import { cleanLine, tokenize } from '@/src/parsing/ingredient-line/tokens'
import { isHeadingBlock } from '@/src/parsing/recipe-page/block-kind'
import { headingTitle, ingredientLine, isIngredientHeading } from '@/src/parsing/recipe-page/ingredient-groups'
import { closest } from '@/src/parsing/recipe-page/page-document'
import type { TextBlock } from '@/src/parsing/recipe-page/page-document'
import { isControl, isIngredientsTitle, isInstructionsTitle, isStopTitle } from '@/src/parsing/recipe-page/section-words'
import { isInstructionHeading, stepText } from '@/src/parsing/recipe-page/step-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'

/** True for a line that starts with an amount. */
export function startsWithAmount(line: string): boolean {
  const lead = readLead(tokenize(cleanLine(line.slice(0, 120))))
  return lead.quantityMin !== null || lead.unit !== null
}

interface Row {
  text: string
  block: TextBlock
}

// Cells of one table row and parts of one list item are one line.
function rows(blocks: TextBlock[]): Row[] {
  const result: Row[] = []
  let owner: Element | null = null
  for (const block of blocks) {
    const row = closest(block.element, (el) => el.name === 'li' || el.name === 'tr')
    const last = result.at(-1)
    if (row && row === owner && last) last.text = `${last.text} ${block.text}`
    else result.push({ text: block.text, block })
    owner = row
  }
  return result
}

/** Reads a region of blocks as an ingredient list. */
export function ingredientGroupsFrom(blocks: TextBlock[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  for (const { text, block } of rows(blocks)) {
    const line = ingredientLine(text)
    if (isNoise(line) || line.length > 260) continue
    if (isGroupTitle(line, block)) groups.push({ title: headingTitle(line), lines: [] })
    else if (groups.length === 0) groups.push({ title: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups.filter((group) => group.lines.length > 0)
}

function isNoise(line: string): boolean {
  return isControl(line) || isIngredientsTitle(line) || isInstructionsTitle(line)
}

function isGroupTitle(line: string, block: TextBlock): boolean {
  if (isIngredientHeading(line)) return true
  const inItem = closest(block.element, (el) => el.name === 'li') !== null
  return line.length < 70 && !startsWithAmount(line) && isHeadingBlock(block) && !(inItem && !isTagHeading(block))
}

function isTagHeading(block: TextBlock): boolean {
  return closest(block.element, (el) => /^h[1-6]$/.test(el.name)) !== null
}

/** Reads a region of blocks as a method. */
export function instructionGroupsFrom(blocks: TextBlock[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = []
  for (const block of blocks) {
    const text = stepText(block.text)
    if (!text || isNoise(text) || isStopTitle(text) || isStepLabel(text)) continue
    if (isStepTitle(text, block)) groups.push({ title: headingTitle(text), steps: [] })
    else {
      if (groups.length === 0) groups.push({ title: null, steps: [] })
      groups.at(-1)?.steps.push({ text, imageUrls: [] })
    }
  }
  return groups.filter((group) => group.steps.length > 0)
}

function isStepLabel(text: string): boolean {
  return /^(?:step|schritt|étape|etape|paso|stap|passo|steg|trin|krok)?\s*\d*\s*(?:of|\/|von)?\s*\d*[.:]?$/i.test(text)
}

function isStepTitle(text: string, block: TextBlock): boolean {
  if (isInstructionHeading(text)) return true
  return text.length < 60 && !/[.!]$/.test(text) && isHeadingBlock(block)
}

/** How much a region looks like an ingredient list; below 1 it is none. */
export function ingredientScore(groups: ParsedIngredientGroup[]): number {
  const lines = groups.flatMap((group) => group.lines)
  const score = lines.reduce((sum, line) => {
    if (line.length > 160) return sum - 1
    return sum + (startsWithAmount(line) ? 1 : line.length < 60 ? 0.1 : -0.3)
  }, 0)
  return lines.length < 2 ? 0 : score
}

/** How much a region looks like a method; below 1 it is none. */
export function instructionScore(groups: ParsedInstructionGroup[]): number {
  const steps = groups.flatMap((group) => group.steps)
  const score = steps.reduce((sum, { text }) => {
    if (text.length < 25) return sum - 0.3
    if (startsWithAmount(text) && text.length < 60) return sum - 0.5
    return sum + (/[.!:)。]["”]?$/.test(text) ? 1 : 0.3) * Math.min(1, text.length / 60)
  }, 0)
  return score
}
