import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  children: [href === undefined ? { text } : { type: 'link', href, children: [{ text }] }],
})

/** Creates a letter of a site, and returns its id. */
async function makeLetter(
  { request }: Page,
  product: Running,
  { slug, author }: OwnSite,
  content: object[],
): Promise<string> {
  const letter = { title: 'Notes from the oven', slug: 'notes', content }
  const call: [string, string] = ['POST', `/manage/${slug}/letters`]
  type Made = { letter: { id: string } }
  return (await callAs<Made>(request, product, author, call, letter)).letter.id
}

/** Adds free subscribers to a site; returns their addresses. */
async function addSubscribers(
  { request }: Page,
  product: Running,
  { slug, author }: OwnSite,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, () => freshAddress())
  await callAs(request, product, author, ['POST', `/manage/${slug}/subscriber-imports`], {
    csv: ['email', ...emails].join('\n'),
    ...{ hasConsent: true, consent: 'At the market', paidAs: 'free' },
    consentedAt: '2026-01-02T03:04:05.000Z',
  })
  return emails
}

// docs/product/kitchen.md#preview-of-an-email
test('a letter is checked, and looked at as each of its readers gets it', async ({
  page,
  product,
}) => {
  const site = await makeOwnSite(page, product, [])
  await addSubscribers(page, product, site, 1)
  const id = await makeLetter(page, product, site, [
    paragraph('Hello to all.', `${site.origin}/no-such-page`),
    { type: 'paywall' },
    paragraph('The secret of the crust.'),
  ])
  await page.goto(`/kitchen/${site.slug}/letters/${id}`)
  await page.getByRole('button', { name: 'More for this letter' }).click()
  await choose(page, 'Email to subscribers')
  const window = page.getByRole('dialog', { name: 'Email to subscribers' })
  await expect(window.getByText('1 thing to look at:')).toBeVisible()
  await expect(window.getByText('Correct this link: the site has no page there.')).toBeVisible()
  await expectAccessible(page)

  await window.getByRole('button', { name: 'Preview email' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview email' })
  const mail = preview.frameLocator('iframe')
  const frame = preview.locator('iframe')
  await expect(mail.getByText('Hello to all.')).toBeVisible()
  await expect(mail.getByText('The secret of the crust.')).toBeHidden()
  await expect(mail.getByText('The rest of this letter is for paying subscribers')).toBeVisible()
  await preview.getByRole('radio', { name: 'Paying reader' }).check()
  await expect(mail.getByText('The secret of the crust.')).toBeVisible()
  const card = mail.locator('.m-card')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await preview.getByRole('radio', { name: 'Dark' }).check()
  await expect(card).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await preview.getByRole('radio', { name: 'Phone' }).check()
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(390)
  await preview.getByRole('radio', { name: 'Plain text' }).check()
  await expect(preview.getByText('The secret of the crust.')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toBeHidden()
  await expect(window.getByRole('button', { name: 'Email 1 subscriber' })).toBeEnabled()
})

// docs/product/kitchen.md#one-newsletter
test('a newsletter is paused, resumed and canceled while it is sent', async ({ page, product }) => {
  const site = await makeOwnSite(page, product, [])
  // Ten a second are sent.
  const readers = await addSubscribers(page, product, site, 300)
  const letterId = await makeLetter(page, product, site, [paragraph('It rained all week.')])
  const call: [string, string] = ['POST', `/manage/${site.slug}/newsletter-sends`]
  type Made = { newsletterSend: { id: string } }
  const { request } = page
  const made = await callAs<Made>(request, product, site.author, call, { letterId })
  await page.goto(`/kitchen/${site.slug}/newsletter/${made.newsletterSend.id}`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeHidden()
  const sent = page.getByRole('definition').first()
  await expect(sent).not.toHaveText('0')
  await page.getByRole('button', { name: 'Cancel the newsletter' }).click()
  const question = page.getByRole('dialog', { name: 'Stop sending for good?' })
  await question.getByRole('button', { name: 'Cancel the newsletter' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden()
  expect(Number(await sent.textContent())).toBeLessThan(readers.length)
})

// docs/product/newsletters.md#unsubscribing
test('who unsubscribes by the mail is seen in the kitchen, and left out of the next newsletter', async ({
  page,
  product,
}) => {
  const site = await makeOwnSite(page, product, [])
  const [reader = ''] = await addSubscribers(page, product, site, 2)
  const letterId = await makeLetter(page, product, site, [paragraph('It rained all week.')])
  const call: [string, string] = ['POST', `/manage/${site.slug}/newsletter-sends`]
  await callAs(page.request, product, site.author, call, { letterId })
  const mails = () => mailsTo(page.request, product, reader)
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
  const link = /http\S+\/unsubscribe\/\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You will get no more emails from Test Kitchen.')).toBeVisible()
  await page.goto(`/kitchen/${site.slug}/subscribers`)
  await page.getByRole('link', { name: reader }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^No$/ })).toBeVisible()
  await page.goto(`/kitchen/${site.slug}/letters/${letterId}`)
  await page.getByRole('button', { name: 'More for this letter' }).click()
  await choose(page, 'Email to subscribers')
  await expect(page.getByText('1 subscriber gets it.')).toBeVisible()
})
