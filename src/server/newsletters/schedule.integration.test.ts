import { afterAll, describe, expect, it } from 'vitest'
import { makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'
import { nextDueTime } from '../jobs/job-queue'
import { NEWSLETTER_QUEUE } from './newsletter-queue'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

const HOUR = 3_600_000
const DAY = 24 * HOUR
const inFuture = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/** A site with a subscriber, and a way to let the time of a send come. */
async function scheduledSite(recipe: Parameters<typeof newsletterSite>[1] = {}) {
  const made = await newsletterSite(payload, recipe)
  const reader = await addSubscriber(payload, made.site.id)
  const reschedule = (id: string, sendAt: string | null) =>
    made.call('PUT', `/newsletter-sends/${id}/schedule`, { sendAt })
  const passTime = (id: string) =>
    payload.db.pool.query('update newsletter_sends set due_at = now() where id = $1', [id])
  return { ...made, reader, reschedule, passTime }
}

// docs/product/newsletters.md#scheduling
describe('a scheduled send', () => {
  it('waits for its time, and then goes to those who subscribe by then', async () => {
    const { site, reader, send, read, work, passTime } = await scheduledSite()
    const sendAt = inFuture(HOUR)
    const { id, ...scheduled } = await send({ sendAt })
    expect(scheduled).toMatchObject({ status: 'scheduled', sendAt, total: 1, startedAt: null })
    await work()
    expect(await read(id)).toMatchObject({ status: 'scheduled', sent: 0 })
    expect(smtp.to(reader.email)).toHaveLength(0)
    const late = await addSubscriber(payload, site.id)
    await passTime(id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', total: 2, sent: 2, sendAt })
    for (const { email } of [reader, late]) expect(smtp.to(email)).toHaveLength(1)
  })

  it('is waited for by the workers', async () => {
    const { send } = await scheduledSite()
    await send({ sendAt: inFuture(20 * 60_000) })
    const next = await nextDueTime(payload, NEWSLETTER_QUEUE)
    expect(next).toBeGreaterThan(0)
    expect(next).toBeLessThanOrEqual(20 * 60_000)
  })

  it('has the title that the recipe has at that time', async () => {
    const { recipe, send, read, work, passTime } = await scheduledSite()
    const { id } = await send({ sendAt: inFuture(HOUR) })
    await payload.db.pool.query(`update recipes set title = 'Spelt loaf' where id = $1`, [
      recipe.id,
    ])
    await passTime(id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', subject: 'Spelt loaf' })
  })

  it('is moved, sent at once, or canceled', async () => {
    const { call, reader, send, read, work, reschedule } = await scheduledSite()
    const { id } = await send({ sendAt: inFuture(HOUR) })
    const sendAt = inFuture(2 * DAY)
    expect((await reschedule(id, sendAt)).body).toMatchObject({
      newsletterSend: { status: 'scheduled', sendAt },
    })
    expect((await call('POST', `/newsletter-sends/${id}/pause`)).status).toBe(409)
    expect((await call('POST', `/newsletter-sends/${id}/cancel`)).body).toMatchObject({
      newsletterSend: { status: 'canceled' },
    })
    expect((await reschedule(id, sendAt)).status).toBe(409)
    const second = await send({ sendAt })
    expect((await reschedule(second.id, null)).body).toMatchObject({
      newsletterSend: { status: 'queued', sendAt: null },
    })
    await work()
    expect(await read(second.id)).toMatchObject({ status: 'sent', sent: 1 })
    expect(smtp.to(reader.email)).toHaveLength(1)
  })

  it.each([
    ['the past', -1_000, 'Choose a time in the future.'],
    ['more than a year', 367 * DAY, 'Choose a time within a year.'],
  ])('is refused for %s', async (_, ahead, message) => {
    const { call, recipe, send, reschedule } = await scheduledSite()
    const sendAt = inFuture(ahead)
    const refusal = { error: { code: 'validation_failed', issues: [{ path: 'sendAt', message }] } }
    const created = await call('POST', '/newsletter-sends', { recipeId: recipe.id, sendAt })
    expect(created.body).toMatchObject(refusal)
    const { id } = await send({ sendAt: inFuture(HOUR) })
    expect((await reschedule(id, sendAt)).body).toMatchObject(refusal)
  })

  it('is the only send of its recipe', async () => {
    const { call, recipe, send } = await scheduledSite()
    await send({ sendAt: inFuture(HOUR) })
    const again = await call('POST', '/newsletter-sends', { recipeId: recipe.id })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      error: { message: 'This recipe is already scheduled to be sent.' },
    })
  })

  it('may follow the publication of its recipe, and not precede it', async () => {
    const publishedAt = inFuture(2 * HOUR)
    const { call, recipe, send, read, work, reschedule, passTime } = await scheduledSite({
      publishedAt,
    })
    const create = (sendAt?: string) =>
      call('POST', '/newsletter-sends', { recipeId: recipe.id, sendAt })
    expect((await create()).status).toBe(422)
    expect((await create(inFuture(HOUR))).body).toMatchObject({
      error: { issues: [{ path: 'sendAt', message: 'The recipe is not published by then.' }] },
    })
    const { id } = await send({ sendAt: publishedAt })
    expect((await reschedule(id, inFuture(HOUR))).status).toBe(422)
    expect((await reschedule(id, null)).status).toBe(422)
    await passTime(id)
    await work()
    expect(await read(id)).toMatchObject({
      status: 'canceled',
      reason: 'The recipe is no longer published.',
    })
  })

  it.each(['published_at = null', 'deleted_at = now()'])(
    'is canceled at its time when its recipe has %s',
    async (change) => {
      const { recipe, reader, send, read, work, passTime } = await scheduledSite()
      const { id } = await send({ sendAt: inFuture(HOUR) })
      await payload.db.pool.query(`update recipes set ${change} where id = $1`, [recipe.id])
      await passTime(id)
      await work()
      expect(await read(id)).toMatchObject({ status: 'canceled', sent: 0 })
      expect(smtp.to(reader.email)).toHaveLength(0)
    },
  )

  it('is sent once by two workers, and by none that is too late to cancel', async () => {
    const { site, send, read, work, call, passTime, reschedule } = await scheduledSite()
    const addresses = await addSubscribers(payload, site.id, 30)
    const { id } = await send({ sendAt: inFuture(HOUR) })
    await passTime(id)
    await Promise.all([work(), work(), reschedule(id, inFuture(DAY))])
    const { status } = await read(id)
    if (status === 'scheduled') {
      await passTime(id)
      await work()
    }
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 31, repeated: 0 })
    for (const address of addresses) expect(smtp.to(address)).toHaveLength(1)
    expect((await call('POST', `/newsletter-sends/${id}/cancel`)).status).toBe(409)
  })

  it('is not reached from another site', async () => {
    const { send, read } = await scheduledSite()
    const { site: other } = await newsletterSite(payload)
    const { id } = await send({ sendAt: inFuture(HOUR) })
    const token = await makeToken(payload, other.owner)
    const path = `/v1/manage/${other.slug}/newsletter-sends/${id}/schedule`
    const body = { sendAt: null }
    expect((await callApi(payload, 'PUT', path, { token, body })).status).toBe(404)
    expect(await read(id)).toMatchObject({ status: 'scheduled' })
  })
})
