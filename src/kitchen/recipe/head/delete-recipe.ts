import { call } from '@/src/api/call'
import { offerUndo } from '../../record/offer-undo'

type Params = { site: string; id: string }

/**
 * Moves a recipe to the bin and offers to restore it. `onChange` is called after each.
 * @throws ApiError, TypeError as `call` does
 * @see docs/product/kitchen.md#publishing-from-the-editor
 */
export async function deleteWithUndo(params: Params, onChange: () => void): Promise<void> {
  await call('deleteRecipe', { params })
  onChange()
  offerUndo('Deleted', 'The recipe could not be restored.', async () => {
    await call('restoreRecipe', { params })
    onChange()
  })
}
