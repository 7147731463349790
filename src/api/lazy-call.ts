import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import type { CallOptions } from './call'

/**
 * `call`, for what is on every page: what makes calls is fetched for the first one. Who only reads
 * makes none.
 * @throws as `call`
 */
export async function lazyCall<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const { call } = await import('./call')
  return call(name, options)
}
