import { afterAll, describe, expect, it } from 'vitest'
import { answerNewsletterLink, answerNewsletterOpen } from '@/endpoints/newsletter-reading'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

/** Decodes the parts of a mail that are quoted-printable. */
const decoded = (raw: string | undefined): string =>
  (raw ?? '')
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )

/** Sends a recipe to two readers of a site with the given settings; gives the mails. */
async function sentMails(settings: object) {
  const site = await newsletterSite(payload, { title: 'Rye loaf' })
  await site.call('PUT', '/mail-settings', { hidesPostalNotice: true, ...settings })
  const readers = [
    await addSubscriber(payload, site.site.id),
    await addSubscriber(payload, site.site.id),
  ]
  const { id } = await site.send()
  await site.work()
  const [mail = '', other = ''] = readers.map(({ email }) => decoded(smtp.to(email)[0]?.raw))
  return { ...site, mail, other, read: () => site.read(id) }
}

const pixelOf = (mail: string): string => /\/api\/newsletter-opens\/([^"]+)"/.exec(mail)?.[1] ?? ''
/** The first counted link of a mail. */
function linkOf(mail: string): { reference: string; url: URL } {
  const href = /<a\s[^>]*href="([^"]*\/api\/newsletter-links\/[^"]*)"/.exec(mail)?.[1] ?? ''
  const url = new URL(href.replaceAll('&amp;', '&'))
  return { reference: url.pathname.split('/').at(-1) ?? '', url }
}
const follow = (reference: string, url: URL, method = 'GET') =>
  answerNewsletterLink(payload, new Request(url, { method }), reference)

// docs/product/newsletters.md#counting-opens-and-clicks
describe('a newsletter', () => {
  it('has no picture and no link that counts, where the site does not count', async () => {
    const { mail, read } = await sentMails({})
    expect(mail).toContain('/recipes/')
    expect(mail).not.toContain('newsletter-opens')
    expect(mail).not.toContain('newsletter-links')
    expect(await read()).toMatchObject({ sent: 2, opened: null, clicked: null })
  })

  it('counts each reader who opens it once', async () => {
    const { mail, other, read } = await sentMails({ countsOpens: true })
    expect(mail).not.toContain('newsletter-links')
    expect(pixelOf(mail)).not.toBe(pixelOf(other))
    expect(await read()).toMatchObject({ opened: 0, clicked: null })
    for (let times = 0; times < 2; times += 1) {
      const answer = await answerNewsletterOpen(payload, pixelOf(mail))
      expect(answer.headers.get('content-type')).toBe('image/gif')
    }
    expect(await read()).toMatchObject({ opened: 1 })
    const forged = pixelOf(other).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await answerNewsletterOpen(payload, forged)).status).toBe(404)
    expect(await read()).toMatchObject({ opened: 1 })
  })

  it('leads to the target of a link, and counts each reader once', async () => {
    const { site, mail, read } = await sentMails({ countsClicks: true })
    expect(mail).not.toContain('newsletter-opens')
    expect(mail).toMatch(/href="[^"]*\/unsubscribe\//)
    const { reference, url } = linkOf(mail)
    expect((await follow(reference, url, 'HEAD')).status).toBe(302)
    expect(await read()).toMatchObject({ opened: null, clicked: 0 })
    for (let times = 0; times < 2; times += 1) {
      const answer = await follow(reference, url)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toContain(site.slug)
    }
    expect(await read()).toMatchObject({ clicked: 1 })
  })

  it('redirects nowhere but to its own links, and for nobody else', async () => {
    const { mail, other, read } = await sentMails({ countsClicks: true })
    const { reference, url } = linkOf(mail)
    const changed = new URL(url)
    changed.searchParams.set('u', 'https://evil.example/')
    const unsigned = new URL(url)
    unsigned.searchParams.delete('s')
    const answers = [
      await follow(reference, changed),
      await follow(reference, unsigned),
      await follow(linkOf(other).reference, url),
      await follow('nothing', url),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await read()).toMatchObject({ clicked: 0 })
  })

  it('keeps leading to its targets after its recipients were deleted', async () => {
    const { site, mail, read } = await sentMails({ countsClicks: true })
    await payload.db.pool.query('delete from newsletter_recipients where site_id = $1', [site.id])
    const { reference, url } = linkOf(mail)
    expect((await follow(reference, url)).status).toBe(302)
    expect(await read()).toMatchObject({ clicked: 0 })
  })
})
