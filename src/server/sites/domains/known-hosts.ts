/** A cached result for a host, with its expiry in milliseconds. */
type Known = { isOurs: boolean; until: number }

/** Cache lifetimes in milliseconds: longer for our hosts than for others, which may become ours soon. */
const REMEMBERED = { ours: 60_000, others: 10_000 }
/** Maximum number of cached hosts, so that made-up names do not fill the memory. */
const MOST = 5_000
/** Maximum number of lookups in a second, of all serving processes of a server. */
const MAX_LOOKUPS_PER_SECOND = 50

/** Returns whether a host is ours; null when the lookup limit is exceeded. */
export type HostCheck = (host: string) => Promise<boolean | null>

/**
 * Caches and rate-limits the lookups of `find`: a stranger can make a proxy request any number of names.
 * @param processes how many serving processes share the limit
 */
export function createHostCheck(
  find: (host: string) => Promise<boolean>,
  processes = 1,
  now: () => number = Date.now,
): HostCheck {
  const maxLookups = Math.ceil(MAX_LOOKUPS_PER_SECOND / processes)
  const known = new Map<string, Known>()
  let second = 0
  let count = 0
  const mayAsk = (): boolean => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) {
      second = current
      count = 0
    }
    count += 1
    return count <= maxLookups
  }
  return async (host) => {
    const remembered = known.get(host)
    if (remembered && remembered.until > now()) return remembered.isOurs
    if (!mayAsk()) return null
    const isOurs = await find(host)
    known.delete(host)
    known.set(host, { isOurs, until: now() + REMEMBERED[isOurs ? 'ours' : 'others'] })
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return isOurs
  }
}
