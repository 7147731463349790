import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { errorMessage } from '../../parts/error-message'
import { navigate } from '../../shell/navigation/navigate'
import { refreshRecipes } from '../../state/recipe-pages'
import { editAddress } from '../recipe-links'

/**
 * Restores a recipe from the bin and announces the result.
 * @see docs/product/kitchen.md#the-bin
 */
export async function restoreFromBin(site: string, recipe: ManagedRecipeRow): Promise<void> {
  try {
    const restored = await call('restoreRecipe', { params: { site, id: recipe.id } })
    toast.success(restoredText(recipe, restored.recipe), {
      action: { label: 'Edit', onClick: () => navigate(editAddress(site, recipe.id)) },
    })
  } catch (error) {
    toast.error(errorMessage(error))
  }
  await refreshRecipes()
}

type Named = Pick<ManagedRecipeRow, 'title' | 'slug'>

/** The message that a recipe was restored, with its new address if that has changed. */
export const restoredText = (before: Named, restored: Named): string =>
  before.slug === restored.slug
    ? `Restored “${restored.title}”`
    : `Restored “${restored.title}” at /recipes/${restored.slug}: another recipe has its old address now`
