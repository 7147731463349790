import { leftOver } from '@/src/parsing/recipe-context/left-over'
import type { ImportedRecipe } from './import-row'
import { framesAsLinks, linksAsEmbeds } from './story-embeds'

/**
 * A recipe that was read from a post, with the words of the post that are not in it: they become its
 * story, in the order of the post.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function withLeftOver(recipe: ImportedRecipe, html: string): ImportedRecipe {
  const { story, warnings } = leftOver(recipe, framesAsLinks(html))
  return {
    ...recipe,
    story: [...recipe.story, ...linksAsEmbeds(story)],
    warnings: [...recipe.warnings, ...warnings],
  }
}
