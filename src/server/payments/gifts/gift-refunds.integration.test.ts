import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { GOOD_CARD } from '@/src/testing/setups/payments'
import {
  beginGift,
  claim,
  give,
  monthsOf,
  payload,
  post,
  reader,
} from '@/src/testing/setups/paying/gifts'
import { getStripe } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

// docs/product/payments.md#gifts
describe('a gift', () => {
  it('whose payment was given back can no longer be accepted; a part of it changes nothing', async () => {
    const giver = await reader()
    const token = await give({}, giver.auth)
    const { rows } = await payload.db.pool.query<{ intent: string }>(
      `select stripe_payment_intent_id as intent from gifts where buyer_id = $1`,
      [giver.id],
    )
    const intent = rows[0]?.intent ?? ''
    const friend = await reader()
    const refund = async (amount?: number) => {
      const part = amount === undefined ? {} : { amount }
      await getStripe(payload).refunds.create({ payment_intent: intent, ...part })
      await applyEvents(payload)
    }
    await refund(100)
    expect((await post('/v1/manage/gift-links', { token })).status).toBe(200)
    await refund()
    const refused = [409, expect.stringContaining('its payment was refunded')]
    for (const answer of [
      await post('/v1/manage/gift-links', { token }),
      await claim(token, friend.auth),
    ]) {
      expect([answer.status, JSON.stringify(answer.body)]).toEqual(refused)
    }
    expect(await monthsOf(friend.id)).toBeUndefined()
    const listed = await callApi(payload, 'GET', '/v1/manage/gifts', { token: giver.auth })
    expect(listed.body).toMatchObject({
      gifts: [{ claimedAt: null, refundedAt: expect.any(String) }],
    })
  })

  it('is not made of a payment that was given back before Stripe told of it', async () => {
    const recipientEmail = `${unique('friend')}@example.com`
    const session = await beginGift({ recipientEmail })
    const stripe = getStripe(payload)
    await withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session)
    if (typeof intent !== 'string') throw new Error('Nothing was paid.')
    await stripe.refunds.create({ payment_intent: intent })
    await applyEvents(payload)
    expect(mailbox.to(recipientEmail)).toEqual([])
  })

  it('that is accepted stays when its payment is given back: its author takes it away', async () => {
    const giver = await reader()
    const friend = await reader()
    const token = await give({}, giver.auth)
    await claim(token, friend.auth)
    const { rows } = await payload.db.pool.query<{ intent: string }>(
      `select stripe_payment_intent_id as intent from gifts where buyer_id = $1`,
      [giver.id],
    )
    await getStripe(payload).refunds.create({ payment_intent: rows[0]?.intent ?? '' })
    await applyEvents(payload)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
    expect((await post('/v1/manage/gift-links', { token })).body).toMatchObject({
      gift: { isClaimed: true },
    })
  })
})
