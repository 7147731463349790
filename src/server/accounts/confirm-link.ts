import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/access/token'
import type { CurrentUser, SiteUserData } from '@/src/contract/people/user'
import { Failure } from '@/src/contract/failure'
import { hostTarget } from '@/src/domain/addresses/deployment'
import { inTransaction, rowsInTransaction } from '../database/statements'
import { deploymentOf } from '../deployment'
import { findSite } from '../sites/scope'
import type { SiteScope } from '../sites/scope'
import { subscribeForFree } from '../subscriptions/subscribe-for-free'
import { getCurrentUser } from './current-user'
import { createHandover } from './handover'
import { claimLink, takeWishes } from './links'
import type { ClaimedLink } from './links'
import { createSession } from './sessions'

/** The result of a confirmed link. */
export type SignedIn = {
  currentUser: CurrentUser
  siteUserData: SiteUserData
  authToken: string
  /** The secret for the browser's cookie; null for a program. */
  cookieKey: string | null
  /** The address on a custom domain where the requesting browser waits; null without one. */
  handoverUrl: string | null
}

/** The circumstances of a confirmation. */
export type Confirmation = {
  /** The site it is confirmed on; null on the account host. */
  site: SiteScope | null
  token: string
  verifier: string | null
  /** The origin: `https://ferment.example.com`. */
  origin: string
  userAgent: string | null
  /** Whether it is a page of ours in a browser: its session is bound to that browser. */
  isBrowser: boolean
}

/**
 * Spends a mailed link, or one between hosts: makes the account if there is none yet, subscribes where
 * that was asked, and signs in. All of it or nothing.
 * @throws Failure `unauthorized` with the reason when the link is unknown, expired, used or another
 *   browser's
 */
export async function confirmLink(payload: Payload, asked: Confirmation): Promise<SignedIn> {
  const cookieKey = asked.isBrowser ? newToken('sk') : null
  const siteOfHost = await siteOfDomain(payload, asked.origin)
  const { link, userId, authToken } = await inTransaction(payload, async (req) => {
    await oneAtATime(req, asked.token)
    const claimed = await claimLink(req, asked)
    const isRequester = asked.verifier !== null
    const user = claimed.userId ?? (await createUser(req, claimed, isRequester))
    for (const siteId of await wishesOf(req, claimed)) await subscribeForFree(req, siteId, user)
    const token = await createSession(req, user, 'api', asked.userAgent, {
      host: URL.canParse(asked.origin) ? new URL(asked.origin).host : null,
      cookieKey,
      siteId: claimed.purpose === 'handover' ? claimed.siteId : siteOfHost,
    })
    return { link: claimed, userId: user, authToken: token }
  })
  const current = await getCurrentUser(payload, userId, asked.site?.id ?? null)
  if (!current) throw new Failure('unauthorized', 'This account is no longer there.')
  const handoverUrl = await createHandover(payload, link, userId)
  return { ...current, authToken, cookieKey, handoverUrl }
}

/**
 * The site whose custom domain an origin is: what is signed in there reaches no further, by whatever
 * link (decision 011). Null for the deployment's own hosts.
 */
async function siteOfDomain(payload: Payload, origin: string): Promise<string | null> {
  if (!URL.canParse(origin)) return null
  const target = hostTarget(deploymentOf(payload), new URL(origin).host)
  if (target.kind !== 'domain') return null
  return (await findSite(payload, target.domain))?.id ?? null
}

/**
 * Several links to one address may be opened at the same moment: each finds what the one before made.
 * Waited for before a link is spent: the first one fulfils the wishes of the others, so it would wait
 * for their rows while they wait for it.
 */
async function oneAtATime(req: PayloadRequest, token: string): Promise<void> {
  await rowsInTransaction(
    req,
    sql`select pg_advisory_xact_lock(hashtextextended('account ' || email, 0))
      from sign_in_tokens where token_hash = ${hashToken(token)}`,
  )
}

/**
 * The sites to subscribe to: a mailed link shows whose address it is, so it stands for every wish of
 * that address, whichever of its mails was opened.
 */
async function wishesOf(req: PayloadRequest, link: ClaimedLink): Promise<string[]> {
  const isMailed = link.purpose === 'sign-in' || link.purpose === 'sign-up'
  const own = link.subscribe && link.siteId !== null ? [link.siteId] : []
  return [...new Set([...own, ...(isMailed ? await takeWishes(req, link.email) : [])])]
}

/**
 * Two links to the same new address may be opened: the second one finds the account of the first. The
 * name counts only in the browser that gave it: anybody may request a link to any address.
 */
async function createUser(
  req: PayloadRequest,
  link: ClaimedLink,
  isRequester: boolean,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: link.email } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  if (docs[0]) return docs[0].id
  const created = await req.payload.create({
    collection: 'users',
    data: {
      email: link.email,
      displayName: isRequester ? (link.displayName ?? null) : null,
      signUpAttribution: link.attribution,
    },
    req,
  })
  return created.id
}
