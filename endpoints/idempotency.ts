import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'
import type { CallSchema } from '@/src/contract/call-schema'
import { SCHEMAS } from '@/src/contract/schemas'
import { claimKey, finishKey, runOnceStored, releaseKey } from '@/src/server/idempotency'
import type { Call } from './call'
import type { CallName } from '@/src/contract/calls'

const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Runs a call once for each `Idempotency-Key` of a caller: a repetition, concurrent or within a day, gets
 * the first response again. A failed call may be retried.
 * @throws Failure `validation_failed` for an unreadable key, `conflict` for one used for another call
 */
export async function runOnceForKey<Name extends CallName>(
  { payload, req, caller, clientAddress, params, body }: Call<Name>,
  name: Name,
  respond: () => Promise<Response>,
): Promise<Response> {
  const key = req.headers.get('idempotency-key')
  if (key === null) return respond()
  if (!KEY.test(key)) throw invalidField('Idempotency-Key', INVALID_INPUT)
  const who = caller?.userId ?? clientAddress
  const [whose, what] = [hash([who, name, key]), hash([params, body])]
  const { idempotent }: CallSchema = SCHEMAS[name]
  return idempotent === 'stored'
    ? storedOnce(payload, whose, what, respond)
    : claimedOnce(payload, whose, what, respond)
}

async function storedOnce(
  payload: Payload,
  key: string,
  fingerprint: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  let response: Response | undefined
  const claim = await runOnceStored(payload, key, fingerprint, async () => {
    response = await respond()
    return { status: response.status, answer: await response.clone().json() }
  })
  if (claim.kind === 'answered') return replayed(claim)
  if (!response) throw new Error('A call was made and gave no answer.')
  return response
}

async function claimedOnce(
  payload: Payload,
  key: string,
  fingerprint: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  const claim = await claimKey(payload, key, fingerprint)
  if (claim.kind === 'answered') return replayed(claim)
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

const replayed = ({ status, answer }: { status: number; answer: unknown }): Response =>
  Response.json(answer, {
    status,
    headers: { 'cache-control': 'no-store', 'idempotency-replayed': 'true' },
  })

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
