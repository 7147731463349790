import type { Recipe } from '@/src/contract/recipe/recipe'
import { withFixedAmounts } from '@/src/domain/cooking/fixed-amounts'

/**
 * Marks the amounts in a recipe's texts that must not be scaled, so that pages need no rules for that.
 * @see docs/product/rich-text.md#fixed-amounts
 */
export const withFixedAmountsInTexts = (recipe: Recipe): Recipe => ({
  ...recipe,
  storyMore: withFixedAmounts(recipe.storyMore),
  note: withFixedAmounts(recipe.note),
  instructionGroups: recipe.instructionGroups.map((group) => ({
    ...group,
    instructions: group.instructions.map((step) => ({
      ...step,
      content: step.content && withFixedAmounts(step.content),
    })),
  })),
})
