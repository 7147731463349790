import type { Payload, PayloadRequest } from 'payload'
import { CALL_POLICY, levelOf } from '@/access/calls'
import type { CallLevel } from '@/access/calls'
import { allows, standingOf } from '@/access/levels'
import type { Standing } from '@/access/levels'
import type { CallName } from '@/src/contract/calls'
import { Failure, notFound } from '@/src/contract/failure'
import { findCaller } from '@/src/server/accounts/caller'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, siteStanding, standingAnywhere } from '@/src/server/sites/scope'
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
  name: CallName,
  siteKey: string | undefined,
): Promise<Admitted> {
  const { payload } = req
  const level = levelOf(name)
  const caller = await bearer(payload, req.headers)
  if (!caller && level !== 'anyone') throw new Failure('unauthorized', 'Please sign in.')
  const site = siteKey === undefined ? null : await findSite(payload, siteKey)
  if (siteKey !== undefined && !site) throw notFound('Site')
  const standing = await STANDING[level](payload, caller, site)
  if (!allows(CALL_POLICY[name], standing)) throw refusal(level, standing)
  return { caller, site }
}

async function bearer(payload: Payload, headers: Headers): Promise<Caller | null> {
  const token = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
  return token === undefined ? null : findCaller(payload, token)
}

type FindStanding = (
  payload: Payload,
  caller: Caller | null,
  site: SiteScope | null,
) => Standing | Promise<Standing>

const known: FindStanding = (_, caller) => standingOf({ userId: null, ...caller })
const atSite: FindStanding = (payload, caller, site) =>
  caller && site ? siteStanding(payload, site.id, caller) : standingOf({ userId: null })

/** Only as much is asked of the database as a level needs. */
const STANDING: Readonly<Record<CallLevel, FindStanding>> = {
  anyone: known,
  'signed-in': known,
  worker: (payload, caller) =>
    caller ? standingAnywhere(payload, caller) : standingOf({ userId: null }),
  editor: atSite,
  owner: atSite,
}

/** Who does not work on a site is not told that it is there. */
function refusal(level: CallLevel, standing: Standing): Failure {
  if (level === 'worker') {
    const words = 'The admin is for people who write on a site. Create one first.'
    return new Failure('forbidden', words)
  }
  if (!standing.has('editor')) return notFound('Site')
  return new Failure('forbidden', 'Only the owner of the site may do this.')
}
