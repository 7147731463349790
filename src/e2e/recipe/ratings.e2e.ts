import { plainPhoto } from '@/media/testing/photo'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** The site of a new author with one published recipe; the page's browser is signed in as the author. */
async function makeRatedSite(page: Page, product: Running): Promise<OwnSite> {
  const site = await makeOwnSite(page, product, ['Plum cake'])
  const id = site.recipes[0]?.id ?? ''
  const path = `/manage/${site.slug}/recipes/${id}/publish`
  await callAs(page.request, product, site.author, ['POST', path], {})
  return site
}

const ratings = (page: Page) => page.locator('#ratings')
const star = (page: Page, name: string) => ratings(page).getByRole('radio', { name, exact: true })
const status = (page: Page) => ratings(page).getByRole('status')

type Markup = { aggregateRating?: { ratingValue: string; ratingCount: number } }
const markupOf = async (page: Page): Promise<Markup> =>
  JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  ) as Markup

test.beforeEach(({ allowFailure }) => {
  // Readers do not manage the site (docs/product/roles.md#managers).
  allowFailure(/404|current-site/)
})

// docs/product/ratings.md#on-the-page
test('a reader rates with the mouse, changes it by keyboard, and takes it back', async ({
  page,
  product,
  browser,
}) => {
  const { origin } = await makeRatedSite(page, product)
  const url = `${origin}/recipes/recipe-0`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(url)
  await ratings(visitor).scrollIntoViewIfNeeded()
  await star(visitor, '4 stars').click()
  await ratings(visitor).getByRole('button', { name: 'Send rating' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Sign in to rate recipes' })).toBeVisible()
  await visitor.context().close()

  await beReader(page, await makeReader(page.request, product))
  await page.goto(url)
  await expect(page.getByText('(1 rating)')).toHaveCount(0)
  await ratings(page).scrollIntoViewIfNeeded()
  await star(page, '5 stars').click()
  await ratings(page).getByRole('button', { name: 'Send rating' }).click()
  await expect(status(page)).toHaveText('Thank you! 5.0 of 5 from 1 rating.')
  await expectAccessible(page)

  await page.reload()
  await expect(page.locator('a[href="#ratings"]')).toHaveText('Rated 5.0 of 5 stars(1 rating)')
  expect((await markupOf(page)).aggregateRating).toMatchObject({
    ratingValue: '5.0',
    ratingCount: 1,
  })
  await expect(ratings(page).getByText('Your rating: 5 stars')).toBeVisible()
  await star(page, '5 stars').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(star(page, '3 stars')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Thank you! 3.0 of 5 from 1 rating.')

  await page.goto(`${origin}/recipes`)
  await expect(page.getByRole('article').filter({ hasText: 'Plum cake' })).toContainText('3.0')
  await page.goto(url)
  await ratings(page).getByRole('button', { name: 'Remove' }).click()
  await expect(status(page)).toHaveText('Your rating was removed.')
  await page.reload()
  await expect(page.locator('a[href="#ratings"]')).toHaveCount(0)
  expect(await markupOf(page)).not.toHaveProperty('aggregateRating')
})

// docs/product/ratings.md#photos-of-readers
test('a reader shows what they cooked, once the author has published it', async ({
  page,
  product,
}) => {
  const { origin, slug, author } = await makeRatedSite(page, product)
  const url = `${origin}/recipes/recipe-0`
  await beReader(page, await makeReader(page.request, product))
  await page.goto(url)
  const cooked = page.locator('#cooked')
  await cooked.scrollIntoViewIfNeeded()
  await cooked.getByRole('button', { name: 'I cooked this' }).click()
  await cooked.getByLabel('A line about it (optional)').fill('Twice the plums.')
  const buffer = await plainPhoto()
  const photo = { name: 'cake.jpg', mimeType: 'image/jpeg', buffer }
  await cooked.getByLabel('Photo (optional)').setInputFiles(photo)
  await expectAccessible(page)
  await cooked.getByRole('button', { name: 'Send' }).click()
  await expect(cooked.getByRole('status')).toContainText('once the author has seen it')

  await beReader(page, author)
  await page.goto(`${product.account}/kitchen/${slug}/cooked`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readers’ photos 1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('No photos are waiting')).toBeVisible()

  await page.goto(url)
  await expect(cooked.getByRole('heading')).toHaveText('Cooked by one reader')
  await cooked.scrollIntoViewIfNeeded()
  await expect(cooked.getByRole('img', { name: /^Photo by/ })).toBeVisible()
  await expect(cooked).toContainText('Twice the plums.')
})
