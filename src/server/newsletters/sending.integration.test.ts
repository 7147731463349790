import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'
import { deliverNewsletter } from './deliver'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())
beforeEach(() => smtp.behave(() => 'accept'))

const secret: Parameters<typeof newsletterSite>[1] = {
  title: 'Secret loaf',
  privacySetting: 'subscribers_only',
  description: 'A loaf.',
  storyExcerpt: 'The secret story.',
  ingredientUsageGroups: [
    { ingredientUsages: ['flour', 'water', 'salt', 'secret herb'].map((text) => ({ text })) },
  ],
  instructionGroups: [{ instructions: [{ content: 'Knead the secret way.' }] }],
}

// docs/product/newsletters.md#sending
describe('a recipe that is sent', () => {
  it('reaches every subscriber once, with an unsubscribe link', async () => {
    const { site, recipe, send, read, work } = await newsletterSite(payload, { title: 'Rye loaf' })
    const one = await addSubscriber(payload, site.id)
    const other = await addSubscriber(payload, site.id, { plan_type: 'monthly' })
    const { id, ...queued } = await send({ note: 'My best one.\nEnjoy!' })
    expect(queued).toMatchObject({ status: 'queued', total: 2, sent: 0, subject: 'Rye loaf' })
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', total: 2, sent: 2, repeated: 0 })
    for (const { email } of [one, other]) {
      const [mail, ...more] = smtp.to(email)
      expect(more).toEqual([])
      expect(mail?.raw).toMatch(/^Subject: Rye loaf\r$/m)
      expect(mail?.raw).toContain('My best one.')
      expect(mail?.raw).toContain(`/recipes/${recipe.slug}`)
      expect(mail?.raw).toMatch(/^List-Unsubscribe: <http:.*\/api\/forms\/unsubscribe\/.*>\r$/m)
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    }
    expect(smtp.to(one.email)[0]?.messageId).not.toBe(smtp.to(other.email)[0]?.messageId)
  })

  // docs/product/newsletters.md#audience
  it('is a preview for free readers if it is locked, and whole for those who pay', async () => {
    const { site, call, recipe, send, work } = await newsletterSite(payload, secret)
    const free = await addSubscriber(payload, site.id)
    const paid = await addSubscriber(payload, site.id, { plan_type: 'yearly' })
    const ended = await addSubscriber(payload, site.id, {
      plan_type: 'yearly',
      current_period_end: new Date(Date.now() - 86_400_000),
    })
    const { body } = await call('GET', `/newsletter-recipient-counts?recipeId=${recipe.id}`)
    expect(body).toEqual({ recipients: { total: 2, full: 1, preview: 1 } })
    await send()
    await work()
    expect(smtp.to(free.email)[0]?.raw).toContain('A loaf.')
    expect(smtp.to(free.email)[0]?.raw).not.toMatch(/secret (herb|way|story)/)
    expect(smtp.to(paid.email)[0]?.raw).toMatch(/secret herb[^]*secret way/)
    expect(smtp.to(ended.email)).toEqual([])
  })

  it('goes to the chosen audience, without those who want no mail or are suppressed', async () => {
    const { site, call, send, work } = await newsletterSite(payload)
    const paid = await addSubscriber(payload, site.id, { plan_type: 'monthly' })
    const free = await addSubscriber(payload, site.id)
    await addSubscriber(payload, site.id, { receives_newsletter: false })
    await addSubscriber(payload, site.id, { status: 'canceled' })
    const suppressed = await addSubscriber(payload, site.id)
    await call('POST', '/suppressions', { email: suppressed.email })
    const before = smtp.accepted.length
    expect(await send({ audience: 'paid' })).toMatchObject({ audience: 'paid', total: 1 })
    await work()
    expect(smtp.accepted.slice(before).map(({ to }) => to)).toEqual([paid.email])
    expect(await send({ audience: 'free' })).toMatchObject({ audience: 'free', total: 1 })
    await work()
    expect(smtp.accepted.slice(before + 1).map(({ to }) => to)).toEqual([free.email])
  })

  it('is listed newest first, of all recipes or of one', async () => {
    const { site, recipe, call, send, work } = await newsletterSite(payload)
    await addSubscriber(payload, site.id)
    const other = await makeRecipe(payload, site.id)
    const first = await send()
    const second = await send({ recipeId: other.id })
    await work()
    const third = await send()
    const list = async (query = '') => {
      const { body } = await call('GET', `/newsletter-sends${query}`)
      return (body as { newsletterSends: { id: string }[] }).newsletterSends.map(({ id }) => id)
    }
    expect(await list()).toEqual([third.id, second.id, first.id])
    expect(await list(`?recipeId=${recipe.id}`)).toEqual([third.id, first.id])
    expect(await list('?limit=1&offset=1')).toEqual([second.id])
    expect((await call('GET', '/newsletter-sends?limit=1')).body).toMatchObject({ total: 3 })
  })
})

describe('a recipe that cannot be sent', () => {
  it('is refused as a draft, while it is being sent, and without recipients', async () => {
    const { site, recipe, call, send } = await newsletterSite(payload)
    const post = (body: object) => call('POST', '/newsletter-sends', body)
    expect(await post({ recipeId: recipe.id })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ message: 'Nobody would receive this newsletter.' }] } },
    })
    await addSubscriber(payload, site.id)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    expect(await post({ recipeId: draft.id })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ message: 'Publish the recipe before sending it.' }] } },
    })
    const elsewhere = await makeRecipe(payload, (await makeSite(payload)).id)
    expect((await post({ recipeId: elsewhere.id })).status).toBe(404)
    const count = await call('GET', `/newsletter-recipient-counts?recipeId=${elsewhere.id}`)
    expect(count.status).toBe(404)
    await send()
    expect(await post({ recipeId: recipe.id })).toMatchObject({ status: 409 })
  })

  it('is queued once by two presses at the same time', async () => {
    const { site, recipe, call } = await newsletterSite(payload)
    await addSubscriber(payload, site.id)
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/newsletter-sends', { recipeId: recipe.id })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

// docs/product/newsletters.md#recipients
describe('workers that have the same send at once', () => {
  it('send to each recipient once', async () => {
    const { site, send, read } = await newsletterSite(payload)
    const emails = await addSubscribers(payload, site.id, 450)
    const { id } = await send()
    const slice = { isOver: () => false, signal: new AbortController().signal }
    await Promise.all([1, 2, 3].map(() => deliverNewsletter(payload, id, slice)))
    expect(await read(id)).toMatchObject({ total: 450, sent: 450, repeated: 0 })
    expect(emails.every((email) => smtp.to(email).length === 1)).toBe(true)
  })
})
