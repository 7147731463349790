import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { managedSites, updateRow } from '../state/managed'

/** The new date of publication; `null` makes the recipe a draft. */
export type Publication = { publishedAt: string | null }

/** The recipes whose publication is being changed: once at a time each. */
const changing = new Set<string>()

/**
 * Publishes a recipe or takes it back. Lists show it at once, and as it was when the call fails.
 * @returns false when a change of the same recipe is still under way
 * @throws what the call throws
 */
export async function setPublication(
  site: string,
  recipe: ManagedRecipeRow,
  { publishedAt }: Publication,
): Promise<boolean> {
  const { id } = recipe
  if (changing.has(id)) return false
  changing.add(id)
  updateRow({ ...recipe, publishedAt })
  try {
    const answer =
      publishedAt === null
        ? await call('unpublishRecipe', { params: { site, id } })
        : await call('publishRecipe', { params: { site, id }, body: { publishedAt } })
    updateRow(answer.recipe)
    void managedSites.load('mine')
    return true
  } catch (error) {
    updateRow(recipe)
    throw error
  } finally {
    changing.delete(id)
  }
}
