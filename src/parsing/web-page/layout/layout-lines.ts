import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { isHeadingBlock } from '@/src/parsing/web-page/layout/block-kind'
import { findClosest } from '@/src/parsing/web-page/page-document'
import type { TextBlock } from '@/src/parsing/web-page/page-document'
import { findRow, groupIntoRows } from '@/src/parsing/web-page/layout/page-rows'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import { countLetters } from '@/src/parsing/text-length'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Converts blocks of a page to lines of text; on request, joins those of one row or list item. */
export function blocksToLines(blocks: TextBlock[], isJoined: boolean): TextLine[] {
  const rows = isJoined
    ? groupIntoRows(blocks)
    : blocks.map((block) => ({ text: block.text, block }))
  return rows.map(({ text, block }) => lineOf(text, block))
}

function lineOf(text: string, block: TextBlock): TextLine {
  const isItem = findRow(block.element) !== null
  const isHeading = (isHeadingBlock(block) && (!isItem || isTagHeading(block))) || opensList(block)
  const isNumbered = /^\d{1,2}\s*[.):]\s+(?!\d)/.test(text)
  return { text, isItem, isNumbered, isHeading, afterBlank: false }
}

// `<li>Topping<ul>…`: an item with a list in it titles that list.
function opensList({ element }: TextBlock): boolean {
  return element.name === 'li' && element.children.some((child) => isTag(child) && isList(child))
}

const isList = ({ name }: Element): boolean => name === 'ul' || name === 'ol'

function isTagHeading({ element }: TextBlock): boolean {
  return findClosest(element, (el) => /^h[1-6]$/.test(el.name)) !== null || isWholeRow(element)
}

// `<tr><th colspan="2">Sauce</th></tr>` titles the rows below it.
function isWholeRow(element: Element): boolean {
  if (element.name !== 'th' || !element.parent) return false
  return element.parent.children.filter(isTag).length === 1
}

/** Scores a region as an ingredient list; below 1 it is not one. */
export function scoreIngredientList(groups: ParsedIngredientGroup[]): number {
  const lines = groups.flatMap((group) => group.lines)
  const score = lines.reduce((sum, line) => {
    if (line.length > 160) return sum - 1
    return sum + (startsWithAmount(line) ? 1 : line.length < 60 ? 0.35 : -0.3)
  }, 0)
  return lines.length < 2 ? 0 : score
}

/** Scores a region as a method; below 1 it is not one. */
export function scoreMethod(groups: ParsedInstructionGroup[]): number {
  const steps = groups.flatMap((group) => group.steps)
  return steps.reduce((sum, { text }) => {
    const length = countLetters(text)
    if (length < 25) return sum - 0.3
    if (startsWithAmount(text) && length < 60) return sum - 0.5
    return sum + (/[.!:)。]["”]?$/.test(text) ? 1 : 0.3) * Math.min(1, length / 60)
  }, 0)
}
