import type { CallName } from '@/src/contract/calls'
import type { ManagedSite } from '@/src/contract/site/site'

/** Whether the signed-in user may make a call on a site; buttons are shown accordingly. */
export const canCall = (
  site: Pick<ManagedSite, 'allowedCalls'> | undefined,
  call: CallName,
): boolean => site?.allowedCalls.includes(call) === true
