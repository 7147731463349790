import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { ApiError } from './api-error'
import { call } from './call'
import type { CallOptions } from './call'

/** Idempotency keys of calls without a response yet, by call and options. */
const unanswered = new Map<string, string>()

/**
 * Makes a call that must run only once: a retry after a lost response carries the same `Idempotency-Key`,
 * and the server answers without running it twice.
 * @throws as `call`
 */
export async function callOnce<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const asked = JSON.stringify([name, options.params, options.body])
  const idempotencyKey = unanswered.get(asked) ?? newKey()
  unanswered.set(asked, idempotencyKey)
  try {
    const answer = await call(name, { ...options, idempotencyKey })
    unanswered.delete(asked)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered.delete(asked)
    throw error
  }
}

/** Generates 128 random bits; `crypto.randomUUID` is missing where a site is served without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
