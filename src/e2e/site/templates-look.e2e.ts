import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { findBrokenHeadings } from '@/src/e2e/support/broken-words'
import { textContrast } from '@/src/e2e/support/contrast'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { uploadDrawing } from '@/src/e2e/support/upload-drawing'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

type OwnSite = { author: Reader; slug: string; title: string; origin: string }

const WORDMARK = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48" viewBox="0 0 240 48">
    <path d="M4 8h40v32H4zM60 18h170v12H60z" fill="${colour}"/></svg>`

/** A site with recipes, one of them locked, and a wordmark of a colour as its logo. */
async function makeSite(
  request: APIRequestContext,
  product: Running,
  wordmark: string,
): Promise<OwnSite & { logoId: string }> {
  const author = await makeReader(request, product)
  const slug = `look-${randomUUID().slice(0, 8)}`
  const title = 'Bread and Other Slow Things'
  await callAs(request, product, author, ['POST', '/manage/sites'], { title, slug })
  const names = ['Onion Soup', 'Rye Pancakes', 'Barley Soup', 'Plum Cake']
  for (const [index, name] of names.entries()) {
    await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], {
      title: name,
      slug: `recipe-${index}`,
      privacySetting: index === 1 ? 'subscribers_only' : 'public',
      publishedAt: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
    })
  }
  const site = { author, slug, title, origin: siteOrigin(product, slug) }
  return { ...site, logoId: await uploadDrawing(request, product, author, wordmark) }
}

const save = (
  request: APIRequestContext,
  product: Running,
  { author, slug, title }: OwnSite,
  changes: object,
): Promise<unknown> =>
  callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], { title, slug, ...changes })

/** A dark colour theme of the site's own. */
async function darkTheme(product: Running, slug: string): Promise<string> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    const made = await client.query<{ id: string }>(
      `insert into color_themes (site_id, title, color_background, color_panel, color_text,
          color_subdued, color_accent, color_overlay, color_emphasis, color_outline)
        select id, 'Night', '#17191c', '#23262b', '#f2f2ee', '#b0b4ba', '#e0b060', '#0b0c0e',
          '#2b3138', '#3a3f46' from sites where slug = $1 returning id`,
      [slug],
    )
    return made.rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

/** The colour of the plate a logo stands on; empty where it has none. */
const plateOf = (logo: Locator): Promise<string> =>
  logo.evaluate((image) => {
    const { backgroundColor } = getComputedStyle(image.parentElement ?? image)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor
  })

const logosOf = (page: Page, title: string): { header: Locator; footer: Locator } => ({
  header: page.getByRole('banner').getByRole('img', { name: title }),
  footer: page.getByRole('contentinfo').getByRole('img', { name: title }),
})

test('no word of a heading is broken beside the search, in any template from 768px', async ({
  page,
  product,
  request,
}) => {
  test.skip(test.info().project.name === 'phone', 'about windows wider than a phone')
  const site = await makeSite(request, product, WORDMARK('#222'))
  for (const template of TEMPLATE_NAMES) {
    await save(request, product, site, { template })
    await page.goto(`${site.origin}/recipes`)
    for (const width of [768, 832, 896, 960, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBrokenHeadings(page), `${template} at ${width}`).toEqual([])
    }
  }
})

test('no word of a heading is broken beside the newsletter form, in any template', async ({
  page,
  product,
  request,
}) => {
  test.skip(test.info().project.name === 'phone', 'about columns in windows wider than a phone')
  const site = await makeSite(request, product, WORDMARK('#222'))
  const links = [{ label: 'Workshops', href: 'https://example.com/' }]
  for (const template of TEMPLATE_NAMES) {
    await save(request, product, site, { template, links, newslettersEnabled: true })
    await page.goto(`${site.origin}/link-in-bio`)
    await expect(page.getByRole('heading', { name: 'New recipes by email' })).toBeVisible()
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBrokenHeadings(page), `${template} at ${width}`).toEqual([])
    }
  }
})

test('orders of a list and buttons that cannot be pressed yet are readable in every template', async ({
  page,
  product,
  request,
}) => {
  const site = await makeSite(request, product, WORDMARK('#222'))
  for (const template of TEMPLATE_NAMES) {
    await save(request, product, site, { template, newslettersEnabled: true })
    await page.goto(`${site.origin}/recipes?search=soup`)
    const orders = page.getByRole('main').getByRole('link', { name: /^(Best match|Newest|Title)$/ })
    await expect(orders).toHaveCount(3)
    for (const order of await orders.all()) {
      expect(await textContrast(order), template).toBeGreaterThanOrEqual(4.5)
      const box = await order.boundingBox()
      expect(box?.height, 'high enough for a finger').toBeGreaterThanOrEqual(24)
      const right = (box?.x ?? 0) + (box?.width ?? 0)
      expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
    await expectAccessible(page)

    await page.goto(`${site.origin}/subscribe`)
    const waiting = page.getByRole('button', { name: 'Subscribe', exact: true, disabled: true })
    await expect(waiting.first()).toBeVisible()
    for (const button of await waiting.all()) {
      expect(await textContrast(button), template).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('a lock stands on the line of its name, however the names run', async ({
  page,
  product,
  request,
}) => {
  const site = await makeSite(request, product, WORDMARK('#222'))
  await save(request, product, site, { template: 'minimal' })
  await page.goto(site.origin)
  const name = page.getByRole('main').getByRole('link', { name: /^Rye Pancakes/ })
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 })
    const distance = await name.evaluate((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const at = node.textContent?.indexOf('Pancakes') ?? -1
        if (at < 0) continue
        range.setStart(node, at)
        range.setEnd(node, at + 'Pancakes'.length)
      }
      const word = range.getBoundingClientRect()
      const lock = link.querySelector('svg')?.getBoundingClientRect()
      return lock ? Math.abs(lock.top + lock.height / 2 - (word.top + word.height / 2)) : NaN
    })
    expect(distance, `at ${width}`).toBeLessThan(30)
  }
})

// docs/product/site-frame.md#logo
test('a logo is seen on every background, and one for dark backgrounds is shown there', async ({
  page,
  product,
  request,
}) => {
  const site = await makeSite(request, product, WORDMARK('#1c1c1c'))
  const light = await uploadDrawing(request, product, site.author, WORDMARK('#fafafa'))
  const night = await darkTheme(product, site.slug)
  const { header, footer } = logosOf(page, site.title)

  await save(request, product, site, { template: 'journal', logoId: site.logoId })
  await page.goto(`${site.origin}/terms`)
  expect(await plateOf(header), 'a dark logo on a light page').toBe('')

  await save(request, product, site, { colorThemeId: night })
  await page.goto(`${site.origin}/terms`)
  expect(await plateOf(header), 'a dark logo on a dark page').toBe('rgb(242, 242, 238)')
  expect(await plateOf(footer)).toBe('rgb(242, 242, 238)')
  const source = await header.getAttribute('src')

  await save(request, product, site, { logoOnDarkId: light })
  await page.goto(`${site.origin}/terms`)
  for (const logo of [header, footer]) {
    expect(await plateOf(logo), 'the logo for dark backgrounds').toBe('')
    expect(await logo.getAttribute('src')).not.toBe(source)
  }
  await expectAccessible(page)
})
