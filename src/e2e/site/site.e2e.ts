import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/test'
import { readExport } from '@/src/seeding/testing/read-export'
import { plainText } from '@/src/domain/rich-text/plain-text'

const SITES = ['ferment', 'somethingfromnothing', 'jerumai'] as const
const OPEN = {
  ferment: 'napa-cabbage-kimchi',
  somethingfromnothing: 'red-lentil-soup',
  jerumai: 'coconut-dal',
}
const LOCKED = {
  ferment: 'country-sourdough',
  somethingfromnothing: 'onion-galette',
  jerumai: 'tamarind-prawns',
}

test.describe('the public sites', () => {
  for (const site of SITES) {
    test(`${site}: from the front page to the list to a recipe`, async ({ page, product }) => {
      const origin = product.sites[site] ?? ''
      await page.goto(origin)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.goto(`${origin}/recipes`)
      await expect(page.getByRole('heading', { name: 'All recipes' })).toBeVisible()
      const card = page.getByRole('main').locator('a[href^="/recipes/"]').first()
      await card.click()
      await expect(page).toHaveURL(/\/recipes\/[a-z0-9-]+$/)
      await expect(page.getByRole('heading', { name: /^Ingredients/ }).first()).toBeVisible()
    })
  }

  for (const site of SITES) {
    test(`${site}: can be read by everybody (axe, WCAG 2.2 AA)`, async ({ page, product }) => {
      const origin = product.sites[site] ?? ''
      for (const path of ['/', '/recipes', `/recipes/${OPEN[site]}`, `/recipes/${LOCKED[site]}`]) {
        await page.goto(`${origin}${path}`)
        await expectAccessible(page)
      }
      await page.goto(`${origin}/sign-in`)
      await expectAccessible(page)
    })
  }

  test('carry structured data that search engines read, without what is withheld', async ({
    page,
    product,
  }) => {
    const read = async (slug: string): Promise<Record<string, unknown>> => {
      await page.goto(`${product.sites['ferment']}/recipes/${slug}`)
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const nodes = texts.flatMap((text): Record<string, unknown>[] => {
        const parsed = JSON.parse(text) as Record<string, unknown>
        return Array.isArray(parsed['@graph'])
          ? (parsed['@graph'] as Record<string, unknown>[])
          : [parsed]
      })
      return nodes.find((node) => node['@type'] === 'Recipe') ?? {}
    }
    const open = await read('napa-cabbage-kimchi')
    expect(open).toMatchObject({ name: 'Napa Cabbage Kimchi', image: expect.any(Array) })
    expect((open['recipeIngredient'] as unknown[]).length).toBeGreaterThan(5)
    expect((open['recipeInstructions'] as unknown[]).length).toBeGreaterThan(0)
    const locked = await read('country-sourdough')
    expect(locked['isAccessibleForFree']).toBe(false)
    expect(locked['recipeInstructions']).toBeUndefined()
  })

  test('never let a locked recipe out, in whatever part of the answer', async ({
    request,
    product,
  }) => {
    // Node does not resolve names under localhost: ask the account host by the site's name.
    const { host } = new URL(product.sites['ferment'] ?? '')
    const page = await request.get(`${product.account}/recipes/country-sourdough`, {
      headers: { host },
    })
    const html = await page.text()
    expect(html).toContain('This is a premium recipe')
    const answer = await request.get(
      `${product.account}/api/v1/site/ferment/recipes/country-sourdough`,
    )
    const api: unknown = await answer.json()
    expect(api).toMatchObject({ recipe: { isLocked: true, instructionGroups: [] } })
    // Words of the steps and of the story alone.
    const { recipes } = readExport('ferment')
    const steps = recipes
      .filter(({ slug }) => slug === LOCKED.ferment)
      .flatMap((recipe) => recipe.instructionGroups)
      .flatMap((group) => group.instructions)
    expect(steps.length).toBeGreaterThan(0)
    for (const { content } of steps) {
      const words = plainText(content ?? [], () => '|').split('|')
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a)).trim()
      expect(html).not.toContain(longest)
    }
  })

  test('read without JavaScript', async ({ browser, product }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${product.sites['somethingfromnothing']}/recipes/red-lentil-soup`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Red Lentil Soup')
    await expect(page.getByRole('heading', { name: /^Ingredients/ }).first()).toBeVisible()
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(8)
  })

  test('have a page for what is not there, and for hosts of no site', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/404/)
    const missing = await page.goto(`${product.sites['ferment']}/recipes/no-such-recipe`)
    expect(missing?.status()).toBe(404)
    const draft = await page.goto(`${product.sites['ferment']}/recipes/ginger-carrot-sticks`)
    expect(draft?.status()).toBe(404)
    const unknown = (product.sites['ferment'] ?? '').replace('ferment', 'nobody-lives-here')
    const stranger = await page.goto(unknown)
    expect(stranger?.status()).toBe(404)
    await expect(page.getByText('There is no site at this address')).toBeVisible()
    const inner = await page.goto(`${product.account}/site/ferment`)
    expect(inner?.status()).toBe(404)
  })

  test('tell without JavaScript, in the looks of their host, that nothing is there', async ({
    browser,
    product,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const site = product.sites['ferment'] ?? ''
    const nobodys = site.replace('ferment', 'nobody-lives-here')
    const places: [address: string, words: string][] = [
      [`${site}/no/such/page`, 'Page not found'],
      [`${site}/recipes/no-such-recipe`, 'Page not found'],
      [`${site}/collections/no-such-collection`, 'Page not found'],
      [`${site}/recipes?page=999`, 'Page not found'],
      [nobodys, 'There is no site at this address.'],
      [`${product.account}/no/such/page`, 'Page not found'],
    ]
    for (const [address, words] of places) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).not.toHaveCount(0)
      // The browser's default without styles.
      await expect(page.locator('body')).not.toHaveCSS('margin', '8px')
      await expect(page.getByRole('banner')).toHaveCount(address === nobodys ? 0 : 1)
    }
    // docs/product/sites-and-hosts.md#hosts
    await page.goto(`${site}/no/such/page`)
    const newest = page.getByRole('main').getByRole('article')
    await expect(newest).toHaveCount(3)
    const search = page.getByRole('main').getByRole('search', { name: 'Recipes' })
    await search.getByRole('searchbox', { name: 'Search recipes' }).fill('rice')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${site}/recipes?search=rice`)
    await page.goto(nobodys)
    await expect(page.getByRole('link', { name: 'All sites' })).toHaveAttribute(
      'href',
      new RegExp(`^${product.account}`),
    )
  })
})
