import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { inTransaction } from '../../database/transaction'
import { getStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'

/** A checkout that begins. */
export type NewCheckout = {
  kind: 'subscription' | 'gift' | 'app'
  siteId: string
  userId: string | null
  email: string
  plan: string
  amountCents: number
  currency: string
  couponId?: string | null
  gift?: object | null
  /** The target of the link mailed to a payer who was not signed in; null for others. */
  next?: string | null
  challenge?: string | null
}

const INSERT = {
  name: 'checkout_insert',
  text: `insert into checkouts (mode, kind, site_id, user_id, email, plan, amount_cents, currency,
      coupon_id, gift, next, challenge, is_signed_in)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $4::uuid is not null) returning id`,
}

/**
 * Stores a checkout before it is created at the payment service, so that none is ever unknown; returns its
 * id. Runs a check in the same transaction.
 */
export async function storeCheckout(
  payload: Payload,
  checkout: NewCheckout,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const values = valuesOf(payload, checkout)
  const row = await inTransaction(payload, async () => {
    await check()
    return firstRow<{ id: string }>(payload, INSERT, values)
  })
  if (!row) throw new Error('A checkout was not stored.')
  return row.id
}

function valuesOf(payload: Payload, checkout: NewCheckout): unknown[] {
  return [
    modeOf(payload),
    checkout.kind,
    checkout.siteId,
    checkout.userId,
    checkout.email,
    checkout.plan,
    checkout.amountCents,
    checkout.currency,
    checkout.couponId ?? null,
    checkout.gift ? JSON.stringify(checkout.gift) : null,
    checkout.next ?? null,
    checkout.challenge ?? null,
  ]
}

const NAME = {
  name: 'checkout_name',
  text: 'update checkouts set stripe_session_id = $2 where id = $1 returning id',
}

/**
 * Stores the id of a checkout at the payment service; false when it was deleted with its reader's account.
 */
export const setStripeCheckoutId = async (
  payload: Payload,
  id: string,
  sessionId: string,
): Promise<boolean> => (await rows(payload, NAME, [id, sessionId])).length > 0

const OPEN = {
  name: 'checkouts_open',
  text: `select stripe_session_id as id from checkouts
    where site_id = $1 and email = $2 and kind = $3 and mode = $4 and status = 'open'
      and stripe_session_id is not null and created_at > now() - interval '1 day'`,
}

/**
 * Expires earlier open checkouts of the same payer: two would be paid twice. One that cannot be expired has
 * been paid; its webhook reports it.
 */
export async function expireEarlierCheckouts(
  payload: Payload,
  { siteId, email, kind }: Pick<NewCheckout, 'siteId' | 'email' | 'kind'>,
): Promise<void> {
  const open = await rows<{ id: string }>(payload, OPEN, [siteId, email, kind, modeOf(payload)])
  await Promise.all(
    open.map(({ id }) =>
      getStripe(payload)
        .checkout.sessions.expire(id)
        .catch((error: unknown) =>
          payload.logger.info({ err: error, msg: 'A checkout could not be ended' }),
        ),
    ),
  )
}
