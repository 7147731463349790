import type { Payload, PayloadRequest } from 'payload'
import { CALL_POLICY, levelOf } from '@/access/calls'
import type { CallLevel } from '@/access/calls'
import { allows, standingOf } from '@/access/levels'
import type { Standing } from '@/access/levels'
import type { CallName } from '@/src/contract/calls'
import { Failure, notFound } from '@/src/contract/failure'
import { CALLS } from '@/src/contract/calls'
import { findCaller } from '@/src/server/accounts/caller'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, siteStanding, standingAnywhere } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'
import { evidenceOf } from './browser'

/** The caller and site of an admitted call. */
export type Admission = { caller: Caller | null; site: SiteScope | null }

/**
 * Lets a call through or not, before anything else is looked at: 401 without a user where one is
 * needed, 404 for a site that is not there and for other people's sites. Without a bearer token
 * nobody is signed in: a cookie never counts by itself.
 * @see docs/product/roles.md#other-peoples-objects
 */
export async function admitCall(
  req: PayloadRequest,
  name: CallName,
  siteKey: string | undefined,
): Promise<Admission> {
  const { payload } = req
  const level = levelOf(name)
  const bearer = await findBearer(req)
  if (!bearer && level !== 'anyone') throw signInFirst()
  const site = siteKey === undefined ? null : await findSite(payload, siteKey)
  const caller = reaches(bearer, name, site) ? bearer : null
  if (!caller && level !== 'anyone') throw signInFirst()
  if (siteKey !== undefined && !site) throw notFound('Site')
  const standing = await STANDING[level](payload, caller, site)
  if (!allows(CALL_POLICY[name], standing)) throw refusal(level, standing)
  return { caller, site }
}

const signInFirst = (): Failure => new Failure('unauthorized', 'Please sign in.')

/**
 * The caller of a request's bearer token; null without a valid token, or without the cookie it is
 * bound to.
 */
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

type FindStanding = (
  payload: Payload,
  caller: Caller | null,
  site: SiteScope | null,
) => Standing | Promise<Standing>

const known: FindStanding = (_, caller) => standingOf({ userId: null, ...caller })
const atSite: FindStanding = (payload, caller, site) =>
  caller && site ? siteStanding(payload, site.id, caller) : standingOf({ userId: null })

/** Functions that determine the caller's standing for each level, with as few queries as possible. */
const STANDING: Readonly<Record<CallLevel, FindStanding>> = {
  anyone: known,
  'signed-in': known,
  worker: (payload, caller) =>
    caller ? standingAnywhere(payload, caller) : standingOf({ userId: null }),
  editor: atSite,
  owner: atSite,
  admin: known,
}

/** 404 for callers who do not manage the site: its existence is not disclosed. */
function refusal(level: CallLevel, standing: Standing): Failure {
  if (level === 'worker') {
    const words = 'The admin is for people who write on a site. Create one first.'
    return new Failure('forbidden', words)
  }
  if (level === 'admin') {
    return new Failure('forbidden', 'Only who runs the platform may do this.')
  }
  if (!standing.has('editor')) return notFound('Site')
  return new Failure('forbidden', 'Only the owner of the site may do this.')
}
