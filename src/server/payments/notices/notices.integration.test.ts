import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { beginCheckout, buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { environmentOf } from '../../deployment'
import { withSimulator } from '../stripe/local-stripe'
import { syncInvoice } from '../sync/sync-invoice'
import { payTestCheckout } from '../test-mode/checkout-page'
import { applyEvents } from '../webhooks/apply'
import { queueDueMails } from './note'
import { sendNotices } from './send-notices'

// The test clock is one for all: what moves it stands in a file of its own.
const payload: Payload = await testPayload({ LIMITS_FACTOR: '1000' })

async function reader(columns: object = {}) {
  const site = await makeSellingSite(payload, columns)
  const bought = await buyPlan(payload, site.id)
  const { email } = await payload.findByID({ collection: 'users', id: bought.userId, depth: 0 })
  return { ...bought, site, email }
}
const textsTo = (email: string): string[] => mailbox.to(email).map(({ text }) => text)

async function failingRenewal(card: string, columns: object = {}) {
  const it = await reader(columns)
  await withSimulator(payload, (simulator) => {
    simulator.setCard(it.customerId, card)
    simulator.advance({ days: 32 })
  })
  await applyEvents(payload)
  return it
}

async function invoiceOf(userId: string): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select stripe_invoice_id as id from payments where user_id = $1 and status = 'failed'`,
    [userId],
  )
  return rows[0]?.id ?? ''
}

// docs/product/payments.md#mails-about-payments
describe('a renewal that fails', () => {
  it('is told to its reader once, with what, until when, and where to change the card', async () => {
    const it = await failingRenewal('4000000000000341', { title: 'Salt & Sea' })
    // Every webhook again, and a later attempt that fails as well.
    await syncInvoice(payload, await invoiceOf(it.userId))
    await withSimulator(payload, (simulator) => simulator.advance({ days: 3 }))
    await applyEvents(payload)
    await sendNotices(payload)
    await sendNotices(payload)
    await mailbox.waitFor(it.email)
    const [text = '', ...more] = textsTo(it.email)
    expect(more).toEqual([])
    expect(text).toContain('could not be charged $5 for your subscription to Salt & Sea')
    expect(text).toMatch(/until \w+ \d+, 20\d\d/)
    expect(text).toMatch(/Change your card: http:\/\/localhost:3000\/subscriptions/)
    expect(mailbox.to(it.email)[0]?.html).toContain('Salt &amp; Sea')
  })

  it('is told to nobody when it was made good before the mail was sent', async () => {
    const it = await failingRenewal('4000000000000341')
    await withSimulator(payload, (simulator) => {
      simulator.setCard(it.customerId, GOOD_CARD)
      simulator.payOpenInvoice(it.stripeId)
    })
    await applyEvents(payload)
    await sendNotices(payload)
    expect(textsTo(it.email)).toEqual([])
  })

  it('tells when access has ended for good, and where to subscribe again', async () => {
    const it = await failingRenewal('4000000000000341')
    await withSimulator(payload, (simulator) => simulator.advance({ days: 30 }))
    await applyEvents(payload)
    await applyEvents(payload)
    await sendNotices(payload)
    await mailbox.waitFor(it.email)
    const ended = textsTo(it.email).filter((text) => text.includes('Your access has ended'))
    expect(ended).toHaveLength(1)
    expect(ended[0]).toMatch(/Subscribe again: http:\/\/[\w-]+\.localhost:3000\/subscribe/)
  })

  it('tells when access has ended though the card is still tried', async () => {
    const it = await failingRenewal('4000000000000341')
    await payload.db.pool.query(
      `update subscriptions set current_period_end = now() - interval '7 days 1 hour' where id = $1`,
      [it.id],
    )
    for (let times = 0; times < 2; times += 1) {
      await queueDueMails(payload)
      await sendNotices(payload)
    }
    await mailbox.waitFor(it.email)
    const ended = textsTo(it.email).filter((text) => text.includes('Your access has ended'))
    expect(ended).toHaveLength(1)
    expect(ended[0]).toContain('Change your card to get access again.')
  })

  it('is told again later when the mail server does not take it', async () => {
    const it = await failingRenewal('4000000000000341')
    const send = payload.sendEmail
    payload.sendEmail = () => Promise.reject(new Error('The mail server is away'))
    try {
      expect(await sendNotices(payload)).toBe(0)
    } finally {
      payload.sendEmail = send
    }
    expect(await sendNotices(payload)).toBe(0)
    await payload.db.pool.query(
      'update payment_mails set next_attempt_at = now() where done_at is null',
    )
    await sendNotices(payload)
    await mailbox.waitFor(it.email)
    expect(textsTo(it.email)).toHaveLength(1)
  })

  it('is left to Stripe where Stripe writes', async () => {
    const { payments } = environmentOf(payload)
    payments.stripeSendsMails = true
    try {
      const it = await failingRenewal('4000000000000341')
      await queueDueMails(payload)
      await sendNotices(payload)
      expect(textsTo(it.email)).toEqual([])
    } finally {
      payments.stripeSendsMails = false
    }
  })
})

// docs/product/payments.md#mails-about-payments
describe('a payment', () => {
  it('is told to its reader once, with what was paid, until when, and the next one', async () => {
    const it = await reader({ title: 'Salt & Sea' })
    for (let times = 0; times < 2; times += 1) {
      await queueDueMails(payload)
      await sendNotices(payload)
    }
    await mailbox.waitFor(it.email)
    const [text = '', ...more] = textsTo(it.email)
    expect(more).toEqual([])
    expect(text).toContain('You have paid $5 for your subscription to Salt & Sea')
    expect(text).toMatch(/everything until \w+ \d+, 20\d\d/)
    expect(text).toContain('It renews on that day for $5 a month.')
    expect(mailbox.to(it.email)[0]?.from).toMatch(/^Salt & Sea </)
  })
})

it('says nothing of a payment that was refunded, beside access without an end', async () => {
  const site = await makeSellingSite(payload)
  const { id: userId, email } = await makeUser(payload)
  const session = await beginCheckout(payload, { siteId: site.id, userId, email })
  const given = { plan_type: 'yearly', source: 'complimentary' }
  await addSubscription(payload, site.id, userId, given)
  await withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))
  await applyEvents(payload)
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    'select status, refunded_cents > 0 as "isRefunded" from payments where user_id = $1',
    [userId],
  )
  expect(rows).toEqual([{ status: 'paid', isRefunded: true }])
  await queueDueMails(payload)
  await sendNotices(payload)
  expect(textsTo(email)).toEqual([])
})

describe('a trial', () => {
  it('tells its reader three days before it ends, once, and nobody who has cancelled', async () => {
    const site = await makeSellingSite(payload, { trialDays: 30 })
    const start = async () => {
      const { id: userId, email } = await makeUser(payload)
      const session = await beginCheckout(payload, { siteId: site.id, userId, email })
      await payTestCheckout(payload, session, { card: GOOD_CARD })
      await applyEvents(payload)
      return { userId, email }
    }
    const [stays, leaves, early] = [await start(), await start(), await start()]
    const move = (userId: string, days: number, isEnding = false) =>
      payload.db.pool.query(
        `update subscriptions set current_period_end = now() + $2 * interval '1 day',
          cancel_at_period_end = $3 where user_id = $1`,
        [userId, days, isEnding],
      )
    await move(stays.userId, 2.5)
    await move(leaves.userId, 2.5, true)
    await move(early.userId, 4)
    for (let times = 0; times < 2; times += 1) {
      await queueDueMails(payload)
      await sendNotices(payload)
    }
    await mailbox.waitFor(stays.email)
    expect(textsTo(stays.email)).toHaveLength(1)
    expect(textsTo(stays.email)[0]).toMatch(/costs \$5 a month/)
    expect(textsTo(leaves.email)).toEqual([])
    expect(textsTo(early.email)).toEqual([])
  })
})

describe('a renewal that the bank wants confirmed', () => {
  it('is told to its reader as such', async () => {
    const it = await reader()
    await withSimulator(payload, (simulator) => {
      simulator.setCard(it.customerId, '4000000000000341')
      simulator.advance({ days: 32 })
    })
    // Cards of the test mode are confirmed once; a bank may ask again.
    await payload.db.pool.query(
      `update payment_test_state
        set state = replace(state, '"requires_payment_method"', '"requires_action"')`,
    )
    await applyEvents(payload)
    await sendNotices(payload)
    await mailbox.waitFor(it.email)
    expect(textsTo(it.email)).toHaveLength(1)
    expect(textsTo(it.email)[0]).toContain('asks you to confirm the payment of $5')
  })
})
