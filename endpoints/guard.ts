import type { Payload, PayloadRequest } from 'payload'
import { CALL_POLICY, requiredLevel } from '@/access/calls'
import type { CallLevel } from '@/access/call-rules'
import { allows, getAccessLevels } from '@/access/levels'
import type { AccessLevels } from '@/access/levels'
import type { CallName } from '@/src/contract/calls'
import { Failure, notFound } from '@/src/contract/failure'
import { CALLS } from '@/src/contract/calls'
import { SITE_SUSPENDED } from '@/src/domain/suspension'
import { findCaller } from '@/src/server/accounts/caller'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, getSiteLevels, getLevelsAnywhere } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'
import { getTokenEvidence } from './browser'

/** The caller and site of an admitted call. */
export type Admission = { caller: Caller | null; site: SiteScope | null }

/**
 * Admits or refuses a call before anything else runs: 401 without a required user, 404 for a missing site
 * and for other people's sites, 503 for visitors of a suspended one. Authenticates only by bearer token: a cookie alone never counts.
 * @see docs/product/roles.md#other-peoples-objects
 */
export async function admitCall(
  req: PayloadRequest,
  name: CallName,
  siteKey: string | undefined,
): Promise<Admission> {
  const { payload } = req
  const level = requiredLevel(name)
  const bearer = await findBearer(req)
  if (!bearer && level !== 'anyone') throw signInFirst()
  const site = siteKey === undefined ? null : await findSite(payload, siteKey)
  const caller = reaches(bearer, name, site) ? bearer : null
  if (!caller && level !== 'anyone') throw signInFirst()
  if (siteKey !== undefined) requireSite(site, name)
  const levels = await FIND_LEVELS[level](payload, caller, site)
  if (!allows(CALL_POLICY[name], levels)) throw refusal(level, levels)
  return { caller, site }
}

/** @see docs/product/overview.md#suspending-a-site */
function requireSite(site: SiteScope | null, name: CallName): void {
  if (!site) throw notFound('Site')
  if (site.isSuspended && isForVisitors(name)) throw new Failure('unavailable', SITE_SUSPENDED)
}

const signInFirst = (): Failure => new Failure('unauthorized', 'Please sign in.')

/**
 * Returns the caller of a request's bearer token; null without a valid token, or without the cookie to
 * which it is bound.
 */
export async function findBearer(req: PayloadRequest): Promise<Caller | null> {
  const token = req.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
  return token === undefined ? null : findCaller(req.payload, token, getTokenEvidence(req))
}

/**
 * Whether a session reaches a call. One on a custom domain is for what visitors of that site do: the
 * domain's owner could read it, and shall not get at the rest of the account by it (decision 011).
 */
function reaches(caller: Caller | null, name: CallName, site: SiteScope | null): boolean {
  if (caller === null || caller.siteId === null || name === 'signOut') return true
  return site?.id === caller.siteId && isForVisitors(name)
}

const isForVisitors = (name: CallName): boolean => CALLS[name].includes(' /v1/site/')

type FindLevels = (
  payload: Payload,
  caller: Caller | null,
  site: SiteScope | null,
) => AccessLevels | Promise<AccessLevels>

const known: FindLevels = (_, caller) => getAccessLevels({ userId: null, ...caller })
const atSite: FindLevels = (payload, caller, site) =>
  caller && site ? getSiteLevels(payload, site.id, caller) : getAccessLevels({ userId: null })

/** Functions that determine the caller's levels for each level, with as few queries as possible. */
const FIND_LEVELS: Readonly<Record<CallLevel, FindLevels>> = {
  anyone: known,
  'signed-in': known,
  worker: (payload, caller) =>
    caller ? getLevelsAnywhere(payload, caller) : getAccessLevels({ userId: null }),
  editor: atSite,
  owner: atSite,
  admin: known,
}

/** 404 for callers who do not manage the site: its existence is not disclosed. */
function refusal(level: CallLevel, levels: AccessLevels): Failure {
  if (level === 'worker') {
    const words = 'The admin is only for authors and editors. Create a site first.'
    return new Failure('forbidden', words)
  }
  if (level === 'admin') {
    return new Failure('forbidden', 'Only platform admins can do this.')
  }
  if (!levels.has('editor')) return notFound('Site')
  return new Failure('forbidden', 'Only the owner of the site can do this.')
}
