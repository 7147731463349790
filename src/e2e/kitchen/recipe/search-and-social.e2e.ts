import { expectAccessible } from '@/src/e2e/support/accessible'
import { press } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import sharp from 'sharp'

// docs/product/site-pages.md#search-and-social
test('a recipe shows a search title and social picture of its own, and keeps its name', async ({
  page,
  product,
}) => {
  const { slug, recipes, origin } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await press(page.locator('summary').filter({ hasText: 'Search and social' }))
  await page.getByRole('textbox', { name: 'Search title' }).fill('The best soup')
  await expect(page.getByText('13 characters; search engines show about 60.')).toBeVisible()
  const create = { width: 800, height: 600, channels: 3, background: '#a02020' } as const
  const poster = {
    name: 'poster.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  }
  const chosen = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Social picture: upload' }))
  await (await chosen).setFiles(poster)
  await expect(page.getByRole('button', { name: 'Social picture: remove' })).toBeVisible()
  const searchCard = page.getByRole('figure', { name: 'Search result preview' })
  await expect(searchCard).toContainText('The best soup')
  const socialCard = page.getByRole('figure', { name: 'Shared link preview' })
  await expect(socialCard.locator('img')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()

  await page.goto(`${origin}/recipes/recipe-0`)
  await expect(page).toHaveTitle('The best soup')
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
  for (const name of ['og:title', 'twitter:title'])
    await expect(meta(name)).toHaveAttribute('content', 'The best soup')
  for (const name of ['og:image', 'twitter:image'])
    await expect(meta(name)).toHaveAttribute('content', /\/media\/[^/]+\?width=800&height=600/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup')
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(JSON.stringify(data)).toContain('"name":"Soup"')
  expect(JSON.stringify(data)).not.toContain('The best soup')
})

// docs/product/kitchen.md#search-and-social
test('the settings of a site change the head of its pages', async ({ page, product }) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/settings/search`)
  const home = page.getByRole('group', { name: 'Home page' })
  await home.getByRole('textbox', { name: 'Search title' }).fill('Bread from Ada')
  await home.getByRole('textbox', { name: 'Search description' }).fill('Slow and sour.')
  await press(page.locator('summary').filter({ hasText: 'Events page' }))
  await page.getByRole('textbox', { name: 'Search title' }).last().fill('Meet Ada')
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await page.goto(origin)
  await expect(page).toHaveTitle('Bread from Ada')
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', 'Slow and sour.')
  await page.goto(`${origin}/events`)
  await expect(page).toHaveTitle('Meet Ada')
})
