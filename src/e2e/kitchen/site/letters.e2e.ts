import type { Page } from '@playwright/test'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { choose } from '@/src/e2e/support/menu'

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Draft saved$/ })

// docs/product/kitchen.md#letters
test('a letter is written with a recipe card, a button and a paywall, published, edited and unpublished', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/404/)
  await suppressPopup(page)
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Nettle soup'])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}/publish`
  await callAs(page.request, product, author, ['POST', path], {})
  await page.goto(`/kitchen/${slug}/letters`)
  await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/letters\/[\da-f-]{36}$/)
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await page.keyboard.type('Spring greens')
  const letterText = page.getByRole('textbox', { name: 'Text' })
  await letterText.click()
  await page.keyboard.type('The leaves are out.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/recipe card')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Nettle soup' }).click()
  await expect(letterText).toContainText('Nettle soup')
  await page.keyboard.type('/button')
  await page.keyboard.press('Enter')
  await page.getByLabel('Label').fill('All recipes')
  await page.getByRole('dialog').getByLabel('Address').fill('/recipes')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(letterText).toContainText('All recipes')
  await page.keyboard.type('/paywall')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Behind the wall.')
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Letter published')).toBeVisible()
  const editor = page.url()

  await page.goto(`${origin}/letters`)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Spring greens' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Spring greens' })).toBeVisible()
  await expect(main).toContainText('The leaves are out.')
  await expect(main.getByRole('link', { name: 'Nettle soup' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'All recipes' })).toHaveAttribute('href', '/recipes')

  await page.goto(editor)
  await title.fill('Summer greens')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Letter published')).toBeVisible()
  await page.goto(`${origin}/letters/spring-greens`)
  await expect(main.getByRole('heading', { name: 'Summer greens' })).toBeVisible()

  await page.goto(editor)
  await page.getByRole('button', { name: 'More for this letter' }).click()
  await choose(page, 'Unpublish')
  await expect(page.getByText('Letter unpublished')).toBeVisible()
  const gone = await page.goto(`${origin}/letters/spring-greens`)
  expect(gone?.status()).toBe(404)
})

// docs/product/letters.md#audiences
test('a locked letter is in nothing that a stranger gets, and whole for a paid reader', async ({
  page,
  product,
  browser,
}) => {
  await suppressPopup(page)
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  const letter = {
    title: 'Ramps',
    slug: 'ramps',
    summary: 'Where they grow',
    publishedAt: new Date(Date.now() - 3_600_000).toISOString(),
    content: [
      text('Before the wall'),
      { type: 'paywall' },
      text('Behind the wall'),
      { type: 'embed', url: 'https://example.com/behind', title: 'Behind the wall' },
    ],
  }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/letters`], letter)
  await page.goto(`${origin}/letters`)
  for (const path of ['/letters/ramps', '/letters', '/feed.xml', '/feed.json', '/sitemap.xml']) {
    const body = await page.evaluate(async (at) => (await fetch(at)).text(), path)
    expect(body.length, path).toBeGreaterThan(100)
    expect(body, path).not.toContain('Behind the wall')
    expect(body, path).not.toContain('example.com/behind')
  }
  const strangers = await browser.newContext()
  const stranger = await strangers.newPage()
  await suppressPopup(stranger)
  await stranger.goto(`${origin}/letters/ramps`)
  await expect(stranger.getByRole('main')).toContainText('Before the wall')
  await expect(stranger.getByRole('complementary')).toContainText('for subscribers')
  await expectAccessible(stranger)
  const reader = await makeReader(page.request, product)
  const subscriber = { email: reader.email, plan: 'complimentary' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/subscribers`], subscriber)
  await beReader(stranger, reader)
  await stranger.goto(`${origin}/letters/ramps`)
  await expect(stranger.getByRole('main')).toContainText('Behind the wall')
  await expect(stranger.getByRole('complementary')).toHaveCount(0)
  await strangers.close()
})
