import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow, rows } from './database/statements'
import { inTransaction } from './database/transaction'

/** A key claimed for the caller to answer, or the stored response. */
export type KeyClaim =
  { kind: 'mine'; id: string } | { kind: 'answered'; status: number; answer: unknown }

/** Seconds after which an unfinished call counts as lost with its process. */
const ABANDONED_SECONDS = 60
/** Maximum wait of a second caller for the first, and its polling interval, in milliseconds. */
const PATIENCE = 10_000
const LOOK_EVERY = 50

const CLAIM = {
  name: 'idempotency_claim',
  text: `
    insert into idempotency_keys (key, fingerprint, created_at, updated_at)
    values ($1, $2, now(), now())
    on conflict (key) do update
      set fingerprint = excluded.fingerprint, status = null, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
        or (idempotency_keys.status is null
          and idempotency_keys.created_at < now() - make_interval(secs => $3))
    returning id`,
}
const FIND = {
  name: 'idempotency_find',
  text: `select fingerprint, status::int, answer from idempotency_keys where key = $1`,
}
const FINISH = {
  name: 'idempotency_finish',
  text: `update idempotency_keys set status = $2, answer = $3, updated_at = now() where id = $1`,
}
const RELEASE = {
  name: 'idempotency_release',
  text: `delete from idempotency_keys where id = $1`,
}

/**
 * Claims a key for a call, or waits for its current holder and returns that response.
 * @throws Failure `conflict` when the key belongs to another call, or its call takes too long
 */
export async function claimKey(
  payload: Payload,
  key: string,
  fingerprint: string,
): Promise<KeyClaim> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const claim = await claimOnce(payload, key, fingerprint)
    if (claim) return claim
    if (Date.now() > until) throw stillUnderWay()
    await pause()
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))

/** Claims the key or returns its response; null while another call holds it. */
async function claimOnce(
  payload: Payload,
  key: string,
  fingerprint: string,
): Promise<KeyClaim | null> {
  const mine = await firstRow<{ id: string }>(payload, CLAIM, [key, fingerprint, ABANDONED_SECONDS])
  if (mine) return { kind: 'mine', id: mine.id }
  const other = await firstRow<{ fingerprint: string; status: number | null; answer: unknown }>(
    payload,
    FIND,
    [key],
  )
  if (other && other.fingerprint !== fingerprint) throw usedForAnother()
  return other?.status ? { kind: 'answered', status: other.status, answer: other.answer } : null
}

const usedForAnother = (): Failure =>
  new Failure('conflict', 'This Idempotency-Key has already been used for a different request.')
const stillUnderWay = (): Failure =>
  new Failure('conflict', 'The same request is still being processed. Please try again later.', {
    retryAfter: 1,
  })

const TRY_LOCK = {
  name: 'idempotency_try_lock',
  text: `select pg_try_advisory_xact_lock(hashtextextended('idempotency ' || $1, 0)) as "isMine"`,
}

/**
 * Runs a call's work once for a key, in one transaction with the key and the response, so that a killed
 * process leaves all or nothing. A concurrent call with the same key waits, without a connection, and gets
 * the first one's response.
 * @throws Failure `conflict` as `claimKey` does
 */
export async function runOnceStored(
  payload: Payload,
  key: string,
  fingerprint: string,
  work: () => Promise<{ status: number; answer: unknown }>,
): Promise<Exclude<KeyClaim, { kind: 'mine' }> | { kind: 'done' }> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const claim = await inTransaction(payload, async () => {
      const lock = await firstRow<{ isMine: boolean }>(payload, TRY_LOCK, [key])
      if (!lock?.isMine) return null
      const mine = await claimOnce(payload, key, fingerprint)
      if (mine?.kind !== 'mine') return mine
      const { status, answer } = await work()
      await finishKey(payload, mine.id, status, answer)
      return { kind: 'done' as const }
    })
    if (claim) return claim
    if (Date.now() > until) throw stillUnderWay()
    await pause()
  }
}

/** Stores the response of a call for its repetitions. */
export async function finishKey(
  payload: Payload,
  id: string,
  status: number,
  answer: unknown,
): Promise<void> {
  await rows(payload, FINISH, [id, status, JSON.stringify(answer)])
}

/** Releases an idempotency key whose call failed. */
export async function releaseKey(payload: Payload, id: string): Promise<void> {
  await rows(payload, RELEASE, [id])
}
