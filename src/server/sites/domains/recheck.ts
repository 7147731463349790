import { z } from 'zod'
import { checkClaim } from './check'
import type { SqlRunner } from './check'
import type { DomainNetwork } from './network'

/** So many each hour: verified ones first, then the oldest; the others have their turn an hour later. */
const MOST = 200
/** So many at once: one whose servers let us wait holds up nobody else's. */
const AT_ONCE = 10

const DUE = `select id, domain, token from site_domains
  where token is not null and (checked_at is null
    or checked_at < now() - case when verified_at is null then interval '6 hours'
      else interval '1 day' end)
  order by verified_at is null, checked_at nulls first limit ${MOST}`
const Claims = z.array(z.object({ id: z.string(), domain: z.string(), token: z.string() }))

/** Any number that nothing else here locks by. */
const LOCK = `select pg_try_advisory_lock(7162530944) as "isOurs"`
const UNLOCK = `select pg_advisory_unlock(7162530944)`

/**
 * Checks domains whose last check is a while ago: verified ones daily, others several times a day.
 * One process at a time; gives how many were checked. The connection must be one, not a pool.
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
