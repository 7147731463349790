import { toast } from 'sonner'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { CommentStatusChange } from '@/src/contract/people/moderation'
import type { CallBody } from '@/src/contract/schemas'
import { errorMessage } from '../parts/error-message'
import { offerUndo } from '../record/offer-undo'
import { moveComments } from '../state/comments'
import { queryClient } from '../state/query-client'
import { writeCall } from '../state/write-call'
import { formatComments, formatMoved } from './comment-labels'

/** Counts the comments of a status change. */
const countChanged = ({ changes }: Pick<CommentStatusChange, 'changes'>): number =>
  changes.reduce((sum, { ids }) => sum + ids.length, 0)

/**
 * Changes the status of comments, says how many it were, and offers Undo. Resolves with whether it
 * succeeded.
 * @param count the number of comments on the screen: fewer are moved where somebody else was first
 * @see docs/product/moderation.md#moving-comments
 */
export async function moveWithUndo(
  site: string,
  body: CallBody<'setCommentStatus'>,
  count: number,
): Promise<boolean> {
  try {
    const change = await moveComments(site, body)
    const moved = countChanged(change)
    if (moved === 0) {
      toast('Someone else has moved this already.')
      await refreshLists()
      return true
    }
    const others = body.ids === undefined ? 0 : count - moved
    const note = others > 0 ? `. Someone else has moved ${formatComments(others)} before` : ''
    offerUndo(
      `${formatMoved(moved, change.status)}${note}`,
      `${formatComments(moved)} could not be restored.`,
      () => undo(site, change, moved),
    )
    return true
  } catch (error) {
    toast.error(errorMessage(error))
    return false
  }
}

async function undo(site: string, change: CommentStatusChange, moved: number): Promise<void> {
  const { restored } = await writeCall('undoCommentStatus', { params: { site }, body: change })
  if (restored === moved) toast.success(`${formatComments(moved)} restored`)
  else {
    toast(`${formatComments(restored)} restored. Someone else has changed the others since.`)
  }
}

const refreshLists = (): Promise<unknown> => invalidateCalls(queryClient, ['listManagedComments'])
