import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { encodedAlternatives } from './quoted-printable'
import { OPTIONAL_END, OPTIONAL_START, PREFERENCES_MARK, UNSUBSCRIBE_MARK } from './recipient-links'

const LINKS = {
  unsubscribeUrl: `https://ferment.example/unsubscribe/${'t'.repeat(90)}?a=1&b=2`,
  preferencesUrl: 'https://ferment.example/preferences/ü',
}
const newsletterOf = (text: string) => ({
  subject: 'Rye',
  html: text,
  text,
  sender: null,
  shortenedAfter: null,
})

/** A newsletter after its way through the mailer and a mail program. */
async function received(text: string, links: Parameters<typeof encodedAlternatives>[1] = LINKS) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const newsletter = newsletterOf(text)
  const send = () =>
    transport.sendMail({
      from: 'a@example.com',
      to: 'b@example.com',
      subject: 'Rye',
      alternatives: encodedAlternatives(newsletter, links),
    })
  await send()
  // A second recipient, with what was encoded for the first.
  const { message } = await send()
  const raw = Buffer.isBuffer(message) ? message : Buffer.alloc(0)
  const lines = raw.toString().split('\r\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76)
  const { text: plain = '', html = '' } = await PostalMime.parse(raw)
  return { plain: plain.trimEnd(), html: html.trimEnd() }
}

// docs/product/mail.md#newsletters
describe('a newsletter that is encoded once', () => {
  it.each([
    'Grüße aus Zürich — 250 g Mehl',
    `${'x'.repeat(75)}${'y'.repeat(76)}${'ü'.repeat(200)}`,
    'a line\nand another  \n\tthe last',
    '.\n.. dots\n.\nFrom here',
    `${'👩‍🍳'.repeat(40)} =3D is no code`,
  ])('is read as it was written: %j', async (text) => {
    expect(await received(text)).toEqual({ plain: text, html: text })
  })

  it('has the links of its recipient, anywhere in a line', async () => {
    const marked = `Before ${UNSUBSCRIBE_MARK} after, ${OPTIONAL_START}or ${PREFERENCES_MARK}.${OPTIONAL_END} End.`
    const { plain, html } = await received(marked)
    expect(plain).toBe(`Before ${LINKS.unsubscribeUrl} after, or ${LINKS.preferencesUrl}. End.`)
    expect(html).toContain(LINKS.unsubscribeUrl.replaceAll('&', '&amp;'))
  })

  it('has nothing about preferences for a recipient without them', async () => {
    const marked = `One${OPTIONAL_START} or ${PREFERENCES_MARK}${OPTIONAL_END}, two`
    expect((await received(marked, { ...LINKS, preferencesUrl: null })).plain).toBe('One, two')
  })
})
