import { randomUUID } from 'node:crypto'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** The number of facts in each row. */
const rowsOfFacts = (page: Page): Promise<number[]> =>
  page
    .locator('main header dl')
    .first()
    .evaluate((list) => {
      const ends = [...list.children].map((fact) => Math.round(fact.getBoundingClientRect().bottom))
      return [...new Set(ends)].map((end) => ends.filter((other) => other === end).length)
    })

// docs/product/recipe-page.md#head
test('a recipe shows its picture on the first screen of a phone, and its facts in even rows', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [site, path] of [
    ['ferment', 'napa-cabbage-kimchi'],
    ['somethingfromnothing', 'red-lentil-soup'],
    ['jerumai', 'mango-lassi'],
  ] as const) {
    await page.goto(`${product.sites[site] ?? ''}/recipes/${path}`)
    const picture = await page.getByRole('main').locator('header img').first().boundingBox()
    expect(picture?.y, site).toBeLessThan(400)
    expect(Math.min(...(await rowsOfFacts(page))), site).toBeGreaterThan(1)
  }
})

// docs/product/site-pages.md#without-a-picture
test('a site without pictures is led by its type in every template', async ({
  page,
  product,
  request,
}) => {
  const author = await makeReader(request, product)
  const slug = `bare-${randomUUID().slice(0, 8)}`
  const title = 'Nothing to See'
  await callAs(request, product, author, ['POST', '/manage/sites'], { title, slug })
  for (const name of ['Plum Cake', 'Everything that was left in the drawer, roasted']) {
    await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], {
      title: name,
      slug: name.split(' ')[0]?.toLowerCase(),
      prepTimeMinutes: 15,
      cookTimeMinutes: 30,
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
    })
  }
  for (const template of TEMPLATE_NAMES) {
    const sites = `/manage/${slug}/sites`
    await callAs(request, product, author, ['PUT', sites], { title, slug, template })
    for (const path of ['/', '/recipes/plum']) {
      await page.goto(`${siteOrigin(product, slug)}${path}`)
      await expect(page.getByRole('main').locator('img')).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Plum Cake').first()).toBeVisible()
      await expectAccessible(page)
    }
  }
})
