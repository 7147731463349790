import { afterAll, describe, expect, it } from 'vitest'
import { makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import type { NewsletterSite } from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

const DAY = 86_400_000
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString()

type Made = { segment: { id: string; name: string } }

const makeSegment = async ({ call }: NewsletterSite, name: string, conditions: object) => {
  const { body } = await call('POST', '/segments', { name, conditions })
  return (body as Made).segment.id
}

/** Sets the tags of a subscriber, as a manager does. */
const tag = ({ call }: NewsletterSite, id: string, ...tags: string[]) =>
  call('PUT', `/subscribers/${id}`, { tags })

// docs/product/subscriptions.md#segments
describe('a segment', () => {
  it.each<[string, object, Record<string, unknown>, Record<string, unknown>]>([
    ['a plan', { plan: 'paid' }, { plan_type: 'yearly' }, { plan_type: 'free' }],
    ['an origin', { source: 'import' }, { source: 'import' }, { source: 'self' }],
    ['a language', { language: 'de' }, { language: 'de-AT' }, { language: 'den' }],
    [
      'a state',
      { state: 'ending' },
      { plan_type: 'monthly', cancel_at_period_end: true, current_period_end: ago(-9) },
      { plan_type: 'monthly' },
    ],
    ['a recent start', { joinedWithinDays: 7 }, { created_at: ago(6) }, { created_at: ago(8) }],
    ['a later start', { joinedAfter: ago(5) }, { created_at: ago(4) }, { created_at: ago(6) }],
    ['an earlier start', { joinedBefore: ago(5) }, { created_at: ago(6) }, { created_at: ago(4) }],
  ])('has the subscribers with %s', async (_, conditions, inside, outside) => {
    const site = await newsletterSite(payload)
    const member = await addSubscriber(payload, site.site.id, inside)
    const other = await addSubscriber(payload, site.site.id, outside)
    const segmentId = await makeSegment(site, 'Some', conditions)
    const { id } = await site.send({ segmentId })
    await site.work()
    expect(await site.read(id)).toMatchObject({
      status: 'sent',
      total: 1,
      segment: { name: 'Some', conditions },
    })
    expect([smtp.to(member.email).length, smtp.to(other.email).length]).toEqual([1, 0])
  })

  it('has the subscribers with a tag, however it is typed, within the audience', async () => {
    const site = await newsletterSite(payload)
    const baker = await addSubscriber(payload, site.site.id)
    const paying = await addSubscriber(payload, site.site.id, { plan_type: 'monthly' })
    await addSubscriber(payload, site.site.id)
    await tag(site, baker.id, ' Baker ', 'PARIS', 'baker')
    await tag(site, paying.id, 'baker')
    const details = await site.call('GET', `/subscribers/${baker.id}`)
    expect(details.body).toMatchObject({ subscriber: { tags: ['baker', 'paris'] } })
    expect((await site.call('GET', '/subscriber-tags')).body).toEqual({
      tags: [
        { tag: 'baker', count: 2 },
        { tag: 'paris', count: 1 },
      ],
    })
    const segmentId = await makeSegment(site, 'Bakers', { tag: 'BAKER' })
    const count = (audience: string) =>
      site.call('GET', `/newsletter-recipient-counts?audience=${audience}&segmentId=${segmentId}`)
    expect((await count('everyone')).body).toMatchObject({ recipients: { total: 2 } })
    expect((await count('paid')).body).toMatchObject({ recipients: { total: 1 } })
    expect((await site.call('GET', '/segment-counts?tag=paris&plan=free')).body).toEqual({
      total: 1,
    })
  })

  it('has those who opened a newsletter of this site, or followed a link, in the last days', async () => {
    const site = await newsletterSite(payload)
    const [opener, clicker] = [
      await addSubscriber(payload, site.site.id),
      await addSubscriber(payload, site.site.id),
    ]
    await site.send()
    await site.work()
    const mark = (column: string, userId: string, days: number) =>
      payload.db.pool.query(`update newsletter_recipients set ${column} = $2 where user_id = $1`, [
        userId,
        ago(days),
      ])
    await mark('opened_at', opener.userId, 20)
    await mark('clicked_at', clicker.userId, 2)
    const count = async (query: string) => (await site.call('GET', `/segment-counts?${query}`)).body
    expect(await count('openedWithinDays=21')).toEqual({ total: 1 })
    expect(await count('openedWithinDays=19')).toEqual({ total: 0 })
    expect(await count('clickedWithinDays=3')).toEqual({ total: 1 })
    const other = await newsletterSite(payload)
    await payload.db.pool.query(
      `insert into subscriptions (site_id, user_id, plan_type, status) values ($1, $2, 'free', 'active')`,
      [other.site.id, opener.userId],
    )
    expect((await other.call('GET', '/segment-counts?openedWithinDays=30')).body).toEqual({
      total: 0,
    })
  })

  it('is copied to a scheduled send, which keeps it when it is changed or deleted', async () => {
    const site = await newsletterSite(payload)
    const baker = await addSubscriber(payload, site.site.id)
    const other = await addSubscriber(payload, site.site.id)
    await tag(site, baker.id, 'baker')
    const segmentId = await makeSegment(site, 'Bakers', { tag: 'baker' })
    const sendAt = new Date(Date.now() + DAY).toISOString()
    const { id } = await site.send({ segmentId, sendAt })
    await site.call('PUT', `/segments/${segmentId}`, { name: 'All', conditions: { plan: 'free' } })
    expect((await site.call('DELETE', `/segments/${segmentId}`)).status).toBe(200)
    await site.call('PUT', `/newsletter-sends/${id}/schedule`, { sendAt: null })
    await site.work()
    expect(await site.read(id)).toMatchObject({ total: 1, sent: 1, segment: { name: 'Bakers' } })
    expect([smtp.to(baker.email).length, smtp.to(other.email).length]).toEqual([1, 0])
  })

  it('has a name of its own, and at least one condition', async () => {
    const site = await newsletterSite(payload)
    const create = (body: object) => site.call('POST', '/segments', body)
    expect((await create({ name: 'Bakers', conditions: {} })).status).toBe(422)
    expect((await create({ name: 'Bakers', conditions: { tag: 'baker' } })).status).toBe(201)
    const [one, two] = await Promise.all([
      create({ name: 'New', conditions: { joinedWithinDays: 7 } }),
      create({ name: 'NEW', conditions: { joinedWithinDays: 7 } }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([201, 409])
    expect((await site.call('GET', '/segments')).body).toMatchObject({
      segments: [{ name: 'Bakers' }, { conditions: { joinedWithinDays: 7 } }],
    })
  })

  it('takes whatever a tag says as text', async () => {
    const site = await newsletterSite(payload)
    const reader = await addSubscriber(payload, site.site.id)
    const odd = `x' or '1'='1"}]\\`
    expect((await tag(site, reader.id, odd)).status).toBe(200)
    await addSubscriber(payload, site.site.id)
    const count = (text: string) =>
      site.call('GET', `/segment-counts?tag=${encodeURIComponent(text)}`)
    expect((await count(odd)).body).toEqual({ total: 1 })
    expect((await count(`' or true --`)).body).toEqual({ total: 0 })
    for (const wrong of ['', 'a,b', 'x'.repeat(41)]) {
      expect((await tag(site, reader.id, wrong)).status).toBe(422)
    }
    const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`)
    expect((await tag(site, reader.id, ...many)).status).toBe(422)
  })

  it('is not reached from another site, nor are its tags', async () => {
    const site = await newsletterSite(payload)
    const reader = await addSubscriber(payload, site.site.id)
    await tag(site, reader.id, 'baker')
    const segmentId = await makeSegment(site, 'Bakers', { tag: 'baker' })
    const other = await newsletterSite(payload)
    await addSubscriber(payload, other.site.id)
    const token = await makeToken(payload, other.site.owner)
    const call = (method: string, path: string, body?: object) =>
      callApi(payload, method, `/v1/manage/${other.site.slug}${path}`, { token, body })
    const write = { name: 'Taken', conditions: { plan: 'free' } }
    const answers = [
      await call('PUT', `/segments/${segmentId}`, write),
      await call('DELETE', `/segments/${segmentId}`),
      await call('GET', `/newsletter-recipient-counts?segmentId=${segmentId}`),
      await call('POST', '/newsletter-sends', { recipeId: other.recipe.id, segmentId }),
      await call('PUT', `/subscribers/${reader.id}`, { tags: [] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await call('GET', '/segments')).body).toEqual({ segments: [] })
    expect((await call('GET', '/subscriber-tags')).body).toEqual({ tags: [] })
    expect((await call('GET', '/segment-counts?tag=baker')).body).toEqual({ total: 0 })
  })
})

// docs/product/subscriptions.md#tags
describe('tags of a table', () => {
  it('are imported', async () => {
    const site = await newsletterSite(payload)
    const email = `reader-${crypto.randomUUID()}@example.com`
    const answer = await site.call('POST', '/subscriber-imports', {
      csv: `email,tags\n${email},"Baker; paris, baker"`,
      hasConsent: true,
      consent: 'At the fair',
      consentedAt: ago(1),
      paidAs: 'free',
    })
    expect(answer.status).toBe(200)
    expect((await site.call('GET', '/subscribers')).body).toMatchObject({
      subscribers: [{ email, tags: ['baker', 'paris'] }],
    })
  })
})
