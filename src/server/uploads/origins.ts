import type { Payload } from 'payload'
import { hostTarget } from '@/src/domain/deployment'
import { deploymentOf } from '../deployment'
import { findSite } from '../sites/scope'

/**
 * Whether an `Origin` header is a place of this deployment: the account host, a site's own host, or
 * a custom domain that a site has verified.
 */
export async function isOwnOrigin(payload: Payload, origin: string): Promise<boolean> {
  const deployment = deploymentOf(payload)
  const url = URL.canParse(origin) ? new URL(origin) : null
  if (url?.protocol !== `${deployment.protocol}:`) return false
  const target = hostTarget(deployment, url.host)
  if (target.kind === 'account') return true
  const key = target.kind === 'site' ? target.slug : target.domain
  return (await findSite(payload, key)) !== null
}
