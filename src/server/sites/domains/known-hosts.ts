/** A remembered answer about a host, with its expiry in milliseconds. */
type Known = { isOurs: boolean; until: number }

/**
 * Time for which an answer is remembered, in milliseconds: one for our hosts longer than one for hosts that
 * may become ours soon.
 */
const REMEMBERED = { ours: 60_000, others: 10_000 }
/** Hosts that are remembered at most: who asks for made-up names fills no memory. */
const MOST = 5_000
/** Hosts that are looked up in a second at most; who asks for more is told to come back. */
const MOST_A_SECOND = 50

/** Whether a host is ours; null when too many others are asked for. */
export type HostCheck = (host: string) => Promise<boolean | null>

/**
 * Asks `find` whether hosts are ours, remembers its answers for a while, and asks a bounded number of
 * times: a stranger can make a proxy ask for any number of names.
 */
export function knownHosts(
  find: (host: string) => Promise<boolean>,
  now: () => number = Date.now,
): HostCheck {
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
    return count <= MOST_A_SECOND
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
