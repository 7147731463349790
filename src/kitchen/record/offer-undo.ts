import { toast } from 'sonner'
import { errorMessage } from '../parts/error-message'

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR_MS = 10_000

/**
 * Shows a notice about a deletion, with a button that restores the record. A failed restoration can be
 * retried; `failed` is its message.
 */
export function offerUndo(text: string, failed: string, restore: () => Promise<unknown>): void {
  const onClick = (): void =>
    void restore().catch((error: unknown) =>
      toast.error(`${failed} ${errorMessage(error)}`, {
        duration: Infinity,
        action: { label: 'Try again', onClick },
      }),
    )
  toast(text, { duration: UNDO_FOR_MS, action: { label: 'Undo', onClick } })
}
