import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { newRowId } from '../editor/rows/row-id'
import { navigate } from '../shell/navigation/navigate'
import { editAddress } from './recipe-links'

/**
 * Duplicates a recipe and opens the copy.
 * @throws ApiError, TypeError as `call` does
 * @see docs/product/recipes.md#duplicating
 */
export async function duplicateRecipe(site: string, id: string): Promise<void> {
  const { recipe } = await call('duplicateRecipe', {
    params: { site, id },
    idempotencyKey: newRowId(),
  })
  navigate(editAddress(site, recipe.id))
  toast.success('Duplicated. This is the copy, a draft.')
}
