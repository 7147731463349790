import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/site-frame.md#controls-without-a-function
test.describe('controls that only look like something', () => {
  test('a gift says how many are left', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}/recipes/red-lentil-soup`)
    await page.getByRole('button', { name: 'Gift this recipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gift this recipe' })
    await expect(dialog).toContainText('You have 3 gift recipes remaining.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('a story to listen to is only logged', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/recipes/napa-cabbage-kimchi`)
    const logged = page.waitForEvent('console', (message) => /Audio story/.test(message.text()))
    await page.getByRole('button', { name: 'Listen to the story' }).click()
    await logged
  })

  test('a shop is only logged', async ({ page, product }) => {
    await page.goto(`${product.sites['jerumai']}/recipes/mango-lassi`)
    const logged = page.waitForEvent('console', (message) => /Shop asked for/.test(message.text()))
    await page
      .getByRole('button', { name: /^Shop / })
      .first()
      .click()
    await logged
  })
})

test('a new site has none of them until its author switches them on', async ({ page, product }) => {
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Soup'])
  const recipe = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], {
    ...{ title: 'Test Kitchen', slug, template: 'classic' },
  })
  await callAs(page.request, product, author, ['POST', `${recipe}/publish`], {})
  const gift = page.getByRole('button', { name: 'Gift this recipe' })
  await page.goto(`${origin}/recipes/recipe-0`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(gift).toHaveCount(0)
  await page.goto(`/kitchen/${slug}/settings/features`)
  await page.getByRole('checkbox', { name: 'Placeholder buttons' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await page.goto(`${origin}/recipes/recipe-0`)
  await expect(gift).toBeVisible()
})

// docs/product/recipe-page.md#stored-post-page
test('a legacy recipe is the page it was, without what could do harm', async ({
  page,
  product,
  request,
}) => {
  const { slug: site, origin, author } = await makeOwnSite(page, product, [])
  const title = `The old way ${'with a name that goes on and on '.repeat(5)}`.trim()
  const content = `<h2>Ingredients</h2><ul><li>1 cabbage</li></ul><script>window.harm = 1</script>
    <p onclick="window.harm = 1">Salt it. <a href="javascript:window.harm=1">Read</a></p>`
  await callAs(request, product, author, ['POST', `/manage/${site}/recipes`], {
    title,
    slug: 'old-way',
    publishedAt: new Date(0).toISOString(),
    legacyRecipeData: { content },
  })
  await page.goto(`${origin}/recipes/old-way`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('listitem').filter({ hasText: '1 cabbage' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Ingredients \(/ })).toHaveCount(0)
  await page.getByText('Salt it.').click()
  expect(await page.evaluate(() => 'harm' in window)).toBe(false)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a site with an analytics id tells it of visits, but not of who asks to be left alone', async ({
  page,
  product,
  request,
}) => {
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], {
    title: 'Test Kitchen',
    slug,
    googleAnalyticsId: 'G-TEST12345',
  })
  const asked: string[] = []
  await page.route(/googletagmanager/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${origin}/terms`)
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toContain('id=G-TEST12345')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto(`${origin}/recipes`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(asked).toHaveLength(1)
})
