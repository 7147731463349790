import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'

/** Paths that answer the same on every host; `__nextjs` has the tools of development. */
const ON_EVERY_HOST =
  /^\/(?:(?:api|_next|media|fonts|sounds)\/|__nextjs|(?:offline-worker\.js|healthz|readyz|host-check)(?:$|\?))/
/** The internal paths of sites, which do not exist on the account host. */
const INTERNAL = /^\/site(?:[/?]|$)/

/**
 * Maps the address of a request to the route in `src/app`: a site's host reads from `/site/{slug}/…`, a
 * custom domain from `/site/{domain}/…`, paths of the account host do not change. The page checks whether the site
 * exists.
 * @param url path and query in their normal form
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function pageRoute(url: string, host: string, deployment: Deployment): string {
  if (ON_EVERY_HOST.test(url)) return url
  const key = siteKeyOf(hostTarget(deployment, host))
  if (key === null) return INTERNAL.test(url) ? '/missing' : url
  const rest = url === '/' || url.startsWith('/?') ? url.slice(1) : url
  return `/site/${encodeURIComponent(key)}${rest}`
}
