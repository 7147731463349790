import type { Payload, PayloadRequest } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { CallAccess } from '@/src/contract/call-schema'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { findCaller } from '@/src/server/accounts/caller'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, managesSite } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'
import { evidenceOf } from './browser'

/** What a guard let through. */
export type Admitted = { caller: Caller | null; site: SiteScope | null }

/**
 * Lets a call through or not, before anything else is looked at: 401 without a user where one is
 * needed, 404 for a site that is not there and for other people's sites (contract, Bodies). Without
 * a bearer token nobody is signed in: a cookie never counts by itself.
 */
export async function admit(
  req: PayloadRequest,
  name: CallName,
  access: CallAccess,
  siteKey: string | undefined,
): Promise<Admitted> {
  const { payload } = req
  const bearer = await findBearer(req)
  if (!bearer && access !== 'anyone') throw signInFirst()
  const site = siteKey === undefined ? null : await findSite(payload, siteKey)
  const caller = reaches(bearer, name, site) ? bearer : null
  if (!caller && access !== 'anyone') throw signInFirst()
  if (siteKey !== undefined && !site) throw notFound('Site')
  if (access === 'manager') await requireManager(payload, caller, site)
  return { caller, site }
}

const signInFirst = (): Failure => new Failure('unauthorized', 'Please sign in.')

/** Who the bearer token of a request belongs to, in the hands it may be in; null for nobody. */
export async function findBearer(req: PayloadRequest): Promise<Caller | null> {
  const token = req.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
  return token === undefined ? null : findCaller(req.payload, token, evidenceOf(req))
}

/**
 * Whether a session reaches a call. One on a custom domain is for what visitors of that site do: the
 * domain's owner could read it, and shall not get at the rest of the account by it (decision 011).
 */
function reaches(caller: Caller | null, name: CallName, site: SiteScope | null): boolean {
  if (caller === null || caller.siteId === null || name === 'signOut') return true
  return site?.id === caller.siteId && CALLS[name].includes(' /v1/site/')
}

async function requireManager(
  payload: Payload,
  caller: Caller | null,
  site: SiteScope | null,
): Promise<void> {
  if (caller && site && (await managesSite(payload, site.id, caller))) return
  throw notFound('Site')
}
