import { afterAll, describe, expect, it } from 'vitest'
import { makeRecipe } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { automaticSite } from '@/src/testing/setups/automatic-letters'
import { addSubscriber } from '@/src/testing/setups/newsletters'
import { queueDueDigests } from './send-digests'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

// docs/product/newsletters.md#weekly-digest
describe('a weekly digest', () => {
  it('lists what was published since the last one, for those who chose weekly mails', async () => {
    const { site, call, update, passDigestTime, read, work } = await automaticSite(payload)
    await call('PUT', '/mail-settings', { postalAddress: 'Bread Street 1' })
    const weekly = await addSubscriber(payload, site.id, { mail_frequency: 'weekly' })
    const each = await addSubscriber(payload, site.id)
    await update('digest', { isEnabled: true })
    await makeRecipe(payload, site.id, {
      title: 'New loaf',
      description: 'A loaf.',
      publishedAt: ago(2),
    })
    await makeRecipe(payload, site.id, { title: 'Old loaf', publishedAt: ago(24 * 9) })
    await makeRecipe(payload, site.id, { title: 'Later loaf', publishedAt: ago(-2) })
    await passDigestTime()
    await passDigestTime()
    await work()
    const [mail] = smtp.to(weekly.email)
    expect(mail?.raw).toMatch(/^Subject: This week at /m)
    expect(mail?.raw).toContain('New loaf')
    expect(mail?.raw).toContain('A loaf.')
    expect(mail?.raw).not.toMatch(/Old loaf|Later loaf/)
    expect(mail?.raw).toContain('Bread Street 1')
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: /m)
    expect(smtp.to(each.email)).toEqual([])
    expect((await read('digest')).sent).toBe(2)
  })

  it('marks what its reader cannot read whole, and withholds it', async () => {
    const { site, call, update, writeLetter, passDigestTime, work } = await automaticSite(payload)
    const free = await addSubscriber(payload, site.id)
    const pays = await addSubscriber(payload, site.id, { plan_type: 'monthly' })
    await update('digest', { isEnabled: true, recipients: 'everyone' })
    const locked = { title: 'Secret loaf', privacySetting: 'subscribers_only' as const }
    await makeRecipe(payload, site.id, { ...locked, publishedAt: ago(2) })
    const content = [{ type: 'paragraph', children: [{ text: 'Only for those who pay.' }] }]
    const letter = await writeLetter({ title: 'Secret letter', audience: 'paid', content })
    await payload.db.pool.query('update letters set published_at = now() where id = $1', [letter])
    expect((await call('GET', `/letters/${letter}`)).status).toBe(200)
    await passDigestTime()
    await work()
    const [freeMail = '', paidMail = ''] = [free, pays].map(({ email }) => smtp.to(email)[0]?.raw)
    expect(freeMail).toMatch(/Secret loaf[^]*Secret letter/)
    expect(freeMail).toContain('For paying subscribers')
    expect(freeMail).not.toContain('Only for those who pay.')
    expect(paidMail).toContain('Only for those who pay.')
    expect(paidMail).not.toContain('For paying subscribers')
  })

  it('is not sent in a week without anything new, nor without readers, nor switched off', async () => {
    const { site, update, passDigestTime, work } = await automaticSite(payload)
    const reader = await addSubscriber(payload, site.id)
    await update('digest', { isEnabled: true, recipients: 'everyone' })
    const sends = async () => {
      const { rowCount } = await payload.db.pool.query(
        'select 1 from newsletter_sends where site_id = $1',
        [site.id],
      )
      return rowCount
    }
    await passDigestTime()
    await makeRecipe(payload, site.id, { publishedAt: ago(1) })
    await update('digest', { recipients: 'weekly' })
    await passDigestTime()
    await update('digest', { isEnabled: false, recipients: 'everyone' })
    await queueDueDigests(payload)
    await work()
    expect(await sends()).toBe(0)
    expect(smtp.to(reader.email)).toEqual([])
  })

  it('is queued once by two workers, and the next one is for the week after', async () => {
    const { site, update, passDigestTime, work } = await automaticSite(payload)
    const reader = await addSubscriber(payload, site.id)
    await update('digest', { isEnabled: true, recipients: 'everyone', weekday: 3, hour: 17 })
    await makeRecipe(payload, site.id, { publishedAt: ago(1) })
    await Promise.all([passDigestTime(), queueDueDigests(payload), queueDueDigests(payload)])
    await work()
    await queueDueDigests(payload)
    await work()
    expect(smtp.to(reader.email)).toHaveLength(1)
    const { rows } = await payload.db.pool.query<{ next: Date }>(
      'select next_at as next from automatic_letters where site_id = $1',
      [site.id],
    )
    expect(rows[0]?.next.getTime()).toBeGreaterThan(Date.now())
    expect(rows[0]?.next.getUTCDay()).toBe(3)
  })

  it('ends without a mail when its content is unpublished before it is sent', async () => {
    const { site, update, passDigestTime, work } = await automaticSite(payload)
    const reader = await addSubscriber(payload, site.id)
    await update('digest', { isEnabled: true, recipients: 'everyone' })
    const { id } = await makeRecipe(payload, site.id, { publishedAt: ago(1) })
    await passDigestTime()
    await payload.db.pool.query('update recipes set published_at = null where id = $1', [id])
    await work()
    expect(smtp.to(reader.email)).toEqual([])
  })
})

// docs/product/newsletters.md#test-send
describe('a test of the digest', () => {
  it('goes to its author alone, and is refused when nothing was published', async () => {
    const { site, call } = await automaticSite(payload)
    const owner = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    const reader = await addSubscriber(payload, site.id, { mail_frequency: 'weekly' })
    const test = () => call('POST', '/automatic-letter-tests', { kind: 'digest' })
    expect((await test()).status).toBe(409)
    await makeRecipe(payload, site.id, { title: 'New loaf', publishedAt: ago(1) })
    expect((await test()).status).toBe(200)
    expect(smtp.to(owner.email)[0]?.raw).toMatch(/^Subject: \[Test\] This week at /m)
    expect(smtp.to(reader.email)).toEqual([])
  })
})
