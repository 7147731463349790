import { ingredientGroupsFrom, ingredientScore, instructionGroupsFrom, instructionScore } from '@/src/parsing/recipe-page/layout-lines'
import { closest } from '@/src/parsing/recipe-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/recipe-page/page-document'
import { findRegions } from '@/src/parsing/recipe-page/regions'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'

/** What the headings, lists and class names of a page tell about the recipe. */
export interface LayoutReading {
  ingredientGroups: ParsedIngredientGroup[]
  instructionGroups: ParsedInstructionGroup[]
  /** Place of the ingredient list among the blocks; -1 when none was found. */
  start: number
}

/** Reads ingredient list and method from headings, lists and class names. */
export function readLayout(page: PageDocument): LayoutReading {
  const ingredients = pick(findRegions(page, 'ingredients'), ingredientGroupsFrom, ingredientScore)
  const instructions = pick(findRegions(page, 'instructions'), instructionGroupsFrom, instructionScore)
  return {
    ingredientGroups: ingredients?.groups ?? [],
    instructionGroups: instructions?.groups ?? [],
    start: ingredients?.blocks[0]?.index ?? -1,
  }
}

interface Picked<G> {
  groups: G[]
  blocks: TextBlock[]
}

// A region that is wider than the best so far must tell clearly more, else it only adds what is around.
function pick<G>(
  regions: TextBlock[][],
  read: (blocks: TextBlock[]) => G[],
  score: (groups: G[]) => number,
): Picked<G> | null {
  let best: Picked<G> | null = null
  let most = 0.9
  for (const region of regions) {
    const blocks = listOnly(region)
    const groups = read(blocks)
    const value = score(groups)
    if (value <= most + (best ? gain(best.blocks, blocks) : 0)) continue
    most = value
    best = { groups, blocks }
  }
  return best
}

function gain(best: TextBlock[], blocks: TextBlock[]): number {
  const isWider = blocks.length > best.length && blocks.some((block) => best.includes(block))
  return isWider ? Math.max(1, best.length / 2) : 0.01
}

// When a list opens the region, what follows the list (remarks, links, comments) is no part of it.
function listOnly(blocks: TextBlock[]): TextBlock[] {
  const isItem = blocks.map((block) => closest(block.element, (el) => el.name === 'li' || el.name === 'tr') !== null)
  const first = isItem.indexOf(true)
  if (first < 0 || first > 3 || isItem.filter(Boolean).length < 2) return blocks
  let end = first
  isItem.forEach((item, i) => {
    if (item && i - end <= 3) end = i
  })
  return blocks.slice(0, end + 1)
}
