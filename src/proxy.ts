import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import { deployment } from '@/src/runtime/launching/settings/deployment'

/**
 * Maps hosts to routes: the account host keeps its paths, a site's host reads from
 * `/site/{slug}/…`, a custom domain from `/site/{domain}/…`; whether there is such a site, its page
 * finds out.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const key = siteKeyOf(hostTarget(deployment(), request.headers.get('host') ?? ''))
  if (key === null) {
    // The inner addresses of sites are no addresses of the account host.
    if (!/^\/site(?:\/|$)/.test(url.pathname)) return NextResponse.next()
    url.pathname = '/missing'
  } else {
    url.pathname = `/site/${encodeURIComponent(key)}${url.pathname === '/' ? '' : url.pathname}`
  }
  return NextResponse.rewrite(url)
}

/** These answer the same on every host. */
export const config = {
  matcher: [
    '/((?!api/|_next/|media/|fonts/|sounds/|offline-worker\\.js$|healthz$|readyz$|host-check$).*)',
  ],
}
