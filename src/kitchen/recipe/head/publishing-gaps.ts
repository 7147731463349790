import { imageIdsIn } from '@/src/domain/rich-text/pictures'
import { RICH_RESULT_PARTS } from '@/src/domain/recipes/rich-results'
import type { DraftState } from '../recipe-kind'
import { HAS_PART } from '../missing'

const PARTS = ['picture', 'description', 'servings', 'time'] as const

/**
 * The missing parts of a recipe that readers expect, named as in a sentence.
 * @see docs/product/kitchen.md#publishing-checklist
 */
export function publishingGaps({
  document,
  known,
}: Pick<DraftState, 'document' | 'known'>): string[] {
  const parts = PARTS.filter((part) => !HAS_PART[part](document))
  const texts = new Map(known.images.map(({ id, alt }) => [id, alt?.trim() ?? '']))
  const shown = [...(document.images ?? []).map(({ id }) => id), ...imageIdsIn(document.storyMore)]
  const without = [...new Set(shown)].filter((id) => texts.get(id) === '').length
  return [
    ...parts.map((part) => RICH_RESULT_PARTS[part]),
    ...(without === 0 ? [] : [alternativeText(without)]),
  ]
}

const alternativeText = (count: number): string =>
  `alternative text for ${count === 1 ? 'a picture' : `${count} pictures`}`
