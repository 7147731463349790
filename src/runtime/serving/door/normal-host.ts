import type { Deployment } from '@/src/domain/addresses/deployment'

/**
 * The result of normalising a `Host` header: usable, to be redirected to its usual spelling, or
 * refused.
 */
export type Host =
  { kind: 'normal'; host: string } | { kind: 'other'; normal: string } | { kind: 'refused' }

/** Names as DNS and browsers write them, addresses of IPv6 in brackets, and a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/
const OWN_PORT = { http: '80', https: '443' } as const

/**
 * Normalises the `Host` header of a request. Without one (HTTP/1.0) the account host is meant; several are
 * refused, since proxies may read different ones. Ignores case and the protocol's default port; redirects a
 * trailing dot.
 */
export function normalHost(
  { protocol, rootDomain }: Deployment,
  sent: readonly (string | undefined)[],
): Host {
  const [first = rootDomain, ...others] = sent
  if (others.length > 0) return { kind: 'refused' }
  const lower = first.toLowerCase()
  const host = lower.replace(/\.(?=:\d*$|$)/, '')
  const port = HOST.exec(host)?.[1]
  if (!HOST.test(host) || host.includes('..')) return { kind: 'refused' }
  const normal = port === OWN_PORT[protocol] ? host.slice(0, -port.length - 1) : host
  return host === lower ? { kind: 'normal', host: normal } : { kind: 'other', normal }
}
