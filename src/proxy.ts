import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import { deployment } from '@/src/runtime/startup/settings/deployment'

/**
 * Maps hosts to routes: paths of the account host do not change, a site's host reads from `/site/{slug}/…`, a
 * custom domain from `/site/{domain}/…`. The page checks whether the site exists.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const key = siteKeyOf(hostTarget(deployment(), request.headers.get('host') ?? ''))
  if (key === null) {
    // The internal paths of sites do not exist on the account host.
    if (!/^\/site(?:\/|$)/.test(url.pathname)) return NextResponse.next()
    url.pathname = '/missing'
  } else {
    url.pathname = `/site/${encodeURIComponent(key)}${url.pathname === '/' ? '' : url.pathname}`
  }
  return NextResponse.rewrite(url)
}

/** Excludes paths that answer the same on every host. */
export const config = {
  matcher: [
    '/((?!api/|_next/|media/|fonts/|sounds/|offline-worker\\.js$|healthz$|readyz$|host-check$).*)',
  ],
}
