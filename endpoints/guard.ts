import type { Payload, PayloadRequest } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { CallAccess } from '@/src/contract/call-schema'
import { findCaller } from '@/src/server/accounts/caller'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, managesSite } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'

/** What a guard let through. */
export type Admitted = { caller: Caller | null; site: SiteScope | null }

/**
 * Lets a call through or not, before anything else is looked at: 401 without a user where one is
 * needed, 404 for a site that is not there and for other people's sites (contract, Bodies). Only the
 * bearer token counts; a cookie never does.
 */
export async function admit(
  req: PayloadRequest,
  access: CallAccess,
  siteKey: string | undefined,
): Promise<Admitted> {
  const { payload } = req
  const caller = await bearer(payload, req.headers)
  if (!caller && access !== 'anyone') {
    throw new Failure('unauthorized', 'Please sign in.')
  }
  const site = siteKey === undefined ? null : await findSite(payload, siteKey)
  if (siteKey !== undefined && !site) throw notFound('Site')
  if (access === 'manager') await requireManager(payload, caller, site)
  return { caller, site }
}

async function bearer(payload: Payload, headers: Headers): Promise<Caller | null> {
  const token = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
  return token === undefined ? null : findCaller(payload, token)
}

async function requireManager(
  payload: Payload,
  caller: Caller | null,
  site: SiteScope | null,
): Promise<void> {
  if (caller && site && (await managesSite(payload, site.id, caller))) return
  throw notFound('Site')
}
