import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/access/token'
import type { CurrentUser, SiteUserData } from '@/src/contract/people/user'
import { Failure } from '@/src/contract/failure'
import { hostTarget } from '@/src/domain/addresses/deployment'
import { rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { deploymentOf } from '../deployment'
import { confirmReader } from '../newsletters/confirmation'
import { findSite } from '../sites/scope'
import type { SiteScope } from '../sites/scope'
import { subscribeForFree } from '../subscriptions/subscribe-for-free'
import { getCurrentUser } from './current-user'
import { createHandover } from './handover'
import { claimLink, takeRequestedSites } from './links'
import type { ClaimedLink, RequestedSite } from './links'
import { createSession } from './sessions'

/** The result of a confirmed link. */
export type SignedIn = {
  currentUser: CurrentUser
  siteUserData: SiteUserData
  authToken: string
  /** The secret for the browser's cookie; null for a program. */
  cookieKey: string | null
  /** The URL on a custom domain where the requesting browser waits; null without one. */
  handoverUrl: string | null
}

/** The request to confirm a link, with its context. */
export type Confirmation = {
  /** The site where it is confirmed; null on the account host. */
  site: SiteScope | null
  token: string
  verifier: string | null
  /** The origin: `https://ferment.example.com`. */
  origin: string
  userAgent: string | null
  /** Whether a browser confirms it on a page of ours: its session is bound to that browser. */
  isBrowser: boolean
}

/**
 * Redeems a mailed link, or one between hosts: creates the account if there is none yet, adds the requested
 * subscriptions, and signs in. All in one transaction.
 * @throws Failure `unauthorized` with the reason when the link is unknown, expired, used or requested by
 *   another browser
 */
export async function confirmLink(payload: Payload, asked: Confirmation): Promise<SignedIn> {
  const cookieKey = asked.isBrowser ? newToken('sk') : null
  const siteOfHost = await siteOfDomain(payload, asked.origin)
  const { link, userId, authToken } = await inTransaction(payload, async (req) => {
    await lockAddress(payload, asked.token)
    const claimed = await claimLink(payload, asked)
    const isRequester = asked.verifier !== null
    const displayName = isRequester ? (claimed.displayName ?? null) : null
    const user = claimed.userId ?? (await findOrCreateUser(req, { ...claimed, displayName }))
    for (const { siteId, consentSource } of await requestedSites(payload, claimed))
      await subscribeForFree(payload, siteId, user, consentSource)
    if (isMailed(claimed) && claimed.siteId !== null)
      await confirmReader(payload, claimed.siteId, user)
    const token = await createSession(req, user, 'api', asked.userAgent, {
      host: URL.canParse(asked.origin) ? new URL(asked.origin).host : null,
      cookieKey,
      siteId: claimed.purpose === 'handover' ? claimed.siteId : siteOfHost,
    })
    return { link: claimed, userId: user, authToken: token }
  })
  const current = await getCurrentUser(payload, userId, asked.site?.id ?? null)
  if (!current) throw new Failure('unauthorized', 'This account no longer exists.')
  const handoverUrl = await createHandover(payload, link, userId)
  return { ...current, authToken, cookieKey, handoverUrl }
}

/**
 * Returns the site whose custom domain an origin is: a session created there is limited to it, with any
 * link (decision 011). Null for the deployment's own hosts.
 */
async function siteOfDomain(payload: Payload, origin: string): Promise<string | null> {
  if (!URL.canParse(origin)) return null
  const target = hostTarget(deploymentOf(payload), new URL(origin).host)
  if (target.kind !== 'domain') return null
  return (await findSite(payload, target.domain))?.id ?? null
}

const LOCK_ACCOUNT = {
  name: 'account_lock',
  text: `select pg_advisory_xact_lock(hashtextextended('account ' || email, 0))
    from sign_in_tokens where token_hash = $1`,
}

/**
 * Locks an email address: of several links to it opened at the same moment, each sees the results of the
 * previous one. Called before a link is redeemed: the first one fulfils the requests of the others, and
 * would otherwise wait for their rows while they wait for it.
 */
async function lockAddress(payload: Payload, token: string): Promise<void> {
  await rows(payload, LOCK_ACCOUNT, [hashToken(token)])
}

/** Whether a link proves that its holder reads the mails of the address. */
const isMailed = ({ purpose }: ClaimedLink): boolean =>
  purpose === 'sign-in' || purpose === 'sign-up'

/**
 * Returns the sites to subscribe to: a mailed link proves ownership of its address, so it confirms every
 * subscription requested for it, from any of its mails.
 */
async function requestedSites(payload: Payload, link: ClaimedLink): Promise<RequestedSite[]> {
  const { siteId, consentSource = null } = link
  const own = link.subscribe && siteId !== null ? [{ siteId, consentSource }] : []
  const all = [...(isMailed(link) ? await takeRequestedSites(payload, link.email) : []), ...own]
  // Of several requests for a site, the opened one counts.
  return [...new Map(all.map((request) => [request.siteId, request])).values()]
}

/** The data of an account that a confirmed link creates. */
type NewAccount = {
  email: string
  displayName: string | null
  attribution: Record<string, unknown> | null
}

/**
 * Returns or creates the account of an address: of two links to a new address, the second one finds the
 * account of the first. A name counts only where its writer is known to own the address: anybody may request
 * a link to any address.
 */
export async function findOrCreateUser(
  req: PayloadRequest,
  { email, displayName, attribution }: NewAccount,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  if (docs[0]) return docs[0].id
  const created = await req.payload.create({
    collection: 'users',
    data: { email, displayName, signUpAttribution: attribution },
    req,
  })
  return created.id
}
