import { UNTITLED } from '@/src/domain/recipes/untitled'
import { hasStructure } from '@/src/domain/recipes/stored-post'
import type { DraftDocument } from '../recipe-kind'

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''
const isNone = (list: readonly unknown[] | null | undefined): boolean => (list ?? []).length === 0

/** Whether nothing was written in a recipe yet; empty lines are nothing. */
export function isEmptyRecipe(document: DraftDocument): boolean {
  const { title, description, storyExcerpt, storyMore, note, images } = document
  return (
    (isBlank(title) || title === UNTITLED) &&
    isBlank(description) &&
    isBlank(storyExcerpt) &&
    [storyMore, note, images].every(isNone) &&
    !hasStructure(withoutEmptyRows(document))
  )
}

/** An empty line is one that the author is about to type in. */
function withoutEmptyRows({ ingredientUsageGroups = [], instructionGroups = [] }: DraftDocument) {
  return {
    ingredientUsageGroups: ingredientUsageGroups.map((group) => ({
      ingredientUsages: group.ingredientUsages.filter(
        (line) =>
          !isBlank(line.text || line.originalText) ||
          Boolean(line.ingredientId) ||
          Boolean(line.ingredientTitleOverride),
      ),
    })),
    instructionGroups: instructionGroups.map((group) => ({
      instructions: group.instructions.filter(({ content }) => !isNone(content)),
    })),
  }
}
