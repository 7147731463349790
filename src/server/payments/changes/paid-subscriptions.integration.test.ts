import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { longDate } from '@/src/domain/language/long-date'
import { PAST_DUE_GRACE_DAYS } from '@/src/domain/payments/premium'
import { makeToken } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { buyPlan } from '@/src/testing/setups/payments'
import { payload, post, reader, reads, rowOf, site } from '@/src/testing/setups/paying/readers'
import { getStripe } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

// docs/product/subscriptions.md#cancelling
describe('a subscription that is paid', () => {
  it('is cancelled with its period, and kept after all', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    expect((await post('/v1/manage/cancellations', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: true })
    expect(await reads(token)).toBe(true)
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: false })
  })

  it('is kept, also when its end was set on a day, in the dashboard or the portal of Stripe', async () => {
    const { id, userId, stripeId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const day = Math.floor(Date.now() / 1000) + 10 * 86_400
    await getStripe(payload).subscriptions.update(stripeId, { cancel_at: day })
    await applyEvents(payload)
    const ending = await rowOf(site.id, userId)
    expect(ending).toMatchObject({ status: 'active', ending: true })
    expect(Number(ending['end']) / 1000).toBe(day)
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: false })
    expect((await getStripe(payload).subscriptions.retrieve(stripeId)).cancel_at).toBeNull()
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
  })

  it('changes its plan at once, with the amount due said before', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const body = { subscriptionId: id, plan: 'yearly' }
    const preview = await post('/v1/manage/plan-change-previews', body, token)
    expect(preview.body).toMatchObject({
      preview: { amountDueCents: 4500, priceAmountCents: 5000, currency: 'USD' },
    })
    expect((await post('/v1/manage/plan-changes', body, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ plan_type: 'yearly', price: 5000 })
    expect((await post('/v1/manage/plan-changes', body, token)).status).toBe(409)
  })

  // docs/product/payments.md#plan-changes
  it('says what is left after a change to monthly, until when, and what is paid next', async () => {
    const { id, userId } = await buyPlan(payload, site.id, { plan: 'yearly' })
    const token = await makeToken(payload, userId)
    const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    const body = { subscriptionId: id, plan: 'monthly' }
    const answer = await post('/v1/manage/plan-change-previews', body, token)
    const { preview } = SCHEMAS.previewPlanChange.answer.parse(answer.body)
    // The year of $50 was paid for a moment ago: less the first month of $5.
    expect(preview).toMatchObject({ amountDueCents: 0, priceAmountCents: 500, creditCents: 4500 })
    expect(preview.nextPayment.amountCents).toBe(500)
    const months = (Date.parse(preview.nextPayment.at) - Date.now()) / (30.4 * 86_400_000)
    expect(Math.round(months)).toBe(10)
    await post('/v1/manage/plan-changes', body, token)
    await mailbox.waitFor(email)
    const mail = mailbox.to(email).find(({ subject }) => subject === `Your plan at ${site.title}`)
    expect(mail?.text).toContain('$45 of it is kept as credit')
    expect(mail?.text).toMatch(/Your next payment is \$5 on \w+ \d+, 20\d\d/)
    expect(mail?.from).toContain(site.title)
  })

  // docs/product/payments.md#mails-about-payments
  it('is mailed when it is cancelled, once, with the day until which everything can be read', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    await post('/v1/manage/cancellations', { subscriptionId: id }, token)
    await post('/v1/manage/cancellations', { subscriptionId: id }, token)
    await mailbox.waitFor(email)
    const mails = mailbox.to(email).filter(({ subject }) => subject.includes('is cancelled'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/everything until \w+ \d+, 20\d\d/)
  })

  it('is mailed with the end of the days of grace when it is cancelled while a payment is due', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    const ended = Date.now() - 86_400_000
    await payload.db.pool.query(
      `update subscriptions set status = 'past_due', current_period_end = $2 where id = $1`,
      [id, new Date(ended)],
    )
    await post('/v1/manage/cancellations', { subscriptionId: id }, token)
    await mailbox.waitFor(email)
    const end = new Date(ended + PAST_DUE_GRACE_DAYS * 86_400_000).toISOString()
    const mail = mailbox.to(email).find(({ subject }) => subject.includes('is cancelled'))
    expect(mail?.text).toContain(`everything until ${longDate(end, 'UTC')}`)
  })

  it('keeps its plan when the change cannot be paid', async () => {
    const { id, userId, customerId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    await withSimulator(payload, (simulator) => simulator.setCard(customerId, '4000000000000341'))
    const body = { subscriptionId: id, plan: 'yearly' }
    const { status, body: answer } = await post('/v1/manage/plan-changes', body, token)
    expect([status, JSON.stringify(answer).includes('declined')]).toEqual([409, true])
    await applyEvents(payload)
    expect(await rowOf(site.id, userId)).toMatchObject({ plan_type: 'monthly', status: 'active' })
  })

  it('is nobody else’s to change', async () => {
    const { id } = await buyPlan(payload, site.id)
    const { token } = await reader()
    for (const [path, body] of [
      ['cancellations', { subscriptionId: id }],
      ['resumptions', { subscriptionId: id }],
      ['plan-changes', { subscriptionId: id, plan: 'yearly' }],
      ['plan-change-previews', { subscriptionId: id, plan: 'yearly' }],
    ] as const) {
      expect((await post(`/v1/manage/${path}`, body, token)).status).toBe(404)
    }
  })
})
