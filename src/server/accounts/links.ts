import type { Payload, PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { hashToken, newToken } from '@/access/token'
import { Failure } from '@/src/contract/failure'
import type { TokenFailure } from '@/src/contract/error'
import { ACCOUNT_LINK_LIFETIME, SIGN_IN_LINK_LIFETIME, TOKEN_PREFIX } from '@/src/domain/accounts'
import { rowsInTransaction } from '../database'

/** What a link stands for. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'account-link'

/** A link to be made. */
export type NewLink = {
  purpose: LinkPurpose
  email: string
  userId: string | null
  siteId: string | null
  subscribe: boolean
  attribution: Record<string, unknown> | null
}

const INSERT = {
  name: 'sign_in_token_insert',
  text: `insert into sign_in_tokens
      (token_hash, purpose, email, user_id, site_id, subscribe, attribution, expires_at,
       created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8), now(), now())`,
}

/** Makes a single-use link token and stores its hash; the token itself is known to nobody else. */
export async function createLink(payload: Payload, link: NewLink): Promise<string> {
  const isAccountLink = link.purpose === 'account-link'
  const token = newToken(isAccountLink ? TOKEN_PREFIX.accountLink : TOKEN_PREFIX.signIn)
  const lifetime = isAccountLink ? ACCOUNT_LINK_LIFETIME : SIGN_IN_LINK_LIFETIME
  await payload.db.pool.query({
    ...INSERT,
    values: [
      hashToken(token),
      link.purpose,
      link.email,
      link.userId,
      link.siteId,
      link.subscribe,
      link.attribution === null ? null : JSON.stringify(link.attribution),
      lifetime / 1000,
    ],
  })
  return token
}

/** A link that was spent just now. */
const ClaimedLink = z.object({
  purpose: z.enum(['sign-in', 'sign-up', 'account-link']),
  email: z.string(),
  userId: z.string().nullable(),
  siteId: z.string().nullable(),
  subscribe: z.boolean(),
  attribution: z.record(z.string(), z.unknown()).nullable(),
})
export type ClaimedLink = z.infer<typeof ClaimedLink>

/**
 * Spends a link, at most once whatever happens at the same time: one statement decides.
 * @throws Failure `unauthorized` with the reason: unknown, expired or used
 */
export async function claimLink(req: PayloadRequest, token: string): Promise<ClaimedLink> {
  const hash = hashToken(token)
  const [claimed] = await rowsInTransaction(
    req,
    sql`
    update sign_in_tokens set used_at = now(), updated_at = now()
    where token_hash = ${hash} and used_at is null and expires_at > now()
    returning purpose, email, user_id as "userId", site_id as "siteId",
      coalesce(subscribe, false) as subscribe, attribution`,
  )
  if (claimed) return ClaimedLink.parse(claimed)
  throw await whyNot(req, hash)
}

const MESSAGES: Readonly<Record<TokenFailure, string>> = {
  unknown: 'This sign in link is not known. Please ask for a new one.',
  expired: 'Your sign in link has expired. Please ask for a new one.',
  used: 'This sign in link has already been used. Please ask for a new one.',
}

/** Asks on the transaction's own connection: one more from the pool may never come. */
async function whyNot(req: PayloadRequest, hash: string): Promise<Failure> {
  const [state] = await rowsInTransaction(
    req,
    sql`select used_at is not null as "isUsed" from sign_in_tokens where token_hash = ${hash}`,
  )
  const reason = !state ? 'unknown' : state['isUsed'] === true ? 'used' : 'expired'
  return new Failure('unauthorized', MESSAGES[reason], { reason })
}
