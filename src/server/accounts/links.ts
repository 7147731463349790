import type { Payload } from 'payload'
import { z } from 'zod'
import { hashToken, newToken } from '@/access/token'
import { challengeOf } from './challenge'
import { Failure } from '@/src/contract/failure'
import type { TokenFailure } from '@/src/contract/error'
import { ACCOUNT_LINK_LIFETIME, SIGN_IN_LINK_LIFETIME, TOKEN_PREFIX } from '@/src/domain/accounts'
import { maskEmail } from '@/src/domain/addresses/email-address'
import { firstRow, rows } from '../database/statements'

/** The purpose of a link. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'account-link' | 'handover'

/** Parameters of a new link. */
export type NewLink = {
  purpose: LinkPurpose
  email: string
  userId: string | null
  siteId: string | null
  subscribe: boolean
  /** The page on which the subscription was requested; null if unknown. */
  consentSource?: string | null | undefined
  /** The display name of the account that a sign-up creates. */
  displayName?: string | undefined
  attribution: Record<string, unknown> | null
  /** The SHA-256 of the requesting browser's secret; null when it sent none. */
  challenge: string | null
  /** The URL on a custom domain where that browser waits; for a handover, the origin that it trusts. */
  handoverTo: string | null
}

const INSERT = {
  name: 'sign_in_token_insert',
  text: `insert into sign_in_tokens
      (token_hash, purpose, email, user_id, site_id, subscribe, attribution, expires_at,
       challenge, handover_to, display_name, consent_source, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8), $9, $10, $11, $12, now(),
      now())`,
}

const MAILED = { prefix: TOKEN_PREFIX.signIn, lifetime: SIGN_IN_LINK_LIFETIME }
const KINDS = {
  'sign-in': MAILED,
  'sign-up': MAILED,
  'account-link': { prefix: TOKEN_PREFIX.accountLink, lifetime: ACCOUNT_LINK_LIFETIME },
  handover: { prefix: TOKEN_PREFIX.handover, lifetime: ACCOUNT_LINK_LIFETIME },
} as const satisfies Record<LinkPurpose, object>

/** Creates a single-use link token and stores its hash only. */
export async function createLink(payload: Payload, link: NewLink): Promise<string> {
  const { prefix, lifetime } = KINDS[link.purpose]
  const token = newToken(prefix)
  await rows(payload, INSERT, [
    hashToken(token),
    link.purpose,
    link.email,
    link.userId,
    link.siteId,
    link.subscribe,
    link.attribution === null ? null : JSON.stringify(link.attribution),
    lifetime / 1000,
    link.challenge,
    link.handoverTo,
    link.displayName ?? null,
    link.consentSource ?? null,
  ])
  return token
}

/** A link that was just redeemed. */
const ClaimedLink = z.object({
  purpose: z.enum(['sign-in', 'sign-up', 'account-link', 'handover']),
  email: z.string(),
  userId: z.string().nullable(),
  siteId: z.string().nullable(),
  subscribe: z.boolean(),
  consentSource: z.string().nullish(),
  displayName: z.string().nullish(),
  attribution: z.record(z.string(), z.unknown()).nullable(),
  challenge: z.string().nullable(),
  handoverTo: z.string().nullable(),
})
export type ClaimedLink = z.infer<typeof ClaimedLink>

/** The request to redeem a link. */
export type LinkClaim = {
  token: string
  /** The secret of the requesting browser; null in any other. */
  verifier: string | null
  /** The origin where it is redeemed: `https://ferment.example.com`. */
  origin: string
}

const CLAIM = {
  name: 'sign_in_token_claim',
  text: `update sign_in_tokens set used_at = now(), updated_at = now()
    where token_hash = $1 and used_at is null and expires_at > now()
      and case when $2::text is null
        then challenge is null or purpose in ('sign-in', 'sign-up')
        else challenge = $2::text end
      and (purpose <> 'handover' or handover_to = $3)
    returning purpose, email, user_id as "userId", site_id as "siteId",
      coalesce(subscribe, false) as subscribe, consent_source as "consentSource", display_name as "displayName", attribution, challenge,
      handover_to as "handoverTo"`,
}

/**
 * Redeems a link at most once, atomically. With a verifier only a link of this browser; without one a
 * mailed link, or one between hosts without a challenge. A handover is valid only on its own custom domain.
 * @throws Failure `unauthorized` with the reason: unknown, expired, used or elsewhere
 */
export async function claimLink(
  payload: Payload,
  { token, verifier, origin }: LinkClaim,
): Promise<ClaimedLink> {
  const hash = hashToken(token)
  const challenge = verifier === null ? null : challengeOf(verifier)
  const claimed = await firstRow(payload, CLAIM, [hash, challenge, origin])
  if (claimed) return ClaimedLink.parse(claimed)
  throw await whyNot(payload, hash)
}

const TAKE_SITES = {
  name: 'sign_in_token_sites',
  text: `update sign_in_tokens set subscribe = false, updated_at = now()
    where email = $1 and subscribe and site_id is not null
      and used_at is null and expires_at > now()
    returning site_id as "siteId", consent_source as "consentSource"`,
}

const RequestedSite = z.object({ siteId: z.string(), consentSource: z.string().nullable() })
/** A site to subscribe to, and the page on which that was requested. */
export type RequestedSite = z.infer<typeof RequestedSite>

/**
 * Takes the sites for which an address has requested subscriptions by unopened links, within the lifetime
 * of such a link, with the pages of the requests.
 * @see docs/product/subscriptions.md#subscribing
 */
export async function takeRequestedSites(
  payload: Payload,
  email: string,
): Promise<RequestedSite[]> {
  const taken = await rows(payload, TAKE_SITES, [email])
  return z.array(RequestedSite).parse(taken)
}

const MESSAGES: Readonly<Record<TokenFailure, string>> = {
  unknown: 'This sign in link is not valid. Please request a new one.',
  expired: 'Your sign in link has expired. Please request a new one.',
  used: 'This sign in link has already been used. Please request a new one.',
  elsewhere: 'This sign in link belongs to another browser.',
}

const STATE = {
  name: 'sign_in_token_state',
  text: `select used_at is not null as "isUsed", expires_at <= now() as "isExpired"
    from sign_in_tokens where token_hash = $1`,
}

async function whyNot(payload: Payload, hash: string): Promise<Failure> {
  const state = await firstRow<{ isUsed: boolean; isExpired: boolean }>(payload, STATE, [hash])
  return linkFailure(state)
}

function linkFailure(state: Record<string, unknown> | undefined): Failure {
  const isUsed = state?.['isUsed'] === true
  const isExpired = state?.['isExpired'] === true
  const reason = !state ? 'unknown' : isUsed ? 'used' : isExpired ? 'expired' : 'elsewhere'
  return new Failure('unauthorized', MESSAGES[reason], { reason })
}

type OpenLink = { email: string; userId: string | null; isUsed: boolean; isExpired: boolean }
const DESCRIBE = {
  name: 'sign_in_token_describe',
  text: `select email, user_id as "userId", used_at is not null as "isUsed",
      expires_at <= now() as "isExpired" from sign_in_tokens where token_hash = $1`,
}

/**
 * Describes the account that a link would sign in, without redeeming it.
 * @throws Failure `unauthorized` with the reason: unknown, expired or used
 */
export async function describeLink(
  payload: Payload,
  token: string,
  caller: { userId: string; email: string } | null,
): Promise<{ email: string; isCurrentUser: boolean }> {
  const link = await firstRow<OpenLink>(payload, DESCRIBE, [hashToken(token)])
  if (!link || link.isUsed || link.isExpired) throw linkFailure(link)
  const isCurrentUser =
    caller !== null && (link.userId === caller.userId || link.email === caller.email)
  return { email: maskEmail(link.email), isCurrentUser }
}
