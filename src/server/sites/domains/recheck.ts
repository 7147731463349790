import { z } from 'zod'
import { isThere } from '@/access/conditions'
import { checkClaim } from './check'
import type { SqlRunner } from './check'
import type { DomainNetwork } from './network'

/** Most checks a minute: verified domains first, then the oldest; the others follow in the next one. */
const MOST = 200
/** Number of concurrent checks: slow servers of one domain do not delay the others. */
const AT_ONCE = 10

/**
 * The pause before the next check of a row: a day when it is verified, else a minute after the first
 * miss and twice as long after each other one, up to six hours.
 * @see docs/product/sites-and-hosts.md#custom-domains
 */
const PAUSE = `case when d.verified_at is not null then interval '1 day'
  else least(interval '6 hours', interval '1 minute' * power(2, least(d.misses, 10) - 1)) end`

const DUE = `select d.id, d.domain, d.token
  from site_domains d join sites s on s.id = d._parent_id and ${isThere('s')}
  where d.token is not null and (d.checked_at is null or d.checked_at < now() - ${PAUSE})
  order by d.verified_at is null, d.checked_at nulls first limit ${MOST}`
const Claims = z.array(z.object({ id: z.string(), domain: z.string(), token: z.string() }))

/** Any number that nothing else here locks by. */
const LOCK = `select pg_try_advisory_lock(7162530944) as "isOurs"`
const UNLOCK = `select pg_advisory_unlock(7162530944)`

/**
 * Checks domains that are due: verified ones daily, others at growing intervals. One process at a time;
 * returns the number of checks. Requires a single connection, not a pool.
 */
export async function recheckDomains(runner: SqlRunner, network: DomainNetwork): Promise<number> {
  const [lock] = (await runner.query({ text: LOCK, values: [] })).rows
  if (!z.object({ isOurs: z.literal(true) }).safeParse(lock).success) return 0
  try {
    const claims = Claims.parse((await runner.query({ text: DUE, values: [] })).rows)
    const waiting = [...claims]
    const checkNext = async (): Promise<void> => {
      for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift()) {
        await checkClaim(runner, network, claim)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
    return claims.length
  } finally {
    await runner.query({ text: UNLOCK, values: [] })
  }
}
