import { afterAll, describe, expect, it } from 'vitest'
import { deliverNewsletter } from '@/src/server/newsletters/deliver'
import { subscribeForFree } from '@/src/server/subscriptions/subscribe-for-free'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { automaticSite } from '@/src/testing/setups/automatic-letters'
import { addSubscriber } from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

async function newReader(siteId: string) {
  const user = await makeUser(payload)
  await subscribeForFree(payload, siteId, user.id)
  return user
}
const setColumns = (userId: string, columns: string) =>
  payload.db.pool.query(`update subscriptions set ${columns} where user_id = $1`, [userId])

// docs/product/newsletters.md#welcome-letters
describe('a welcome letter', () => {
  it('reaches who subscribes after it was switched on, once, though they leave and return', async () => {
    const { site, writeLetter, update, read, work } = await automaticSite(payload)
    const before = await newReader(site.id)
    expect(await read('welcome_free')).toMatchObject({ isEnabled: false, letter: null, sent: 0 })
    const letterId = await writeLetter({ title: 'Nice to meet you' })
    await update('welcome_free', { isEnabled: true, letterId })
    const reader = await newReader(site.id)
    await work()
    expect(smtp.to(reader.email)).toHaveLength(1)
    expect(smtp.to(reader.email)[0]?.raw).toMatch(/^Subject: Nice to meet you\r$/m)
    await setColumns(reader.id, `status = 'canceled'`)
    await subscribeForFree(payload, site.id, reader.id)
    await work()
    expect(smtp.to(reader.email)).toHaveLength(1)
    expect(smtp.to(before.email)).toEqual([])
    expect(await read('welcome_free')).toMatchObject({ sent: 1, waiting: 0, isEnabled: true })
  })

  it('is another one for who begins to pay, whole, and not for who is given access', async () => {
    const { site, writeLetter, update, work } = await automaticSite(payload)
    const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] })
    const content = [text('For all.'), { type: 'paywall' }, text('For those who pay.')]
    const letterId = await writeLetter({ title: 'Thank you', content })
    await update('welcome_paid', { isEnabled: true, letterId })
    await update('welcome_free', { isEnabled: true, letterId })
    const free = await newReader(site.id)
    const pays = await newReader(site.id)
    const given = await newReader(site.id)
    await work()
    await setColumns(pays.id, `plan_type = 'monthly', source = 'payment'`)
    await setColumns(given.id, `plan_type = 'yearly', source = 'complimentary'`)
    await setColumns(pays.id, `current_period_end = now() + interval '1 month'`)
    await work()
    expect(smtp.to(given.email)).toHaveLength(1)
    expect(smtp.to(free.email)).toHaveLength(1)
    expect(smtp.to(free.email)[0]?.raw).not.toContain('For those who pay.')
    expect(smtp.to(pays.email)).toHaveLength(2)
    expect(smtp.to(pays.email)[1]?.raw).toContain('For those who pay.')
  })

  it('is for readers added by hand only if their author chose so, and never for imported ones', async () => {
    const { site, call, writeLetter, update, work } = await automaticSite(payload)
    await update('welcome_free', { isEnabled: true, letterId: await writeLetter() })
    const add = async (email: string) => call('POST', '/subscribers', { email, plan: 'free' })
    const [one, two, three] = ['one', 'two', 'three'].map(
      (name) => `${name}-${site.slug}@x.example`,
    )
    await add(one ?? '')
    await update('welcome_free', { includesAdded: true })
    await add(two ?? '')
    await call('POST', '/subscriber-imports', {
      csv: `email\n${three ?? ''}`,
      hasConsent: true,
      consent: 'At the market',
      paidAs: 'free',
    })
    await work()
    expect([one, two, three].map((email) => smtp.to(email ?? '').length)).toEqual([0, 1, 0])
  })

  it('waits for the confirmation of the address', async () => {
    const { site, writeLetter, update, work } = await automaticSite(payload)
    await update('welcome_free', { isEnabled: true, letterId: await writeLetter() })
    const reader = await addSubscriber(payload, site.id, {
      joined_at: new Date(),
      awaits_confirmation: true,
    })
    await work()
    expect(smtp.to(reader.email)).toEqual([])
    await setColumns(reader.userId, 'awaits_confirmation = false, confirmed_at = now()')
    await work()
    expect(smtp.to(reader.email)).toHaveLength(1)
  })

  it('is sent once by two workers', async () => {
    const { site, writeLetter, update } = await automaticSite(payload)
    await update('welcome_free', { isEnabled: true, letterId: await writeLetter() })
    const readers = await Promise.all(Array.from({ length: 8 }, () => newReader(site.id)))
    const { rows } = await payload.db.pool.query<{ id: string }>(
      'select send_id as id from automatic_letters where site_id = $1',
      [site.id],
    )
    const slice = { isOver: () => false, signal: new AbortController().signal }
    const deliver = () => deliverNewsletter(payload, rows[0]?.id ?? '', slice)
    await Promise.all([deliver(), deliver()])
    expect(readers.map(({ email }) => smtp.to(email).length)).toEqual(readers.map(() => 1))
  })

  it('is sent to nobody who waited when it was switched off', async () => {
    const { site, writeLetter, update, read, work } = await automaticSite(payload)
    const letterId = await writeLetter()
    await update('welcome_free', { isEnabled: true, letterId })
    const waiting = await newReader(site.id)
    await update('welcome_free', { isEnabled: false })
    const missed = await newReader(site.id)
    await update('welcome_free', { isEnabled: true })
    const next = await newReader(site.id)
    await work()
    expect([waiting, missed, next].map(({ email }) => smtp.to(email).length)).toEqual([0, 0, 1])
    expect(await read('welcome_free')).toMatchObject({ sent: 1, waiting: 0 })
  })

  it('says that its letter was deleted, and goes on with another one', async () => {
    const { site, call, writeLetter, update, read, work } = await automaticSite(payload)
    const letterId = await writeLetter()
    await update('welcome_free', { isEnabled: true, letterId })
    expect((await call('DELETE', `/letters/${letterId}`)).status).toBe(200)
    const reader = await newReader(site.id)
    await work()
    expect(smtp.to(reader.email)).toEqual([])
    expect(await read('welcome_free')).toMatchObject({
      letter: null,
      waiting: 1,
      reason: 'The letter was deleted. Choose another one.',
    })
    await update('welcome_free', { letterId: await writeLetter({ title: 'The other' }) })
    await work()
    expect(smtp.to(reader.email)[0]?.raw).toMatch(/^Subject: The other\r$/m)
    expect(await read('welcome_free')).toMatchObject({ waiting: 0, reason: null })
  })

  it('cannot be a letter of another site, one without text, or none', async () => {
    const { call, writeLetter } = await automaticSite(payload)
    const other = await automaticSite(payload)
    const put = async (body: object) =>
      (await call('PUT', '/automatic-letters/welcome_free', body)).status
    expect(await put({ isEnabled: true })).toBe(422)
    expect(await put({ isEnabled: true, letterId: await other.writeLetter() })).toBe(404)
    const empty = await writeLetter({ content: [] })
    expect(await put({ isEnabled: true, letterId: empty })).toBe(422)
    expect((await call('PUT', '/automatic-letters/farewell', { isEnabled: true })).status).toBe(404)
  })

  it('is not in the list of sends, and not changed by people of another site', async () => {
    const { site, call, writeLetter, update } = await automaticSite(payload)
    await update('welcome_free', { isEnabled: true, letterId: await writeLetter() })
    expect((await call('GET', '/newsletter-sends')).body).toMatchObject({ newsletterSends: [] })
    const stranger = await makeSite(payload)
    const token = await makeToken(payload, stranger.owner)
    const path = `/v1/manage/${site.slug}/automatic-letters`
    expect((await callApi(payload, 'GET', path, { token })).status).toBe(404)
    const answer = await callApi(payload, 'PUT', `${path}/digest`, { token, body: {} })
    expect(answer.status).toBe(404)
  })

  it('is sent to nobody of a deleted site until that is restored', async () => {
    const { site, writeLetter, update, work } = await automaticSite(payload)
    await update('welcome_free', { isEnabled: true, letterId: await writeLetter() })
    const reader = await newReader(site.id)
    const setDeleted = (at: string) =>
      payload.db.pool.query(`update sites set deleted_at = ${at} where id = $1`, [site.id])
    await setDeleted('now()')
    await work()
    expect(smtp.to(reader.email)).toEqual([])
    await setDeleted('null')
    await work()
    expect(smtp.to(reader.email)).toHaveLength(1)
  })
})
