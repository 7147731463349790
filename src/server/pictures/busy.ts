import { BusyError } from '@/media/gate'
import { Failure } from '@/src/contract/failure'

/** The failure of an upload that found the queue of pictures full; null for other errors. */
export const picturesBusy = (error: unknown): Failure | null =>
  error instanceof BusyError
    ? new Failure('unavailable', 'Too many pictures are being processed. Please try again.', {
        retryAfter: 5,
        cause: error,
      })
    : null
