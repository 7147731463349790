import { describe, expect, it } from 'vitest'
import { unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { inTransaction } from '../database/transaction'
import { countAttempt } from './rate-limit'
import type { RateLimit } from './rate-limit'

const payload = await testPayload()

/** A window so long that none ends while a test runs. */
const SECONDS = 40 * 86_400
const limitOf = (attempts: number, name = unique('limit')): RateLimit => ({
  name,
  attempts,
  seconds: SECONDS,
})

type Counted = { key: string; attempts: number }

async function countedBy({ name }: RateLimit): Promise<Counted[]> {
  const { rows } = await payload.db.pool.query<Counted>(
    `select key, attempts::int from rate_limits where key like $1 || ':%' order by window_start`,
    [name],
  )
  return rows
}

/** The elapsed share of the current window, from 0 to 1. */
async function shareOver(): Promise<number> {
  const { rows } = await payload.db.pool.query<{ share: number }>(
    'select (extract(epoch from now()) / $1)::float8 as share',
    [SECONDS],
  )
  return (rows[0]?.share ?? NaN) % 1
}

/** Counts attempts of everybody counted by a limit, so many windows ago. */
const countBefore = ({ name }: RateLimit, windows: number, attempts: number) =>
  payload.db.pool.query(
    `insert into rate_limits (key, window_start, attempts)
      select key, window_start - make_interval(secs => $2), $3 from rate_limits
      where key like $1 || ':%'`,
    [name, windows * SECONDS, attempts],
  )

const isLimited = { code: 'rate_limited' }

// docs/product/limits.md#rate-limits
describe('a limit', () => {
  it('lets so many attempts pass, also at the same moment, and tells how long to wait', async () => {
    const limit = limitOf(5)
    const tried = await Promise.allSettled(
      Array.from({ length: 8 }, () => countAttempt(payload, limit, 'ada')),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refusal: unknown = await countAttempt(payload, limit, 'ada').catch(
      (error: unknown) => error,
    )
    expect(refusal).toMatchObject(isLimited)
    const left = (1 - (await shareOver())) * SECONDS
    const { retryAfter = NaN } = refusal as { retryAfter?: number }
    expect(Math.abs(retryAfter - left)).toBeLessThan(60)
  })

  it('counts each subject and each limit for itself', async () => {
    const [one, other] = [limitOf(1), limitOf(1)]
    await countAttempt(payload, one, 'ada')
    await countAttempt(payload, one, 'bea')
    await countAttempt(payload, other, 'ada')
    await expect(countAttempt(payload, one, 'ada')).rejects.toMatchObject(isLimited)
  })

  it('counts the window before by the share of it that is not over yet', async () => {
    const name = unique('limit')
    await countAttempt(payload, limitOf(1, name), 'ada')
    await countBefore(limitOf(1, name), 1, 100_000)
    const stillCounted = Math.round(100_000 * (1 - (await shareOver())))
    await countAttempt(payload, limitOf(stillCounted + 100, name), 'ada')
    const fewer = limitOf(stillCounted - 100, name)
    await expect(countAttempt(payload, fewer, 'ada')).rejects.toMatchObject(isLimited)
  })

  it('forgets the window before that', async () => {
    const limit = limitOf(2)
    await countAttempt(payload, limit, 'ada')
    await countBefore(limit, 2, 100_000)
    await countAttempt(payload, limit, 'ada')
  })

  it('counts an attempt whatever comes of the call that made it', async () => {
    const limit = limitOf(1)
    const call = inTransaction(payload, async () => {
      await countAttempt(payload, limit, 'ada')
      throw new Error('The call failed')
    })
    await expect(call).rejects.toThrow('The call failed')
    expect(await countedBy(limit)).toMatchObject([{ attempts: 1 }])
    await expect(countAttempt(payload, limit, 'ada')).rejects.toMatchObject(isLimited)
  })

  it('keeps nothing of the subject that could be read', async () => {
    const limit = limitOf(1)
    await countAttempt(payload, limit, 'ada@example.com')
    const [counted] = await countedBy(limit)
    expect(counted?.key).not.toMatch(/ada|example/)
  })
})
