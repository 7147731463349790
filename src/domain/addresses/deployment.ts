/** The addresses of this deployment, from which absolute links are built. */
export type Deployment = {
  protocol: 'http' | 'https'
  /** Host of the account site, with port where it is not the protocol's own: `localhost:3000`. */
  rootDomain: string
}

/** The target of a host name. */
export type HostTarget =
  | { kind: 'account' }
  | { kind: 'site'; slug: string }
  /** A host outside the root domain: a custom domain, if a site has verified it. */
  | { kind: 'domain'; domain: string }

/**
 * Finds the part of the deployment that a `Host` header names.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function hostTarget(deployment: Deployment, host: string): HostTarget {
  const asked = host.toLowerCase()
  const root = deployment.rootDomain.toLowerCase()
  if (asked === root || isLoopback(asked, root)) return { kind: 'account' }
  const label = asked.endsWith(`.${root}`) ? asked.slice(0, -root.length - 1) : ''
  if (label === 'www') return { kind: 'account' }
  if (label !== '' && !label.includes('.')) return { kind: 'site', slug: label }
  const name = asked.replace(/:\d+$/, '')
  return { kind: 'domain', domain: name.includes('.') ? name : UNKNOWN_HOST }
}

/** Replaces hosts of a single word, which would match slugs: `.invalid` is no domain (RFC 2606). */
const UNKNOWN_HOST = 'host.invalid'

/** The lookup key of a host's site: its slug, or a custom domain; null for the account host. */
export function siteKeyOf(target: HostTarget): string | null {
  if (target.kind === 'account') return null
  return target.kind === 'site' ? target.slug : target.domain
}

/** A deployment on `localhost` also responds on the loopback addresses of the same port. */
function isLoopback(host: string, root: string): boolean {
  const port = root.match(/^localhost(:\d+)?$/)
  if (!port) return false
  return [`127.0.0.1${port[1] ?? ''}`, `[::1]${port[1] ?? ''}`].includes(host)
}

/** The origin of the account host, without a trailing slash: `https://example.com`. */
export const accountOrigin = ({ protocol, rootDomain }: Deployment): string =>
  `${protocol}://${rootDomain}`

/** The origin of a site, without a trailing slash: its custom domain, or its own host name. */
export function siteOrigin(
  { protocol, rootDomain }: Deployment,
  site: { slug: string; primaryDomain?: string | null },
): string {
  return `${protocol}://${site.primaryDomain ?? `${site.slug}.${rootDomain}`}`
}

/** The absolute link to a path of the account host. */
export const accountUrl = (deployment: Deployment, path: string): string =>
  new URL(path, `${accountOrigin(deployment)}/`).href

/** The absolute link to a path of a site. */
export const siteUrl = (
  deployment: Deployment,
  site: { slug: string; primaryDomain?: string | null },
  path: string,
): string => new URL(path, `${siteOrigin(deployment, site)}/`).href
