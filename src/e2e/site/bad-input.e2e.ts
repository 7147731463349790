import { randomUUID } from 'node:crypto'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

test('a link that is no link says so, and signs nobody in', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/sign-in/)
  await page.goto(`${product.sites['ferment']}/terms?mgk=%00%F0%9F%8D%9E-not-a-token`)
  await expect(page.getByRole('dialog', { name: 'That link did not work' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Sign In|Continue)/ })).toHaveCount(0)
  await expect(page).toHaveURL(`${product.sites['ferment']}/terms`)
  expect(await page.evaluate(() => window.localStorage.getItem('authToken'))).toBeNull()
})

test('nobody is led to another host after signing in', async ({ page, product }) => {
  const site = product.sites['ferment'] ?? ''
  await signInOnSite(page, product, 'ferment')
  for (const next of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
    await page.goto(`${site}/sign-in?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL(new RegExp(`^${site}/(?:$|\\?)`))
  }
})

test('filters that do not exist find nothing, or are left out, and break nothing', async ({
  page,
  product,
}) => {
  const site = product.sites['ferment'] ?? ''
  await page.goto(`${site}/recipes?meals=none-such,%27%3B--&cuisines=%F0%9F%8D%9E&search=%22%28%26`)
  await expect(page.getByText('No recipes found for this search')).toBeVisible()
  await page.goto(`${site}/recipes?meals=%00&tags=a%00b&ingredients=%00&search=%00`)
  await expect(page.getByText('No recipes found for this search')).toBeVisible()
  await page.goto(`${site}/recipes?page=-4&meals=${'x,'.repeat(300)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('pages work where the browser keeps nothing', async ({ page, product }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const site = product.sites['ferment'] ?? ''
  for (const path of [
    '/',
    '/recipes',
    '/recipes/napa-cabbage-kimchi',
    '/subscribe',
    '/subscribe/gift',
    '/sign-in',
  ]) {
    await page.goto(`${site}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${site}/recipes/napa-cabbage-kimchi`)
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
})

test('a recipe without a picture, with a title of 200 characters, 60 ingredients and 2,000 words in a step', async ({
  page,
  product,
  request,
}) => {
  const { slug: site, origin, author } = await makeOwnSite(page, product, [])
  const title = 'Extraordinarily long dumplings '.repeat(7).slice(0, 199).trim()
  await callAs(request, product, author, ['POST', `/manage/${site}/recipes`], {
    title,
    slug: 'long',
    publishedAt: new Date(0).toISOString(),
    ingredientUsageGroups: [
      {
        ingredientUsages: Array.from({ length: 60 }, (_, index) => ({
          ingredientTitleOverride: `ingredient number ${index + 1}`,
          quantityMin: index + 1,
        })),
      },
    ],
    instructionGroups: [
      {
        instructions: [
          {
            content: [{ type: 'paragraph', children: [{ text: 'word '.repeat(2000) }] }],
          },
        ],
      },
    ],
  })
  await page.goto(`${origin}/recipes/long`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('checkbox')).toHaveCount(60)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await page.goto(`${origin}/recipes`)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('words as long as a title may be make no page wider', async ({ page, product, request }) => {
  const author = await makeReader(request, product)
  const slug = `words-${randomUUID().slice(0, 8)}`
  const word = 'Donaudampfschiff'.repeat(13).slice(0, 200)
  await callAs(request, product, author, ['POST', '/manage/sites'], { title: word, slug })
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], {
    title: word,
    slug,
    aboutShort: word,
    links: [{ label: word, href: 'https://example.com/' }],
    productLinks: [{ productTitle: word, href: 'https://example.com/' }],
  })
  const text = [{ type: 'paragraph', children: [{ text: word }] }]
  const { recipe } = await callAs<{ recipe: { id: string } }>(
    request,
    product,
    author,
    ['POST', `/manage/${slug}/recipes`],
    {
      title: word,
      slug: 'word',
      description: word,
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
      customTimeMinutes: 60,
      customTimeLabel: word.slice(0, 60),
      ingredientUsageGroups: [
        { title: word, ingredientUsages: [{ ingredientTitleOverride: word, note: word }] },
      ],
      instructionGroups: [{ title: word, instructions: [{ content: text, note: word }] }],
      note: text,
    },
  )
  await callAs(request, product, author, ['POST', `/manage/${slug}/collections`], {
    title: word,
    slug: 'word',
    description: word,
    recipeIds: [recipe.id],
  })
  const paths = ['/recipes', '/recipes/word', '/collections/word', '/links', '/cookbook']
  const pages = ['/', ...paths, '/subscribe'].map((path) => `${siteOrigin(product, slug)}${path}`)
  // A template whose cards have their words in the middle.
  for (const address of [...pages, `${siteOrigin(product, `${slug}--classic`)}/recipes`]) {
    await page.goto(address)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})
