import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { callAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const PATHS = [
  '/recipes',
  '/collections',
  '/about',
  '/links',
  '/events',
  '/terms',
  '/privacy',
  '/press',
  '/profile',
  '/cookbook',
  '/link-in-bio',
  '/subscribe',
  '/subscribe/gift',
]

// docs/product/site-pages.md#routes
test.describe('the other pages of a site', () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  for (const site of ['ferment', 'somethingfromnothing', 'jerumai']) {
    test(`${site}: each has one heading and can be read by everybody`, async ({
      page,
      product,
    }) => {
      for (const path of PATHS) {
        await page.goto(`${product.sites[site]}${path}`)
        await expect(page.locator('h1'), path).toHaveCount(1)
        await expectAccessible(page)
        await expectClearStyles(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    })
  }

  test('collections: three at first, then all; one with its recipes and its film', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['jerumai']}/collections`)
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(3)
    await main.getByRole('button', { name: 'Show more' }).click()
    await expect(main.getByRole('article')).toHaveCount(4)
    await main.getByRole('link', { name: 'Curries and Dals' }).click()
    await expect(page).toHaveURL(/\/collections\/curries-and-dals$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curries and Dals')
    await expect(main.getByText('6 recipes')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(6)
    await expect(main.getByText('youtube=')).toHaveCount(0)
    await expect(main.getByRole('button', { name: /^Play the video/ })).toBeVisible()
    // The way there without script.
    await expect(main.locator('a[href*="jErUm41DaL0"]')).toHaveCount(1)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"BreadcrumbList"')
    expect(data.join()).toContain('"ItemList"')
    await expectAccessible(page)
  })

  test('events: the newest date first, in the long US form', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/events`)
    const times = page.getByRole('main').getByRole('time')
    const dates = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(dates.length).toBeGreaterThan(2)
    expect(dates).toEqual([...dates].sort().reverse())
    await expect(times.first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    const more = page.getByRole('link', { name: /^Learn More/ }).first()
    await expect(more).toHaveAttribute('target', '_blank')
  })

  test('links: those of a region, with what is taken off', async ({ page, product }) => {
    await page.goto(`${product.sites['jerumai']}/links`)
    const book = page.getByRole('main').getByRole('link', { name: /^Two Coasts/ })
    await expect(book).toHaveCount(1)
    await expect(book).toContainText('20% off')
    await expect(book).toContainText('Order')
    await page.getByRole('button', { name: 'US' }).click()
    await expect(book).toContainText('15% off')
    await expect(book).toContainText('Pre-order')
    await expect(page.getByRole('link', { name: 'Spice tins, mixed to order' })).toBeVisible()
  })

  test('are not linked, nor there, where the site has nothing for them', async ({
    page,
    product,
    request,
    allowFailure,
  }) => {
    allowFailure(/404/)
    const author = await makeReader(request, product)
    const slug = `bare-${author.email.slice(7, 19)}`
    await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Bare', slug })
    const origin = (product.sites['ferment'] ?? '').replace('ferment', slug)
    await page.goto(`${origin}/collections`)
    await expect(page.getByText('No collections found')).toBeVisible()
    for (const name of ['Collections', 'About', 'Events', 'Links']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0)
    }
    await page.goto(`${origin}/events`)
    await expect(page.getByText('No events found')).toBeVisible()
    for (const path of ['/about', '/press', '/cookbook', '/link-in-bio']) {
      expect((await page.goto(`${origin}${path}`))?.status(), path).toBe(404)
    }
  })
})
