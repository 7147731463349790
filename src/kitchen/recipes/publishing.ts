import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { refreshManagedSites } from '../state/managed-sites'
import { updateRow } from '../state/recipe-pages'

/** The new date of publication; `null` makes the recipe a draft. */
export type Publication = { publishedAt: string | null }

/** The recipes whose publication is being changed: once at a time each. */
const changing = new Set<string>()

/**
 * Publishes or unpublishes a recipe. Lists are updated optimistically, and reverted if the call fails.
 * @returns false while a change of the same recipe is pending
 * @throws as the call
 */
export async function setPublication(
  site: string,
  recipe: ManagedRecipeRow,
  { publishedAt }: Publication,
): Promise<boolean> {
  const { id } = recipe
  if (changing.has(id)) return false
  changing.add(id)
  try {
    await updateRow(site, { ...recipe, publishedAt })
    const answer =
      publishedAt === null
        ? await call('unpublishRecipe', { params: { site, id } })
        : await call('publishRecipe', { params: { site, id }, body: { publishedAt } })
    await updateRow(site, answer.recipe)
    void refreshManagedSites()
    return true
  } catch (error) {
    await updateRow(site, recipe)
    throw error
  } finally {
    changing.delete(id)
  }
}
