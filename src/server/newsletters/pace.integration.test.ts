import { afterAll, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'
import { takePace } from './pace'

const smtp = await startSmtpServer()
const payload = await testPayload({
  SMTP_URL: smtp.url,
  BULK_MAIL_PER_SECOND: '1000',
  BULK_MAIL_PER_HOUR: '12',
})
afterAll(() => smtp.stop())

/** A send that found everything reserved by another one looks again after a minute. */
const passMinute = (): Promise<unknown> =>
  payload.db.pool.query(`update newsletter_sends set due_at = now() - interval '1 second'`)

const passHour = (): Promise<unknown> =>
  payload.db.pool.query(
    `with sends as (update newsletter_sends set due_at = now() - interval '1 second')
      update mail_pace set started_at = started_at - interval '1 hour'`,
  )

// docs/operating.md#newsletters
describe('the pace of newsletters', () => {
  it('is that of the settings, over all sends; the rest waits for the next hour', async () => {
    const one = await newsletterSite(payload)
    const other = await newsletterSite(payload)
    await addSubscribers(payload, one.site.id, 8)
    await addSubscribers(payload, other.site.id, 8)
    const ids = [(await one.send()).id, (await other.send()).id] as const
    const sent = async () => (await one.read(ids[0])).sent + (await other.read(ids[1])).sent
    await one.work()
    await passMinute()
    await one.work()
    expect(await sent()).toBe(12)
    await one.work()
    expect(await sent()).toBe(12)
    await passHour()
    await one.work()
    await passMinute()
    await one.work()
    expect(await sent()).toBe(16)
  })

  it('is granted once, to workers that ask at the same time', async () => {
    await passHour()
    const taken = await Promise.all(Array.from({ length: 6 }, () => takePace(payload, 5)))
    expect(taken.reduce((sum, { mails }) => sum + mails, 0)).toBe(12)
    const { mails, wait } = await takePace(payload, 1)
    expect(mails).toBe(0)
    expect(wait).toBeGreaterThan(3_590_000)
  })
})
