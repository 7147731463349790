import { isCaption, isFurniture, isLinkBar } from '@/src/parsing/web-page/layout/block-kind'
import {
  scoreIngredientList,
  scoreMethod,
  blocksToLines,
} from '@/src/parsing/web-page/layout/layout-lines'
import { splitSectionLines } from '@/src/parsing/pasted-text/clean/running-text'
import { splitList } from '@/src/parsing/pasted-text/clean/split-list'
import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import { findClosest, getHeadingLevel } from '@/src/parsing/web-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/web-page/page-document'
import { findLinkedParts } from '@/src/parsing/web-page/layout/linked-parts'
import { cutAtMethodEnd } from '@/src/parsing/web-page/layout/method-end'
import { findRegions } from '@/src/parsing/web-page/layout/regions'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { removeStepNumbers } from '@/src/parsing/recipe-lines/counted-steps'
import {
  removeLeadingFacts,
  cutAtMethod,
  cutMethodTail,
} from '@/src/parsing/recipe-lines/part-ends'
import { readIngredientGroups, readInstructionGroups } from '@/src/parsing/recipe-lines/read-groups'
import { findSections } from '@/src/parsing/recipe-lines/sections'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** A recipe read from the headings, lists and class names of a page. */
export interface LayoutReading {
  ingredientGroups: ParsedIngredientGroup[]
  instructionGroups: ParsedInstructionGroup[]
}

/** Reads ingredient list and method from headings, lists and class names. */
export function readLayout(page: PageDocument): LayoutReading {
  const linked = findLinkedParts(page)
  const asides = blocksInAsides(page)
  const isOutside = (block: TextBlock): boolean => isFurniture(block) || linked.stops.has(block)
  const isAround = (block: TextBlock): boolean => isOutside(block) || isCaption(block)
  const regions = (
    kind: 'ingredients' | 'instructions',
    isOut: (block: TextBlock) => boolean,
  ): TextBlock[][] =>
    [...findRegions(page, kind), ...linked[kind]].map((blocks) =>
      withoutAsides(
        blocks.filter((block) => !isOut(block)),
        asides,
      ),
    )
  const ingredients = pick(regions('ingredients', isAround), ingredientReader)
  const instructions =
    pick(regions('instructions', isAround), instructionReader) ??
    pick(regions('instructions', isOutside), instructionReader)
  const reading = {
    ingredientGroups: ingredients?.groups ?? [],
    instructionGroups: instructions?.groups ?? [],
  }
  return ingredients && instructions
    ? reading
    : fillByShape(reading, page, (block) => !isAround(block))
}

// A region that begins outside of an aside holds none: "See also", a word on the side.
function withoutAsides(blocks: TextBlock[], asides: ReadonlySet<TextBlock>): TextBlock[] {
  const [first] = blocks
  if (asides.size === 0 || !first || asides.has(first)) return blocks
  return blocks.filter((block) => !asides.has(block))
}

function blocksInAsides({ elements, blocks }: PageDocument): ReadonlySet<TextBlock> {
  if (!elements.some(({ name }) => name === 'aside')) return new Set()
  return new Set(
    blocks.filter(({ element }) => findClosest(element, ({ name }) => name === 'aside') !== null),
  )
}

// Without titles and telling class names: lines with amounts, then sentences, after the main heading.
function fillByShape(
  reading: LayoutReading,
  page: PageDocument,
  isContent: (block: TextBlock) => boolean,
): LayoutReading {
  const heading = page.blocks.findIndex(
    (block) => findClosest(block.element, (el) => getHeadingLevel(el) === 1) !== null,
  )
  const blocks = cutAtMethodEnd(page.blocks.slice(Math.max(heading, 0)).filter(isContent))
  const lines = removeStepNumbers(blocksToLines(blocks, true).flatMap(runningLines))
  const sections = findSections(lines)
  const take = (ranges: [number, number][]): TextLine[] =>
    ranges.flatMap(([start, end]) => lines.slice(start, end))
  const hasList = reading.ingredientGroups.length > 0
  const hasMethod = reading.instructionGroups.length > 0
  return {
    ingredientGroups: hasList
      ? reading.ingredientGroups
      : readIngredientGroups(take(sections.ingredients)),
    instructionGroups: hasMethod
      ? reading.instructionGroups
      : readInstructionGroups(cutMethodTail(take(sections.instructions))),
  }
}

// "Ingredients: 2 eggs, 1 onion" in one paragraph is a title and two lines.
function runningLines(line: TextLine): TextLine[] {
  const parts = line.text.length > MAX_RUNNING_LENGTH ? [] : splitSectionLines(line.text)
  if (parts.length < 2) return [line]
  return parts.filter(Boolean).map((text) => ({ ...line, text, isHeading: false }))
}

/** Fewer amounts may be those of one line. */
const MIN_LISTED = 3

// "1 cucumber, 400 g yogurt, 50 g walnuts, dill": a list in one paragraph below its title.
function withDividedList(lines: TextLine[]): TextLine[] {
  const [line, ...others] = lines
  if (!line || others.length > 0) return lines
  const parts = splitList(line.text)
  const counted = parts.filter((part) => startsWithAmount(part)).length
  if (counted < MIN_LISTED || counted < parts.length * 0.5) return lines
  return parts.map((text) => ({ ...line, text, isHeading: false }))
}

/** Longer paragraphs hold no recipe of a few words. */
const MAX_RUNNING_LENGTH = 5000

interface Picked<G> {
  groups: G[]
  blocks: TextBlock[]
  count: number
}

interface PartReader<G> {
  read: (blocks: TextBlock[]) => G[]
  score: (groups: G[]) => number
  size: (groups: G[]) => number
  /** The score that each further line must add at least. */
  density: number
}

const ingredientReader: PartReader<ParsedIngredientGroup> = {
  read: (blocks) =>
    readIngredientGroups(
      withDividedList(
        cutAtMethod(
          removeStepNumbers(
            blocksToLines(
              blocks.filter((block) => !isLinkBar(block)),
              true,
            ),
          ),
        ),
      ),
    ),
  score: scoreIngredientList,
  size: (groups) => groups.flatMap((group) => group.lines).length,
  density: 0.5,
}

const instructionReader: PartReader<ParsedInstructionGroup> = {
  read: (blocks) =>
    readInstructionGroups(
      cutMethodTail(
        removeLeadingFacts(removeStepNumbers(blocksToLines(cutAtMethodEnd(blocks), false))),
      ),
    ),
  score: scoreMethod,
  size: (groups) => groups.flatMap((group) => group.steps).length,
  density: 0.75,
}

// A region that is wider than the best so far must tell clearly more, else it only adds what is around.
function pick<G>(regions: TextBlock[][], part: PartReader<G>): Picked<G> | null {
  const { read, score, size, density } = part
  let best: Picked<G> | null = null
  let most = 0.9
  // Regions under several titles and class names often hold the same blocks.
  const readings = new Map<string, { groups: G[]; value: number }>()
  const readOnce = (blocks: TextBlock[]): { groups: G[]; value: number } => {
    const key = blocks.map(({ index }) => index).join()
    const groups = readings.get(key)?.groups ?? read(blocks)
    const reading = readings.get(key) ?? { groups, value: score(groups) }
    readings.set(key, reading)
    return reading
  }
  for (const region of regions) {
    const list = listOnly(region)
    const isList = readOnce(list).value > readOnce(region).value * 0.6
    const blocks = isList ? list : region
    const { groups, value } = readOnce(blocks)
    const count = size(groups)
    if (value <= most + (best ? needed(best, blocks, count, density) : 0)) continue
    most = value
    best = { groups, blocks, count }
  }
  return best
}

// Lines that a wider region adds must be of the same kind; otherwise they are text around the recipe.
function needed(
  best: Picked<unknown>,
  blocks: TextBlock[],
  count: number,
  density: number,
): number {
  const isWider =
    blocks.length > best.blocks.length && blocks.some((block) => best.blocks.includes(block))
  return isWider ? Math.max(0.5, (count - best.count) * density) : 0.01
}

// When a list opens the region, what follows the list (remarks, links, comments) is no part of it.
function listOnly(blocks: TextBlock[]): TextBlock[] {
  const isItem = blocks.map(
    (block) => findClosest(block.element, (el) => el.name === 'li' || el.name === 'tr') !== null,
  )
  const first = isItem.indexOf(true)
  if (first < 0 || first > 3 || isItem.filter(Boolean).length < 2) return blocks
  let end = first
  isItem.forEach((item, i) => {
    if (item && i - end <= 3) end = i
  })
  return blocks.slice(0, end + 1)
}
