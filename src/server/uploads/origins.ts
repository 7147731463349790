import type { Payload } from 'payload'
import { deploymentOf } from '../deployment'
import { findHost } from '../sites/scope'

/**
 * Returns whether an `Origin` header belongs to this deployment: the account host, a site's own host, or a
 * verified custom domain.
 */
export async function isOwnOrigin(payload: Payload, origin: string): Promise<boolean> {
  const url = URL.canParse(origin) ? new URL(origin) : null
  if (url?.protocol !== `${deploymentOf(payload).protocol}:`) return false
  const { kind, site } = await findHost(payload, url.host)
  return kind === 'account' || site !== null
}
