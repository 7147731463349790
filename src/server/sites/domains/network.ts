import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { fetchSafely, readAnswer } from '../../web/fetch-safely'

/** Network requests of a domain check. */
export type DomainNetwork = {
  /** The texts of a name's TXT records; none when there are none. */
  readTexts: (name: string) => Promise<string[]>
  /** Reads a path from the domain's own web server; null for anything but a short text. */
  readFile: (domain: string, path: string) => Promise<string | null>
}

/** Options of the network access; they differ in tests. */
export type NetworkOptions = {
  /** DNS servers to query; empty for those of the machine. */
  dnsServers: readonly string[]
  /** Web servers in tests: their ports, and addresses of this machine. */
  web?: { ports: { http: number; https: number }; allowed: string[] }
}

const DNS_PATIENCE = { timeout: 2_500, tries: 2 }
const WEB_PATIENCE = 5_000
const MAX_BYTES = 1_024
/** Codes for a missing record; any other error means that the lookup failed. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

/** The internet as checks of domains see it. Private addresses are never reached. */
export function openNetwork({ dnsServers, web }: NetworkOptions): DomainNetwork {
  const resolver = new Resolver(DNS_PATIENCE)
  if (dnsServers.length > 0) resolver.setServers(dnsServers)
  const lookup = lookupBy(resolver)
  return {
    readTexts: (name) => readTexts(resolver, name),
    readFile: async (domain, path) =>
      (await readFile(withPort('http', domain, web), path, { lookup, web })) ??
      (await readFile(withPort('https', domain, web), path, { lookup, web })),
  }
}

/** Names of web servers are found by the same DNS servers as the records. */
const lookupBy =
  (resolver: Resolver): LookupFunction =>
  (name, { all }, tell) => {
    void addressesOf(resolver, name).then((addresses) => {
      const [first] = addresses
      const missing = Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' })
      if (!first) tell(missing, '')
      else if (all) tell(null, addresses)
      else tell(null, first.address, first.family)
    })
  }

async function addressesOf(resolver: Resolver, name: string): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.all([
    resolver.resolve4(name).catch(() => []),
    resolver.resolve6(name).catch(() => []),
  ])
  return [
    ...v4.map((address) => ({ address, family: 4 })),
    ...v6.map((address) => ({ address, family: 6 })),
  ]
}

async function readTexts(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((chunks) => chunks.join('').trim())
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOTHING_THERE.has(String(error.code)))
      return []
    throw error
  }
}

const withPort = (protocol: 'http' | 'https', domain: string, web: NetworkOptions['web']): string =>
  `${protocol}://${domain}${web ? `:${web.ports[protocol]}` : ''}`

async function readFile(
  origin: string,
  path: string,
  { lookup, web }: { lookup: LookupFunction; web: NetworkOptions['web'] },
): Promise<string | null> {
  try {
    const { response, url } = await fetchSafely(`${origin}${path}`, {
      accept: 'text/plain',
      signal: AbortSignal.timeout(WEB_PATIENCE),
      lookup,
      ...(web ? { allowed: web.allowed } : {}),
    })
    const isItsOwn =
      new URL(url).hostname === new URL(origin).hostname && response.statusCode === 200
    if (!isItsOwn) {
      response.destroy()
      return null
    }
    return (await readAnswer(response, MAX_BYTES, 'Too long')).toString('utf8').trim()
  } catch {
    return null
  }
}
