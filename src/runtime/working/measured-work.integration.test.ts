import { Registry } from 'prom-client'
import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerProductMetrics } from '@/src/runtime/metrics/product-metrics'
import { createLogger } from '@/src/runtime/startup/settings/logging'
import { receiveEvent, webhookSecret } from '@/src/server/payments/webhooks/receive'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startProductServer } from '@/src/testing/servers/product-server'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'
import { workOff } from '@/src/testing/work-off'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, LIMITS_FACTOR: '1000' })
const server = await startProductServer(payload)
const lines: Record<string, unknown>[] = []
payload.logger = createLogger(
  { logLevel: 'debug' },
  { write: (line) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line))) },
)
const registry = new Registry()
registerProductMetrics([registry])
afterAll(async () => {
  globalThis.metricSink = undefined
  server.stop()
  await smtp.stop()
})
beforeEach(() => {
  lines.length = 0
  registry.resetMetrics()
  smtp.behave(() => 'accept')
})

/** Values of a metric by its labels. */
async function metric(name: string): Promise<Record<string, number>> {
  const found = await registry.getSingleMetric(name)?.get()
  return Object.fromEntries(
    (found?.values ?? []).map(({ labels, value, metricName = name }: Value) => [
      `${metricName.replace(name, '')}${Object.values(labels).join(' ')}`,
      value,
    ]),
  )
}
type Value = { labels: object; value: number; metricName?: string }

const REQUEST = 'request-of-the-author'

/** Asks over HTTP to lock all recipes of a new site. */
async function requestLocking(): Promise<void> {
  const site = await makeSite(payload)
  await makeRecipe(payload, site.id)
  const answer = await fetch(`${server.url}/api/v1/manage/${site.slug}/bulk-jobs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await makeToken(payload, site.owner)}`,
      'content-type': 'application/json',
      'x-request-id': REQUEST,
    },
    body: JSON.stringify({ action: 'lock', filter: {} }),
  })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  expect(answer.headers.get('x-request-id')).toBe(REQUEST)
}

const signUp = (): Promise<Response> =>
  fetch(`${server.url}/api/v1/manage/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${unique('author')}@example.com` }),
  })

// docs/operating.md#request-ids
describe('a job that a request started', () => {
  it('writes the id of the request into each line of the log', async () => {
    await requestLocking()
    await workOff(payload, BULK_QUEUE)
    const [line] = lines.filter(({ msg }) => msg === 'A job was done')
    expect(line).toMatchObject({ requestId: REQUEST, queue: 'bulk' })
    expect(line?.['job']).toEqual(expect.any(String))
  })

  it('does so when it fails, too', async () => {
    await requestLocking()
    const work = (): Promise<void> => Promise.reject(new Error('No disk'))
    await workOff(payload, { ...BULK_QUEUE, work })
    const [line] = lines.filter(({ msg }) => msg === 'A job failed')
    expect(line).toMatchObject({ requestId: REQUEST, queue: 'bulk', err: { message: 'No disk' } })
  })
})

// docs/product/background-work.md#metrics
describe('the metrics of background work', () => {
  it('count jobs by queue and result, with their durations', async () => {
    await requestLocking()
    await workOff(payload, BULK_QUEUE)
    await requestLocking()
    await workOff(payload, { ...BULK_QUEUE, work: () => Promise.reject(new Error('No disk')) })
    expect(await metric('recipes_job_duration_seconds')).toMatchObject({
      '_countbulk done': 1,
      '_countbulk failed': 1,
    })
  })

  it('count mails by what the mail server says', async () => {
    const { site, send, work } = await newsletterSite(payload, { title: 'Rye loaf' })
    const [first = ''] = await addSubscribers(payload, site.id, 3)
    smtp.behave((step, address) =>
      step === 'to' && address === first ? { status: 550, text: '5.1.1 No such user' } : 'accept',
    )
    await send()
    await work()
    expect(await metric('recipes_mails_total')).toEqual({
      'newsletter sent': 2,
      'newsletter bounced': 1,
    })
    expect(await metric('recipes_newsletters_sent_total')).toEqual({ sent: 1 })
  })

  it('count mails to one person, and those that the mail server takes later', async () => {
    await signUp()
    smtp.behave((step) => (step === 'to' ? { status: 451, text: '4.7.1 Later' } : 'accept'))
    await signUp()
    expect(await metric('recipes_mails_total')).toEqual({ 'single sent': 1, 'single deferred': 1 })
  })

  it('count events of Stripe by type, and strange ones together', async () => {
    await receiveEvent(payload, event('invoice.paid'), sign(event('invoice.paid')))
    await receiveEvent(payload, event('x.y'), sign(event('x.y')))
    await receiveEvent(payload, event('invoice.paid'), 'forged')
    expect(await metric('recipes_stripe_events_total')).toEqual({
      'invoice.paid stored': 1,
      'other stored': 1,
      'other refused': 1,
    })
  })

  it('tell how many database connections there are', async () => {
    await payload.db.pool.query('select 1')
    const { size = 0, open = 0 } = await metric('recipes_database_connections')
    expect(size).toBeGreaterThanOrEqual(open)
    expect(open).toBeGreaterThan(0)
  })
})

const created = Math.floor(Date.now() / 1000)
const id = unique('evt')
const event = (type: string): string =>
  JSON.stringify({ id: `${id}${type}`, object: 'event', type, created, data: { object: {} } })
const sign = (body: string): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret(payload) ?? '',
    timestamp: created,
  })
