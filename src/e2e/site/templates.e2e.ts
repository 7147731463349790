import { randomUUID } from 'node:crypto'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import type { TemplateName } from '@/src/domain/appearance/template-name'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { htmlProblems } from '@/src/e2e/support/valid-html'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** One after the other: they are about one site, whose template each of them changes. */
test.describe.configure({ mode: 'serial' })

type OwnSite = { author: Reader; slug: string; title: string; origin: string }
let made: Promise<OwnSite> | undefined

const RECIPES = [
  'Slow Onion Soup',
  'Everything that was left in the drawer, roasted with far too much garlic and a lemon, on toast',
  'Flatbread',
  'Pickled Cabbage with Caraway',
  'Buttered Beans',
  'Rye Pancakes',
  'Plum Cake',
  'Salted Lemonade',
]

/** A site of this test's own, made through the API by an author of its own. */
const ownSite = (request: APIRequestContext, product: Running): Promise<OwnSite> =>
  (made ??= makeSite(request, product))

async function makeSite(request: APIRequestContext, product: Running): Promise<OwnSite> {
  const author = await makeReader(request, product)
  const slug = `templates-${randomUUID().slice(0, 8)}`
  const title = 'The Back Kitchen'
  await callAs(request, product, author, ['POST', '/manage/sites'], { title, slug })
  return { author, slug, title, origin: siteOrigin(product, slug) }
}

async function fill(request: APIRequestContext, product: Running, site: OwnSite): Promise<void> {
  const now = Date.now()
  const made = RECIPES.map((title, index) => ({
    title,
    slug: `recipe-${index}`,
    description: 'Good.',
    privacySetting: index === 0 ? 'subscribers_only' : 'public',
    publishedAt: new Date(now - (index + 1) * 86_400_000).toISOString(),
  }))
  const path = `/manage/${site.slug}/recipes`
  await Promise.all(made.map((each) => callAs(request, product, site.author, ['POST', path], each)))
  await save(request, product, site, {
    aboutShort: 'What a back kitchen cooks when nobody looks.',
    links: [
      { label: 'press|The Harbor Gazette', href: 'https://example.com/gazette' },
      { label: 'Where the knives come from', href: 'https://example.com/knives' },
    ],
    productLinks: [{ productTitle: 'The Back Kitchen Book', href: 'https://example.com/book' }],
    newslettersEnabled: true,
  })
}

const save = (
  request: APIRequestContext,
  product: Running,
  { author, slug, title }: OwnSite,
  changes: object,
): Promise<unknown> =>
  callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], { title, slug, ...changes })

test('a new site says that nothing is published yet, and where to begin', async ({
  page,
  product,
  request,
}) => {
  const site = await ownSite(request, product)
  await page.goto(site.origin)
  await expect(page.getByText("Looks like you haven't published any recipes yet.")).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: 'Creator dashboard' })
  await expect(link).toHaveAttribute('href', `${product.account}/kitchen`)
  await expectAccessible(page)
  await fill(request, product, site)
})

/** The parts that only this template shows. */
const OWN: Readonly<Record<TemplateName, (page: Page) => Promise<void>>> = {
  journal: (page) => shows(page, 'New recipes by email'),
  cookbook: (page) => shows(page, 'Fresh from the kitchen'),
  bold: (page) => shows(page, 'Just landed'),
  classic: async (page) => {
    await shows(page, 'Trending Recipes')
    await expect(page.getByRole('complementary', { name: /^About/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Featured recipes' })).toBeVisible()
  },
  magazine: async (page) => {
    await shows(page, 'In this issue')
    await shows(page, 'Cookbooks')
  },
  minimal: async (page) => {
    const names = page.getByRole('main').getByRole('listitem')
    await expect(names).toHaveCount(RECIPES.length)
  },
  overlay: async (page) => {
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(RECIPES.length)
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((n) => cards.nth(n).boundingBox()),
    )
    expect(third?.x).toBe(first?.x)
    const isPhone = test.info().project.name === 'phone'
    if (isPhone) expect(second?.x).toBe(first?.x)
    else expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    const covers = await page
      .locator('main [aria-hidden="true"]')
      .first()
      .evaluate((layer) => {
        const { width, height } = layer.getBoundingClientRect()
        const isWhole = width >= document.documentElement.clientWidth
        return (
          isWhole && height >= window.innerHeight && getComputedStyle(layer).position === 'fixed'
        )
      })
    expect(covers, 'a picture fills the screen and stays').toBe(true)
  },
  newsletter: (page) =>
    expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible(),
  'link-in-bio': (page) =>
    expect(page.getByRole('link', { name: 'Where the knives come from' })).toBeVisible(),
}

/** The pages of the site in its template, as the server draws them. */
async function expectValidHtml({ origin }: OwnSite): Promise<void> {
  for (const path of ['/', '/recipes', '/recipes/recipe-0', '/recipes/recipe-1', '/links']) {
    expect(await htmlProblems(`${origin}${path}`)).toEqual([])
  }
}

const shows = (page: Page, heading: string): Promise<void> =>
  expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()

for (const template of TEMPLATE_NAMES) {
  test(`the template ${template} draws the home page and the list`, async ({
    page,
    product,
    request,
  }) => {
    const site = await ownSite(request, product)
    await save(request, product, site, { template })
    await page.goto(site.origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title)
    await OWN[template](page)
    await expect(page.getByRole('main').locator('a[href="/recipes"]').first()).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    await expectFitting(page)

    await page.goto(`${site.origin}/recipes`)
    await expect(page.getByRole('heading', { name: 'All recipes' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Everything that was left/ })).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    await expectFitting(page)
  })

  test(
    `the template ${template} draws pages of valid HTML`,
    { tag: '@server' },
    async ({ product, request }) => {
      const site = await ownSite(request, product)
      await save(request, product, site, { template })
      await expectValidHtml(site)
    },
  )
}

async function expectFitting(page: Page): Promise<void> {
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(width, 'nothing is wider than the window').toBe(0)
}

test('a locked recipe speaks of an external newsletter only where the site names it', async ({
  page,
  product,
  request,
}) => {
  const site = await ownSite(request, product)
  await save(request, product, site, { template: 'newsletter' })
  await page.goto(`${site.origin}/recipes/recipe-0`)
  await expect(page.getByText('subscribers with full access subscriptions')).toBeVisible()
  const socialMediaLinks = [{ platform: 'substack', url: 'https://example.substack.com' }]
  await save(request, product, site, { socialMediaLinks })
  await page.goto(`${site.origin}/recipes/recipe-0`)
  await expect(
    page.getByText('only available to Substack subscribers with paid subscriptions'),
  ).toBeVisible()
  const notice = page.getByRole('complementary', { name: 'Premium recipe' })
  await expect(notice.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /\/sign-in/)
})

test('a slider moves by whole visible items, pauses videos, and stops at its ends', async ({
  page,
  product,
  request,
}) => {
  test.skip(test.info().project.name === 'phone', 'phones swipe: the buttons are for a mouse')
  const site = await ownSite(request, product)
  await save(request, product, site, { template: 'newsletter' })
  // Two of the six are seen whole: two moves to the end.
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(site.origin)
  const row = page.getByRole('list', { name: 'Trending Recipes' })
  const slider = page.locator('main div').filter({ has: row }).last()
  const previous = slider.getByRole('button', { name: 'Previous' })
  const next = slider.getByRole('button', { name: 'Next' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await row.evaluate((list) => {
    const video = document.createElement('video')
    video.hidden = true
    video.pause = () => (document.body.dataset['paused'] = 'yes')
    list.children[0]?.append(video)
  })
  await next.click()
  await expect(page.locator('body')).toHaveAttribute('data-paused', 'yes')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  const offset = (): Promise<number> =>
    row.evaluate((list) => {
      const third = list.children[2]?.getBoundingClientRect().left ?? 0
      return Math.round(third - list.getBoundingClientRect().left)
    })
  await expect.poll(offset, 'the third stands first').toBe(0)
  await next.click()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})
