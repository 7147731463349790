import { afterAll, expect, it } from 'vitest'
import { answerPreferences } from '@/endpoints/preferences-form'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import type { TestSubscriber } from '@/src/testing/setups/newsletters'
import { findSite } from '../sites/scope'
import { getPreferences, savePreferences } from './preferences'
import type { Preferences } from './preferences'
import { unsubscribeLinks } from './unsubscribe-link'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())

const ALL: Preferences = {
  recipes: true,
  letters: true,
  comments: true,
  product: true,
  frequency: 'each',
  language: null,
}

/** The token of a subscriber's links. */
async function tokenOf(slug: string, { id }: TestSubscriber): Promise<string> {
  const site = await findSite(payload, slug)
  if (!site) throw new Error('There is no such site.')
  return unsubscribeLinks(payload, site, id).preferences.split('/').at(-1) ?? ''
}

const post = (slug: string, token: string, body: string): Promise<Response> =>
  answerPreferences(
    payload,
    new Request(`http://${slug}.localhost:3000/api/forms/email-preferences/${token}`, {
      method: 'POST',
      headers: {
        host: `${slug}.localhost:3000`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    }),
    token,
  )

// docs/product/newsletters.md#preferences
it('sends recipes to those who want recipes, and letters to those who want letters', async () => {
  const { site, send, call, work } = await newsletterSite(payload, { title: 'Rye loaf' })
  const [recipes, letters] = await Promise.all([
    addSubscriber(payload, site.id),
    addSubscriber(payload, site.id),
  ])
  await post(site.slug, await tokenOf(site.slug, recipes), 'action=save&list=recipes')
  await post(site.slug, await tokenOf(site.slug, letters), 'action=save&list=letters')
  expect((await call('GET', '/newsletter-recipient-counts')).body).toMatchObject({
    recipients: { total: 2 },
  })
  expect((await send()).total).toBe(1)
  const content = [{ type: 'paragraph', children: [{ text: 'Hello to all of you.' }] }]
  const made = await call('POST', '/letters', { title: 'Spring', slug: unique('letter'), content })
  const { letter } = SCHEMAS.getManagedLetter.answer.parse(made.body)
  expect((await call('POST', '/newsletter-sends', { letterId: letter.id })).status).toBe(201)
  await work()
  expect(smtp.to(recipes.email)).toHaveLength(1)
  expect(smtp.to(letters.email)).toHaveLength(1)
  expect(smtp.to(recipes.email)[0]?.raw).toMatch(/^Subject: Rye loaf\r$/m)
  expect(smtp.to(letters.email)[0]?.raw).not.toMatch(/^Subject: Rye loaf\r$/m)
})

it('takes effect on mails that are queued, and counts them as skipped', async () => {
  const { site, send, read, work } = await newsletterSite(payload)
  const stays = await addSubscriber(payload, site.id)
  const leaves = await addSubscriber(payload, site.id)
  const { id } = await send()
  await payload.db.pool.query(
    `update newsletter_sends set status = 'sending', total = 2 where id = $1`,
    [id],
  )
  for (const { userId } of [stays, leaves]) {
    await payload.db.pool.query(
      'insert into newsletter_recipients (send_id, site_id, user_id) values ($1, $2, $3)',
      [id, site.id, userId],
    )
  }
  const token = await tokenOf(site.slug, leaves)
  for (const round of [1, 2]) {
    expect(
      await savePreferences(payload, site.id, token, { ...ALL, recipes: false }),
      `${round}`,
    ).toBe(true)
  }
  expect((await read(id)).skipped).toBe(1)
  await savePreferences(payload, site.id, token, ALL)
  await work()
  expect(smtp.to(stays.email)).toHaveLength(1)
  expect(smtp.to(leaves.email)).toHaveLength(0)
  expect(await read(id)).toMatchObject({ status: 'sent', sent: 1, skipped: 1 })
})

it('is checked again just before sending', async () => {
  const { site, send, read, work } = await newsletterSite(payload)
  const reader = await addSubscriber(payload, site.id)
  const { id } = await send()
  await payload.db.pool.query(
    `with listed as (insert into newsletter_recipients (send_id, site_id, user_id)
        values ($1, $2, $3))
      update newsletter_sends set status = 'sending', total = 1 where id = $1`,
    [id, site.id, reader.userId],
  )
  await payload.db.pool.query('update subscriptions set receives_recipes = false where id = $1', [
    reader.id,
  ])
  await work()
  expect(smtp.to(reader.email)).toHaveLength(0)
  expect(await read(id)).toMatchObject({ skipped: 1 })
})

it('leaves single newsletters to the weekly digest, where the site has one', async () => {
  const { site, call, send } = await newsletterSite(payload)
  await addSubscriber(payload, site.id)
  const weekly = await addSubscriber(payload, site.id, { mail_frequency: 'weekly' })
  const token = await tokenOf(site.slug, weekly)
  const first = await send()
  expect(first.total).toBe(2)
  await call('POST', `/newsletter-sends/${first.id}/cancel`)
  await call('PUT', '/automatic-letters/digest', { isEnabled: true })
  expect(await getPreferences(payload, site.id, token)).toMatchObject({ hasDigest: true })
  expect((await send()).total).toBe(1)
})

it('writes what no author writes in the language of the reader', async () => {
  const { site, send, work } = await newsletterSite(payload)
  const reader = await addSubscriber(payload, site.id)
  const other = await addSubscriber(payload, site.id)
  const saved = 'action=save&list=recipes&language=de'
  await post(site.slug, await tokenOf(site.slug, reader), saved)
  await send()
  await work()
  expect(smtp.to(reader.email)[0]?.raw).toContain('Abmelden')
  expect(smtp.to(other.email)[0]?.raw).toContain('Unsubscribe')
  expect(smtp.to(other.email)[0]?.raw).toMatch(/^Email preferences:/m)
})

it('belongs to one site and its signature, and opening it changes nothing', async () => {
  const site = await makeSite(payload)
  const other = await makeSite(payload)
  const reader = await addSubscriber(payload, site.id)
  const token = await tokenOf(site.slug, reader)
  expect(await getPreferences(payload, other.id, token)).toBeNull()
  expect(await savePreferences(payload, other.id, token, { ...ALL, recipes: false })).toBe(false)
  await post(other.slug, token, 'action=leave')
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect(await getPreferences(payload, site.id, forged)).toBeNull()
  await post(site.slug, forged, 'action=leave')
  const opened = await answerPreferences(payload, new Request('http://x.localhost/'), token)
  expect(opened.status).toBe(303)
  expect(await getPreferences(payload, site.id, token)).toEqual({
    state: 'subscribed',
    preferences: ALL,
    hasDigest: false,
  })
})

it('leaves all lists, comes back, and takes odd values as the ordinary ones', async () => {
  const site = await makeSite(payload)
  const token = await tokenOf(site.slug, await addSubscriber(payload, site.id))
  const state = async () => (await getPreferences(payload, site.id, token))?.state
  for (const action of ['leave', 'leave']) await post(site.slug, token, `action=${action}`)
  expect(await state()).toBe('unsubscribed')
  await post(site.slug, token, 'action=subscribe')
  expect(await state()).toBe('subscribed')
  const saved = await post(
    site.slug,
    token,
    'action=save&list=letters&list=admin&frequency=hourly&language=tlh',
  )
  expect(saved.headers.get('location')).toMatch(/\/saved$/)
  expect((await getPreferences(payload, site.id, token))?.preferences).toEqual({
    recipes: false,
    letters: true,
    comments: false,
    product: false,
    frequency: 'each',
    language: null,
  })
  expect((await post(site.slug, token, 'action=delete')).status).toBe(400)
})
