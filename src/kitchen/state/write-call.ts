import { mutateCall } from '@/src/api/react/mutate-call'
import type { CallOptions } from '@/src/api/call'
import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { queryClient } from './query-client'

/**
 * Makes a call that writes, and reloads the responses on the screen that depend on it.
 * @throws as `call`
 */
export const writeCall = <Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> => mutateCall(queryClient, name, options)
