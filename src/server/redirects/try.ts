import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { RedirectOutcome } from '@/src/contract/site/redirect'
import { numberedPath, oldPathOf, plainPath } from '@/src/domain/addresses/old-path'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { MAX_REDIRECT_HOPS } from './check'
import { findRedirect } from '../sites/redirects'
import { hostsOf, pagesAt } from './site-addresses'

/**
 * Follows an address as a browser would: to an existing page, else to the target of a redirect. Does not
 * request other sites.
 * @throws Failure `validation_failed` for an address of another host
 * @see docs/product/kitchen.md#redirects
 */
export async function tryRedirect(
  payload: Payload,
  siteId: string,
  address: string,
): Promise<RedirectOutcome> {
  const asked = oldPathOf(address, await hostsOf(payload, siteId))
  if ('problem' in asked)
    throw invalidField('address', 'Enter a path on this site, such as /old-post.')
  const steps = [asked.path === '' ? '/' : asked.path]
  let path = asked.path
  while (steps.length <= MAX_REDIRECT_HOPS + 1) {
    const pages = await pagesAt(payload, siteId, [path])
    if (pages.get(path)?.isSeen) return { steps, end: 'page' }
    const to = await findRedirect(payload, siteId, path)
    // An address with an unknown number shows the home page.
    if (to === null) return { steps, end: numberedPath(path) === null ? 'nothing' : 'page' }
    steps.push(to)
    if (!isSitePath(to)) return { steps, end: 'elsewhere' }
    path = plainPath(to)
  }
  return { steps, end: 'loop' }
}
