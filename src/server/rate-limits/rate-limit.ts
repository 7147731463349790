import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import { repeatAfterRollback } from '../database/transaction'
import { environmentOf } from '../deployment'

/**
 * A number of attempts in a number of seconds.
 * @see docs/product/limits.md#rate-limits
 */
export type RateLimit = { name: string; attempts: number; seconds: number }

export const MAIL_PER_EMAIL: RateLimit = { name: 'mail-email', attempts: 5, seconds: 900 }
export const MAIL_PER_ADDRESS: RateLimit = { name: 'mail-address', attempts: 20, seconds: 900 }

/** The window before counts by the share of it that the last `seconds` still cover. */
const COUNT = {
  name: 'rate_limit_count',
  text: `
    with clock as (
      select now() as at,
        to_timestamp(floor(extract(epoch from now()) / $2) * $2) as window_start
    ), hit as (
      insert into rate_limits (key, window_start, attempts)
      select $1, window_start, 1 from clock
      on conflict (key, window_start) do update set attempts = rate_limits.attempts + 1
      returning attempts
    )
    select hit.attempts + coalesce((
        select before.attempts from rate_limits before
        where before.key = $1 and before.window_start = clock.window_start - make_interval(secs => $2)
      ), 0) * (1 - extract(epoch from clock.at - clock.window_start) / $2) as attempts,
      ceil(extract(epoch from clock.window_start - clock.at) + $2)::int as "retryAfter"
    from hit, clock`,
}

/**
 * Counts an attempt in the database, shared by all instances.
 * @throws Failure `rate_limited` with the seconds to wait when the limit is exceeded
 */
export async function countAttempt(
  payload: Payload,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  // The subject is an address of a person or a machine: only its hash is stored.
  const key = `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
  const count = () =>
    firstRow<{ attempts: string; retryAfter: number }>(payload, COUNT, [key, limit.seconds])
  // An attempt counts whatever the result of its call.
  repeatAfterRollback(count)
  const counted = await count()
  const allowed = limit.attempts * environmentOf(payload).limitsFactor
  if (counted && Number(counted.attempts) > allowed) {
    throw new Failure('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
      retryAfter: counted.retryAfter,
    })
  }
}
