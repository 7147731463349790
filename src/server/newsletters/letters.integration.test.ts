import { afterAll, describe, expect, it } from 'vitest'
import { unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] })

/** A site with a letter that is not published: a part of it is for paying subscribers. */
async function letterSite(letter: object = {}) {
  const made = await newsletterSite(payload, { title: 'Rye loaf' })
  const { body } = await made.call('POST', '/letters', {
    title: 'Notes from the oven',
    slug: unique('letter'),
    content: [
      text('Hello to all of you.'),
      { type: 'recipe-card', recipeId: made.recipe.id },
      { type: 'button', label: 'All recipes', href: '/recipes' },
      { type: 'paywall' },
      text('The secret of the crust.'),
    ],
    ...letter,
  })
  const { id, slug } = (body as { letter: { id: string; slug: string } }).letter
  const sendLetter = (more: object = {}) =>
    made.send({ recipeId: undefined, letterId: id, ...more })
  return { ...made, letter: { id, slug }, sendLetter }
}

/** Decodes the parts of a mail that are quoted-printable. */
const decoded = (raw: string | undefined): string =>
  (raw ?? '')
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )

// docs/product/newsletters.md#letters
describe('a letter that is sent', () => {
  it('is whole for paying subscribers, and ends at its paywall for others', async () => {
    const { site, letter, recipe, call, sendLetter, read, work } = await letterSite()
    const free = await addSubscriber(payload, site.id)
    const paid = await addSubscriber(payload, site.id, { plan_type: 'monthly' })
    const { body } = await call('GET', `/newsletter-recipient-counts?letterId=${letter.id}`)
    expect(body).toEqual({ recipients: { total: 2, full: 1, preview: 1 } })
    const { id, ...queued } = await sendLetter({ note: 'For the weekend' })
    expect(queued).toMatchObject({
      kind: 'letter',
      letterId: letter.id,
      recipeId: null,
      subject: 'Notes from the oven',
      total: 2,
    })
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 2 })
    const whole = decoded(smtp.to(paid.email)[0]?.raw)
    const preview = decoded(smtp.to(free.email)[0]?.raw)
    for (const mail of [whole, preview]) {
      expect(mail).toContain('For the weekend')
      expect(mail).toContain('Hello to all of you.')
      expect(mail).toContain('Rye loaf')
      expect(mail).toContain(`/recipes/${recipe.slug}`)
      expect(mail).toMatch(/href="http[^"]*\/recipes"/)
    }
    expect(whole).toContain('The secret of the crust.')
    expect(preview).not.toContain('secret of the crust')
    expect(preview).toContain('The rest of this letter is for paying subscribers')
  })

  it('stays without a page when it is not published, and links to its page when it is', async () => {
    const { site, letter, call, sendLetter, work } = await letterSite()
    const reader = await addSubscriber(payload, site.id)
    await sendLetter()
    await work()
    expect(decoded(smtp.to(reader.email)[0]?.raw)).not.toContain(`/letters/${letter.slug}`)
    const published = await call('POST', `/letters/${letter.id}/draft/publish`, { revision: 0 })
    expect(published.status).toBe(200)
    await sendLetter()
    await work()
    expect(decoded(smtp.to(reader.email)[1]?.raw)).toContain(`/letters/${letter.slug}`)
  })

  it('is listed by its letter', async () => {
    const { site, letter, recipe, call, send, sendLetter } = await letterSite()
    await addSubscriber(payload, site.id)
    await send()
    const { id } = await sendLetter()
    const list = async (query: string) => {
      const { body } = await call('GET', `/newsletter-sends?${query}`)
      return (body as { newsletterSends: { id: string }[] }).newsletterSends.map((each) => each.id)
    }
    expect(await list(`letterId=${letter.id}`)).toEqual([id])
    expect(await list(`recipeId=${recipe.id}`)).not.toContain(id)
  })

  it('stops when its letter is deleted', async () => {
    const { site, letter, call, sendLetter, read, work } = await letterSite()
    const reader = await addSubscriber(payload, site.id)
    const { id } = await sendLetter()
    expect((await call('DELETE', `/letters/${letter.id}`)).status).toBe(200)
    await work()
    expect(await read(id)).toMatchObject({ status: 'canceled', reason: 'The letter was deleted.' })
    expect(smtp.to(reader.email)).toEqual([])
  })

  it('goes to its author as a test, even without a page', async () => {
    const { site, letter, call } = await letterSite()
    const tested = await call('POST', '/newsletter-tests', {
      letterId: letter.id,
      variant: 'preview',
    })
    expect(tested.status).toBe(200)
    const { rows } = await payload.db.pool.query<{ email: string }>(
      'select u.email from users u join sites s on s.owner_id = u.id where s.id = $1',
      [site.id],
    )
    const [mail] = smtp.to(rows[0]?.email ?? '')
    expect(mail?.raw).toMatch(/^Subject: \[Test\] Notes from the oven\r$/m)
    expect(decoded(mail?.raw)).not.toContain('secret of the crust')
  })
})

describe('a letter that cannot be sent', () => {
  it('is empty, already being sent, of another site, or named beside a recipe', async () => {
    const { site, letter, recipe, call, sendLetter } = await letterSite()
    await addSubscriber(payload, site.id)
    const post = (body: object) => call('POST', '/newsletter-sends', body)
    const empty = await call('POST', '/letters', { title: 'Soon', slug: unique('letter') })
    const { id: emptyId } = (empty.body as { letter: { id: string } }).letter
    expect(await post({ letterId: emptyId })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ message: 'Write the letter before sending it.' }] } },
    })
    await sendLetter()
    expect(await post({ letterId: letter.id })).toMatchObject({
      status: 409,
      body: { error: { message: 'This letter is already being sent.' } },
    })
    const other = await letterSite()
    expect((await post({ letterId: other.letter.id })).status).toBe(404)
    expect((await post({ letterId: letter.id, recipeId: recipe.id })).status).toBe(422)
    expect((await post({ note: 'Nothing else' })).status).toBe(422)
  })
})
