import { blocksToLines } from '@/src/parsing/web-page/layout/layout-lines'
import { findClosest, getHeadingLevel } from '@/src/parsing/web-page/page-document'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import type { RecipeDraft } from '@/src/parsing/web-page/types'
import { readFacts } from '@/src/parsing/recipe-lines/facts'

/** Fills yield and times missing in structured data from labelled lines of the page. */
export function fillLayoutFacts(draft: RecipeDraft, page: PageDocument): RecipeDraft {
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes, yields } = draft
  const hasTime = prepTimeMinutes !== null || cookTimeMinutes !== null || totalTimeMinutes !== null
  if (hasTime && yields.number !== null) return draft
  const heading = page.blocks.findIndex(
    (block) => findClosest(block.element, (el) => getHeadingLevel(el) === 1) !== null,
  )
  const facts = readFacts(blocksToLines(page.blocks.slice(Math.max(0, heading)), false))
  return {
    ...draft,
    yields: yields.number === null && facts.yields.number !== null ? facts.yields : yields,
    prepTimeMinutes: hasTime ? prepTimeMinutes : facts.prepTimeMinutes,
    cookTimeMinutes: hasTime ? cookTimeMinutes : facts.cookTimeMinutes,
    totalTimeMinutes: hasTime ? totalTimeMinutes : facts.totalTimeMinutes,
  }
}
