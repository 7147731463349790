import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { errorMessage } from '../../parts/error-message'

type Params = { site: string; id: string }

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR = 10_000

/**
 * Moves a recipe to the bin and offers to restore it. `onChange` is called after each.
 * @throws ApiError, TypeError as `call` does
 * @see docs/product/kitchen.md#publishing-from-the-editor
 */
export async function deleteWithUndo(params: Params, onChange: () => void): Promise<void> {
  await call('deleteRecipe', { params })
  onChange()
  toast('Deleted', {
    duration: UNDO_FOR,
    action: { label: 'Undo', onClick: () => void bringBack(params, onChange) },
  })
}

async function bringBack(params: Params, onChange: () => void): Promise<void> {
  try {
    await call('restoreRecipe', { params })
    onChange()
  } catch (error) {
    toast.error(`The recipe could not be restored. ${errorMessage(error)}`, {
      duration: Infinity,
      action: { label: 'Try again', onClick: () => void bringBack(params, onChange) },
    })
  }
}
