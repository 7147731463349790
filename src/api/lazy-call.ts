import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import type { CallOptions } from './call'

/**
 * Makes a call like `call`, but loads its code on first use: for scripts of every page, most of whose
 * readers make no call.
 * @throws as `call`
 */
export async function lazyCall<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const { call } = await import('./call')
  return call(name, options)
}
