import type { Payload } from 'payload'
import { Id } from '@/src/contract/basics'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { renderSiteMail } from '../accounts/mails'
import { firstRow, rows } from '../database/statements'
import { environmentOf } from '../deployment'
import { sendMail } from '../mail/send'
import { countAttempt, MAIL_PER_EMAIL } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { toMailbox } from '../rate-limits/rate-subject'
import { isSameSignature, signatureOf } from '../signing'
import type { SiteScope } from '../sites/scope'

/** @see docs/product/limits.md#rate-limits */
const MAILS_PER_SITE: RateLimit = { name: 'confirmation-site', attempts: 200, seconds: 3_600 }

/** Days that a confirmation link is valid. */
const LIFETIME_DAYS = 30

const signatureFor = (payload: Payload, parts: [siteId: string, id: string, expiry: string]) =>
  signatureOf(environmentOf(payload).secret, 'confirm-subscription', parts)
    .subarray(0, 16)
    .toString('base64url')

/**
 * Builds the token of a confirmation link: the subscription and the end of the link, signed.
 * @see docs/product/newsletters.md#confirmation
 */
export function confirmationToken(
  payload: Payload,
  siteId: string,
  subscriptionId: string,
  now = Date.now(),
): string {
  const expiry = String(Math.floor(now / 1_000) + LIFETIME_DAYS * 86_400)
  return [subscriptionId, expiry, signatureFor(payload, [siteId, subscriptionId, expiry])].join('.')
}

/** Reads a token; null for one that is forged, or of another site. */
function readToken(payload: Payload, siteId: string, token: string) {
  const [id = '', expiry = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !Id.safeParse(id).success) return null
  if (!isSameSignature(signatureFor(payload, [siteId, id, expiry]), signature)) return null
  return { id, isExpired: Number(expiry) * 1_000 < Date.now() }
}

/** The state of a confirmation link. */
export type ConfirmationState = 'waiting' | 'confirmed' | 'expired'

const STATE = {
  name: 'confirmation_state',
  text: `select coalesce(b.awaits_confirmation, false) as "isWaiting" from subscriptions b
    where b.site_id = $1 and b.id = $2`,
}

/** Returns the state of a confirmation link; null for one that is forged, or of another site. */
export async function getConfirmationState(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<ConfirmationState | null> {
  const read = readToken(payload, siteId, token)
  const found = read && (await firstRow<{ isWaiting: boolean }>(payload, STATE, [siteId, read.id]))
  if (!read || !found) return null
  if (!found.isWaiting) return 'confirmed'
  return read.isExpired ? 'expired' : 'waiting'
}

const CONFIRM = {
  name: 'confirmation_set',
  text: `update subscriptions set awaits_confirmation = false, confirmed_at = now(), updated_at = now()
    where site_id = $1 and id = $2 and awaits_confirmation`,
}

/**
 * Confirms the address of a subscriber by the link of a mail. Repeating it has no effect, nor has a token that
 * is forged, expired, or of another site.
 * @see docs/product/newsletters.md#confirmation
 */
export async function confirmSubscription(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<void> {
  const read = readToken(payload, siteId, token)
  if (read && !read.isExpired) await rows(payload, CONFIRM, [siteId, read.id])
}

const CONFIRM_READER = {
  name: 'confirmation_of_reader',
  text: `update subscriptions set awaits_confirmation = false, confirmed_at = now(), updated_at = now()
    where site_id = $1 and user_id = $2 and awaits_confirmation`,
}

/** Confirms the address of a reader who has opened a sign-in link of a site. */
export async function confirmReader(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<void> {
  await rows(payload, CONFIRM_READER, [siteId, userId])
}

const WAITING = {
  name: 'confirmation_waiting',
  text: `select u.email from subscriptions b join users u on u.id = b.user_id
    where b.site_id = $1 and b.id = $2 and b.awaits_confirmation`,
}

/**
 * Emails the confirmation link to a subscriber who has not confirmed yet.
 * @throws Failure `rate_limited`, `mail_unavailable`
 * @see docs/product/newsletters.md#confirmation
 */
export async function sendConfirmation(
  payload: Payload,
  site: SiteScope,
  subscriptionId: string,
): Promise<void> {
  const subscriber = await firstRow<{ email: string }>(payload, WAITING, [site.id, subscriptionId])
  if (!subscriber) return
  await countAttempt(payload, MAILS_PER_SITE, site.id)
  await countAttempt(payload, MAIL_PER_EMAIL, toMailbox(subscriber.email))
  const token = confirmationToken(payload, site.id, subscriptionId)
  const href = siteUrl(environmentOf(payload).deployment, site, `/confirm-subscription/${token}`)
  const mail = renderSiteMail(site, href, ({ texts }, name) =>
    texts.confirmSubscription({ site: name, days: LIFETIME_DAYS }),
  )
  await sendMail(payload, subscriber.email, mail)
}
