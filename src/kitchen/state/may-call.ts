import type { CallName } from '@/src/contract/calls'
import type { ManagedSite } from '@/src/contract/site'

/** Whether a site’s policy lets its visitor of the kitchen make a call: what buttons are shown by. */
export const mayCall = (
  site: Pick<ManagedSite, 'allowedCalls'> | undefined,
  call: CallName,
): boolean => site?.allowedCalls.includes(call) === true
