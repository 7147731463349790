import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import type { Mail } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Adds a subscriber to a site; gives the address. */
async function addSubscriber(
  { request }: Page,
  product: Running,
  { slug, author }: OwnSite,
  plan: 'free' | 'complimentary' = 'free',
): Promise<string> {
  const email = freshAddress()
  const subscriber = { email, plan, ...(plan === 'free' ? {} : { until: null }) }
  await callAs(request, product, author, ['POST', `/manage/${slug}/subscribers`], subscriber)
  return email
}

/** Waits for the newest mail to an address with a subject. */
async function mailTo(
  { request }: Page,
  product: Running,
  address: string,
  subject: string,
): Promise<Mail> {
  const find = async () =>
    (await mailsTo(request, product, address)).find((mail) => mail.subject === subject)
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  const mail = await find()
  if (!mail) throw new Error('The mail is gone')
  return mail
}

// docs/product/kitchen.md#emailing-a-recipe-or-a-letter
test('a draft is published and emailed, and a reader unsubscribes from its mail', async ({
  page,
  product,
}) => {
  const site = await makeOwnSite(page, product, ['Plum Jam'])
  const { slug, author, recipes } = site
  const reader = await addSubscriber(page, product, site)
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Publish and email')
  const window = page.getByRole('dialog', { name: 'Publish and email' })
  await expect(window.getByText('1 subscriber gets it.')).toBeVisible()
  await window.getByRole('radio', { name: 'Paying subscribers' }).check()
  await expect(window.getByText('Nobody would get it.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Publish and email' })).toBeDisabled()
  await window.getByRole('radio', { name: 'All subscribers' }).check()
  await window.getByRole('textbox', { name: /^Note/ }).fill('The plums are ripe.')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('A test is on its way to you')).toBeVisible()
  await mailTo(page, product, author.email, '[Test] Plum Jam')

  await window.getByRole('button', { name: 'Publish and email 1 subscriber' }).click()
  await expect(page.getByText('Sending to 1 subscriber')).toBeVisible()
  await page.goto(`/kitchen/${slug}/newsletter`)
  await page.getByRole('link', { name: 'Plum Jam' }).click()
  await expect(page).toHaveURL(new RegExp(`/kitchen/${slug}/newsletter/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plum Jam')
  await expect(page.getByText('The plums are ripe.')).toBeVisible()
  const mail = await mailTo(page, product, reader, 'Plum Jam')
  expect(mail.text).toContain('The plums are ripe.')
  await expect(page.getByText('Accepted by the mail server.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All newsletters' }).click()
  await expect(page.getByText('Sent to 1')).toBeVisible()
  await expectAccessible(page)

  // docs/product/newsletters.md#unsubscribing
  const link = /http\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You will get no more emails from Test Kitchen.')).toBeVisible()
  await page.goto(`/kitchen/${slug}/subscribers`)
  await page.getByRole('link', { name: reader }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^No$/ })).toBeVisible()
})

test('a letter is emailed without being published', async ({ page, product, allowFailure }) => {
  allowFailure(/404/)
  const site = await makeOwnSite(page, product, [])
  const { slug, origin, author } = site
  const reader = await addSubscriber(page, product, site)
  const letter = {
    title: 'Notes from the oven',
    slug: 'notes',
    content: [{ type: 'paragraph', children: [{ text: 'It rained all week.' }] }],
  }
  const path = `/manage/${slug}/letters`
  const made = await callAs<{ letter: { id: string } }>(
    page.request,
    product,
    author,
    ['POST', path],
    letter,
  )
  await page.goto(`/kitchen/${slug}/letters/${made.letter.id}`)
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' So we baked.')
  await page.getByRole('button', { name: 'More for this letter' }).click()
  await choose(page, 'Email to subscribers')
  const window = page.getByRole('dialog', { name: 'Email to subscribers' })
  await window.getByRole('button', { name: 'Email 1 subscriber' }).click()
  await expect(page.getByText('Sending to 1 subscriber')).toBeVisible()
  const mail = await mailTo(page, product, reader, 'Notes from the oven')
  expect(mail.text).toContain('It rained all week. So we baked.')
  expect((await page.goto(`${origin}/letters/notes`))?.status()).toBe(404)
})

// docs/product/newsletters.md#letters
test('a letter is emailed to two audiences, each of which gets its part', async ({
  page,
  product,
}) => {
  const site = await makeOwnSite(page, product, [])
  const { slug, author } = site
  const free = await addSubscriber(page, product, site)
  const paying = await addSubscriber(page, product, site, 'complimentary')
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
  const content = [paragraph('For everybody.'), { type: 'paywall' }, paragraph('For you alone.')]
  const letter = { title: 'Two halves', slug: 'two-halves', content }
  const call: [string, string] = ['POST', `/manage/${slug}/letters`]
  type Made = { letter: { id: string } }
  const { id } = (await callAs<Made>(page.request, product, author, call, letter)).letter

  for (const [at, audience] of ['Free subscribers', 'Paying subscribers'].entries()) {
    await page.goto(`/kitchen/${slug}/letters/${id}`)
    await page.getByRole('button', { name: 'More for this letter' }).click()
    await choose(page, 'Email to subscribers')
    const window = page.getByRole('dialog', { name: 'Email to subscribers' })
    await window.getByRole('radio', { name: audience }).check()
    await window.getByRole('button', { name: 'Email 1 subscriber' }).click()
    await expect(page.getByText('Sending to 1 subscriber')).toBeVisible()
    await page.goto(`/kitchen/${slug}/newsletter`)
    await expect(page.getByText('Sent to 1')).toHaveCount(at + 1)
  }
  const [freeMail, paidMail] = [
    await mailTo(page, product, free, 'Two halves'),
    await mailTo(page, product, paying, 'Two halves'),
  ]
  for (const mail of [freeMail, paidMail]) expect(mail.text).toContain('For everybody.')
  expect(freeMail.text).not.toContain('For you alone.')
  expect(freeMail.html).not.toContain('For you alone.')
  expect(paidMail.text).toContain('For you alone.')
  expect(await mailsTo(page.request, product, free)).toHaveLength(1)
})

// docs/product/kitchen.md#suppressed-addresses
test('an address is suppressed, and written to again', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, [])
  const address = freshAddress()
  await page.goto(`/kitchen/${slug}/newsletter`)
  await expect(page.getByText('No newsletters yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Suppressed addresses' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.getByRole('button', { name: 'Add the address' }).click()
  await expect(page.getByText('Added by you')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the address' }).click()
  await expect(page.getByText('No suppressed addresses')).toBeVisible()
})
