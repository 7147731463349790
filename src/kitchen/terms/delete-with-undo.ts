import { toast } from 'sonner'
import type { DeletedTerm, SiteTerm } from '@/src/contract/site/site-term'
import { errorMessage } from '../parts/error-message'
import { writeCall } from '../state/write-call'
import { formatUses } from './format-uses'

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR_MS = 10_000

/** Deletes a term, says how many recipes had it, and offers Undo. */
export async function deleteWithUndo(site: string, { id, title }: SiteTerm): Promise<void> {
  try {
    const { deleted } = await writeCall('deleteTerm', { params: { site, id } })
    const count = deleted.recipeIds.length
    const uses = count === 0 ? '' : ` and removed from ${formatUses(count)}`
    toast(`“${title}” was deleted${uses}`, {
      duration: UNDO_FOR_MS,
      action: { label: 'Undo', onClick: () => void restore(site, id, deleted) },
    })
  } catch (error) {
    toast.error(errorMessage(error))
  }
}

async function restore(site: string, id: string, deleted: DeletedTerm): Promise<void> {
  try {
    await writeCall('restoreTerm', { params: { site, id }, body: deleted })
    toast.success(`“${deleted.title}” was restored`)
  } catch (error) {
    toast.error(`“${deleted.title}” could not be restored. ${errorMessage(error)}`, {
      duration: Infinity,
      action: { label: 'Try again', onClick: () => void restore(site, id, deleted) },
    })
  }
}
