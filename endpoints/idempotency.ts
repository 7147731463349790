import { createHash } from 'node:crypto'
import { invalidField } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'
import { claimKey, finishKey, releaseKey } from '@/src/server/idempotency'
import type { Call } from './call'
import type { CallName } from '@/src/contract/calls'

const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Answers a call once for each `Idempotency-Key` of a caller: whoever repeats it, at the same moment
 * or within a day, gets the first answer again. A failed call may be tried again.
 * @throws Failure `validation_failed` for an unreadable key, `conflict` for one used for another call
 */
export async function onceForKey<Name extends CallName>(
  { payload, req, caller, clientAddress, params, body }: Call<Name>,
  name: Name,
  respond: () => Promise<Response>,
): Promise<Response> {
  const key = req.headers.get('idempotency-key')
  if (key === null) return respond()
  if (!KEY.test(key)) throw invalidField('Idempotency-Key', INVALID_INPUT)
  const who = caller?.userId ?? clientAddress
  const claim = await claimKey(payload, hash([who, name, key]), hash([params, body]))
  if (claim.kind === 'answered') {
    return Response.json(claim.answer, {
      status: claim.status,
      headers: { 'cache-control': 'no-store', 'idempotency-replayed': 'true' },
    })
  }
  try {
    const response = await respond()
    const answer: unknown = await response.clone().json()
    await finishKey(payload, claim.id, response.status, answer)
    return response
  } catch (error) {
    await releaseKey(payload, claim.id)
    throw error
  }
}

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
