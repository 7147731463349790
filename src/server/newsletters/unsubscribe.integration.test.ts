import { afterAll, describe, expect, it } from 'vitest'
import { answerUnsubscribe } from '@/endpoints/unsubscribe-form'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import { hookedSite } from '@/src/testing/setups/webhooks'
import { getUnsubscribeState, setReceivesNewsletter } from './unsubscribe'
import { unsubscribeLinks } from './unsubscribe-link'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url })
afterAll(() => smtp.stop())

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a request to an unsubscribe address, as the route does. */
function request(address: string, body: string | null = ONE_CLICK): Promise<Response> {
  const url = new URL(address)
  const headers = { ...FORM, host: url.host }
  const init = body === null ? { headers } : { method: 'POST', headers, body }
  const token = url.pathname.split('/').at(-1) ?? ''
  return answerUnsubscribe(payload, new Request(url, init), decodeURIComponent(token))
}

/** The addresses in the mail of a recipient. */
function linksIn(address: string): { oneClick: string; page: string } {
  const raw = smtp.to(address)[0]?.raw ?? ''
  const text = raw.replaceAll('=\r\n', '').replaceAll('=20', ' ')
  return {
    oneClick: /List-Unsubscribe: <([^>]+)>/.exec(raw)?.[1] ?? '',
    page: /Unsubscribe: (http\S+\/unsubscribe\/[\w.-]+)/.exec(text)?.[1] ?? '',
  }
}

// docs/product/newsletters.md#unsubscribing
describe('the unsubscribe link of a newsletter', () => {
  it('unsubscribes with one click, without signing in, from this site alone', async () => {
    const { site, send, work } = await newsletterSite(payload)
    const { email, userId } = await addSubscriber(payload, site.id)
    const other = await newsletterSite(payload)
    await payload.create({
      collection: 'subscriptions',
      data: { user: userId, site: other.site.id, planType: 'free', status: 'active' },
    })
    await send()
    await work()
    const { oneClick, page } = linksIn(email)
    expect(page).toContain(`http://${site.slug}.localhost:3000/unsubscribe/`)
    for (let times = 0; times < 2; times += 1) {
      const answer = await request(oneClick)
      expect([answer.status, await answer.text()]).toEqual([200, 'You are unsubscribed.\n'])
    }
    const receives = async (siteId: string) =>
      (
        await payload.db.pool.query<{ receives: boolean | null }>(
          `select receives_newsletter as receives from subscriptions where site_id = $1 and user_id = $2`,
          [siteId, userId],
        )
      ).rows[0]?.receives
    expect(await receives(site.id)).toBe(false)
    expect(await receives(other.site.id)).toBe(true)
  })

  it('does nothing when it is only opened, as scanners of mail do', async () => {
    const { site } = await newsletterSite(payload)
    const { id } = await addSubscriber(payload, site.id)
    const { oneClick, page } = unsubscribeLinks(payload, { ...site, primaryDomain: null }, id)
    const answer = await request(oneClick, null)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, new URL(page).pathname])
    const token = page.split('/').at(-1) ?? ''
    expect(await getUnsubscribeState(payload, site.id, token)).toBe('subscribed')
  })

  it('is undone on its page', async () => {
    const { site } = await newsletterSite(payload)
    const { id } = await addSubscriber(payload, site.id)
    const { oneClick } = unsubscribeLinks(payload, { ...site, primaryDomain: null }, id)
    const token = oneClick.split('/').at(-1) ?? ''
    expect((await request(oneClick, 'action=unsubscribe')).status).toBe(303)
    expect(await getUnsubscribeState(payload, site.id, token)).toBe('unsubscribed')
    expect((await request(oneClick, 'action=subscribe')).status).toBe(303)
    expect(await getUnsubscribeState(payload, site.id, token)).toBe('subscribed')
    expect((await request(oneClick, 'something=else')).status).toBe(400)
  })

  it('is refused when it is forged, or on the host of another site', async () => {
    const { site } = await newsletterSite(payload)
    const elsewhere = await makeSite(payload)
    const mine = await addSubscriber(payload, site.id)
    const theirs = await addSubscriber(payload, elsewhere.id)
    const here = { ...site, primaryDomain: null }
    const { oneClick } = unsubscribeLinks(payload, here, mine.id)
    const signature = oneClick.split('.').at(-1) ?? ''
    const attempts = [
      oneClick.slice(0, -1) + (oneClick.endsWith('A') ? 'B' : 'A'),
      oneClick.replace(mine.id, theirs.id),
      oneClick.replace(site.slug, elsewhere.slug),
      oneClick.replace(site.slug, elsewhere.slug).replace(mine.id, theirs.id),
      // Signed for a site that the subscription does not belong to.
      oneClick.replace(/[^/]+$/, 'nothing'),
      oneClick.replace(/[^/]+$/, `.${signature}`),
    ]
    for (const attempt of attempts) expect((await request(attempt)).status).toBe(404)
    const foreign = unsubscribeLinks(payload, here, theirs.id).oneClick.split('/').at(-1) ?? ''
    await setReceivesNewsletter(payload, site.id, foreign, false)
    const { rows } = await payload.db.pool.query(
      `select 1 from subscriptions where id = any($1) and receives_newsletter = false`,
      [[mine.id, theirs.id]],
    )
    expect(rows).toEqual([])
  })

  it('takes effect on mails that are queued', async () => {
    const { site, send, read, work } = await newsletterSite(payload)
    const leaving = await addSubscriber(payload, site.id)
    const staying = await addSubscriber(payload, site.id)
    const { id } = await send()
    await payload.db.pool.query(
      `insert into newsletter_recipients (send_id, site_id, user_id) values ($1, $2, $3)`,
      [id, site.id, leaving.userId],
    )
    const here = { ...site, primaryDomain: null }
    await request(unsubscribeLinks(payload, here, leaving.id).oneClick)
    expect(await read(id)).toMatchObject({ skipped: 1 })
    await work()
    expect(smtp.to(leaving.email)).toEqual([])
    expect(smtp.to(staying.email)).toHaveLength(1)
  })

  // docs/product/webhooks.md#events
  it('notifies webhooks, as the end of a newsletter does', async () => {
    const { site, receivedMessages } = await hookedSite(payload, [
      'subscriber.unsubscribed',
      'newsletter.sent',
    ])
    const { id, email } = await addSubscriber(payload, site.id)
    await payload.db.pool.query(
      `insert into newsletter_sends (site_id, recipe_id, status, subject, total, sent)
        select $1, null, 'sending', 'Rye loaf', 1, 1`,
      [site.id],
    )
    await payload.db.pool.query(`update newsletter_sends set status = 'sent' where site_id = $1`, [
      site.id,
    ])
    const { oneClick } = unsubscribeLinks(payload, { ...site, primaryDomain: null }, id)
    await request(oneClick)
    await request(oneClick)
    const messages = await receivedMessages()
    expect(messages.map(({ type }) => type).toSorted()).toEqual([
      'newsletter.sent',
      'subscriber.unsubscribed',
    ])
    const data = Object.fromEntries(messages.map((message) => [message.type, message.data]))
    expect(data['newsletter.sent']).toMatchObject({ subject: 'Rye loaf', total: 1, sent: 1 })
    expect(data['subscriber.unsubscribed']).toMatchObject({ email, receivesNewsletter: false })
  })
})
