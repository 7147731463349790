'use client'

import { toast } from 'sonner'
import { useAction } from '@/src/api/react/use-call-mutation'
import { errorMessage } from '../parts/error-message'

/** A failure that has a message for the user already. */
class Refusal extends Error {}

/**
 * The busy state of actions on a record, one at a time, such as publishing (`actOnDraft`): `act` shows the
 * error message that its work returns, or of the error that it throws, and resolves with whether it succeeded.
 */
export function useDraftAction(): {
  isBusy: boolean
  act: (work: () => Promise<string | null>) => Promise<boolean>
} {
  const { isBusy, run } = useAction((failure) =>
    toast.error(failure instanceof Refusal ? failure.message : errorMessage(failure)),
  )
  return {
    isBusy,
    act: (work) =>
      run(async () => {
        const message = await work()
        if (message !== null) throw new Refusal(message)
      }),
  }
}
