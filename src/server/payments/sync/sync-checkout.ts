import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { z } from 'zod'
import { createLink } from '../../accounts/links'
import { firstRow, rows } from '../../database/statements'
import { sendMail } from '../../mail/send'
import { findSiteById } from '../../sites/scope'
import { belongsToDeletedReader } from '../changes/end-for-deleted-readers'
import { makeGift } from '../gifts/make-gift'
import { welcomeMail } from '../mails'
import { getStripe } from '../stripe/client'
import { isOwn } from '../stripe/identity'
import { nextReadNumber } from '../stripe/read-number'
import { refundPayment } from './give-back'
import { idOf } from './subscription-state'
import { storeRead } from './sync-subscription'

const Marks = z.object({ checkout: z.uuid(), kind: z.enum(['subscription', 'gift', 'app']) })

/**
 * Reads a checkout at the payment service and applies its results, once: the subscription, the account of a
 * new reader, the gift. Called by the webhook and by the returning visitor, whichever comes first.
 * @see docs/product/payments.md#after-the-checkout
 */
export async function syncCheckout(payload: Payload, sessionId: string): Promise<void> {
  const read = await nextReadNumber(payload)
  const session = await getStripe(payload).checkout.sessions.retrieve(sessionId, {
    expand: ['subscription', 'payment_intent.latest_charge'],
  })
  const marks = Marks.safeParse(session.metadata)
  if (!marks.success || !(await isOwn(payload, session))) return
  const { checkout, kind } = marks.data
  if (session.status === 'expired') await setStatus(payload, checkout, 'expired')
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return
  if (kind === 'gift') await giftOf(payload, checkout, session)
  else if (typeof session.subscription === 'object' && session.subscription) {
    await fulfil(payload, checkout, session.subscription, read)
  }
  await setStatus(payload, checkout, 'complete')
}

/** Refunds a paid gift when its buyer's account was deleted; a refunded payment makes no gift. */
async function giftOf(
  payload: Payload,
  checkout: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const intent = session.payment_intent
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  if (typeof charge === 'object' && charge?.refunded === true) return
  if (intent !== null && (await belongsToDeletedReader(payload, checkout))) {
    await refundPayment(payload, idOf(intent), 'reader_deleted')
  } else await makeGift(payload, checkout, session)
}

async function fulfil(
  payload: Payload,
  checkout: string,
  subscription: Stripe.Subscription,
  read: string,
): Promise<void> {
  await storeRead(payload, subscription, read)
  await mailLink(payload, checkout)
}

const STATUS = {
  name: 'checkout_status',
  text: `update checkouts set status = $2, completed_at = case when $2 = 'complete' then now() end
    where id = $1 and status = 'open'`,
}

const setStatus = (
  payload: Payload,
  id: string,
  status: 'complete' | 'expired',
): Promise<object[]> => rows(payload, STATUS, [id, status])

const CLAIM = {
  name: 'checkout_claim_mail',
  text: `update checkouts set mailed_at = now()
    where id = $1 and mailed_at is null and not is_signed_in and kind = 'subscription'
      and user_id is not null
    returning site_id as "siteId", user_id as "userId", email, next, challenge`,
}
const UNCLAIM = {
  name: 'checkout_unclaim_mail',
  text: 'update checkouts set mailed_at = null where id = $1',
}

type Claimed = {
  siteId: string
  userId: string
  email: string
  next: string | null
  challenge: string | null
}

/** Mails a sign-in link to a buyer who was not signed in; once, and again if sending failed. */
async function mailLink(payload: Payload, checkout: string): Promise<void> {
  const claimed = await firstRow<Claimed>(payload, CLAIM, [checkout])
  const site = claimed && (await findSiteById(payload, claimed.siteId))
  if (!claimed || !site || claimed.next === null) return
  const { userId, siteId, email, challenge, next } = claimed
  try {
    const token = await createLink(payload, {
      purpose: 'sign-in',
      email,
      userId,
      siteId,
      subscribe: false,
      attribution: null,
      challenge,
      handoverTo: null,
    })
    const url = new URL(next)
    url.searchParams.set('mgk', token)
    await sendMail(payload, email, welcomeMail(site, url.href))
  } catch (error) {
    await rows(payload, UNCLAIM, [checkout])
    throw error
  }
}
