import { findRemainingText } from '@/src/parsing/surrounding-content/remaining-text'
import type { ImportedRecipe } from './import-row'
import { replaceFramesWithLinks, convertLinksToEmbeds } from './story-embeds'

/**
 * Adds the text of a post that is not part of its recipe as the story, in the order of the post.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function addRemainingText(recipe: ImportedRecipe, html: string): ImportedRecipe {
  const { story, warnings } = findRemainingText(recipe, replaceFramesWithLinks(html))
  return {
    ...recipe,
    story: [...recipe.story, ...convertLinksToEmbeds(story)],
    warnings: [...recipe.warnings, ...warnings],
  }
}
