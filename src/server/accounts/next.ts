import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { accountUrl, hostTarget, siteUrl } from '@/src/domain/deployment'
import { deploymentOf } from '../deployment'
import { findSite } from '../sites/scope'
import type { SiteScope } from '../sites/scope'

/**
 * Where a mailed link leads: `next` when it points to a host of this deployment, else the callback
 * page of the scope (contract, Tokens).
 * @throws Failure `invalid_redirect` for any other host
 */
export async function resolveNext(
  payload: Payload,
  site: SiteScope | null,
  next: string | undefined,
): Promise<URL> {
  const deployment = deploymentOf(payload)
  const fallback = site
    ? siteUrl(deployment, site, '/sign-in/callback')
    : accountUrl(deployment, '/sign-in/callback')
  if (next === undefined || next === '') return new URL(fallback)
  const url = URL.canParse(next, fallback) ? new URL(next, fallback) : null
  if (!url || !(await isOwn(payload, url))) {
    throw new Failure('invalid_redirect', 'The link to go on with leads to another place.')
  }
  return url
}

async function isOwn(payload: Payload, url: URL): Promise<boolean> {
  const deployment = deploymentOf(payload)
  if (url.protocol !== `${deployment.protocol}:` || url.username !== '' || url.password !== '') {
    return false
  }
  const target = hostTarget(deployment, url.host)
  if (target.kind === 'account') return true
  const key = target.kind === 'site' ? target.slug : target.domain
  return (await findSite(payload, key)) !== null
}
