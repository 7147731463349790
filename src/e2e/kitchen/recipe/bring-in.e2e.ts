import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { pasteInto } from '@/src/e2e/support/browser/paste'
import { callAs } from '@/src/e2e/support/reader'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const TEXT = `Carrot soup
Serves 4-6. Prep 10 minutes. Cook 25 minutes.

Ingredients
500 g carrots, sliced
1 onion, chopped
1 l vegetable stock

Method
1. Fry the onion until soft.
2. Add the carrots and the stock, and cook for 25 minutes.
3. Blend until smooth.`

let server: Server
let origin: string

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/soup') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page())
    } else if (request.url === '/soup.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL)
    } else if (request.url === '/essay') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>We are on holiday.</p>')
    } else if (request.url !== '/slow') response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const page = (): string => `<!doctype html><title>Pea soup</title>
  <link rel="canonical" href="https://old.example.com/pea-soup">
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Pea soup',
    description: 'Green and quick.',
    image: `${origin}/soup.png`,
    author: { name: 'Cleo' },
    recipeYield: '2 servings',
    recipeIngredient: ['300 g peas', '1 shallot'],
    recipeInstructions: ['Simmer the peas with the shallot.', 'Blend.'],
  })}</script><article><p>My aunt cooked it every Friday in spring.</p></article>`

const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved$/ })
const bringIn = (page: Page): Locator => page.getByRole('dialog', { name: 'Import a recipe' })
const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Link or text' })

async function openNew(page: Page, slug: string): Promise<void> {
  await page.goto(`/kitchen/${slug}/recipes/new`)
  await expect(title(page)).toBeFocused()
}

// docs/product/kitchen.md#import-a-recipe
test.describe('a recipe that is pasted into an empty one', () => {
  test('as a text is taken and published', async ({ page, product }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await openNew(page, slug)
    const from = Date.now()
    await pasteInto(page, { text: TEXT })
    await expect(bringIn(page).getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expectAccessible(page)
    await bringIn(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(title(page)).toHaveValue('Carrot soup')
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('carrot-soup')
    await publishAnyway(page)
    const url = `${product.account}/api/v1/site/${slug}/recipes/carrot-soup`
    await expect
      .poll(async () => (await (await page.request.get(url)).json()) as unknown)
      .toMatchObject({
        recipe: {
          title: 'Carrot soup',
          prepTimeMinutes: 10,
          cookTimeMinutes: 25,
          yieldServings: 4,
          yieldMax: 6,
          ingredientUsageCount: 3,
          instructionCount: 3,
        },
      })
    const seconds = ((Date.now() - from) / 1000).toFixed(1)
    test.info().annotations.push({ type: 'measured', description: `${seconds} s to published` })
  })

  test('as a link is read with its story, author and picture; one undo takes it all back', async ({
    page,
    product,
  }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await openNew(page, slug)
    await pasteInto(page, { text: `${origin}/soup` })
    const parts = bringIn(page).getByRole('list', { name: 'Fields that were read' })
    await expect(parts).toContainText('My aunt cooked it every Friday in spring.')
    await expect(parts).toContainText('Recipe by Cleo')
    await expect(bringIn(page).getByRole('checkbox', { name: 'Picture 1' })).toBeChecked()
    await bringIn(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(title(page)).toHaveValue('Pea soup')
    await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Ingredients' })).toContainText('peas')
    await expect(saved(page)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(title(page)).toHaveValue('')
    await expect(page.getByRole('img', { name: 'Cover' })).toHaveCount(0)
    await expect(page.getByText('peas')).toHaveCount(0)
  })

  test('as a page is read, too', async ({ page: tab, product }) => {
    const { slug } = await makeOwnSite(tab, product, [])
    await openNew(tab, slug)
    await pasteInto(tab, { text: page() })
    await bringIn(tab).getByRole('button', { name: 'Accept: Title' }).click()
    await bringIn(tab).getByRole('button', { name: 'Done' }).click()
    await expect(title(tab)).toHaveValue('Pea soup')
    await expect(tab.getByRole('textbox', { name: 'Description' })).toHaveValue('')
  })

  test('stays words where words are meant: a title, an ingredient, a story', async ({
    page,
    product,
  }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await openNew(page, slug)
    await pasteInto(page, { text: 'Carrot soup' })
    await expect(title(page)).toHaveValue('Carrot soup')
    await title(page).fill('')
    await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
    await pasteInto(page, { text: '500 g carrots\n1 onion\n1 l stock' })
    await expect(page.getByRole('list', { name: 'Ingredients' })).toContainText('carrots')
    await expect(bringIn(page)).toHaveCount(0)
  })
})

// docs/product/kitchen.md#import-a-recipe
test.describe('a recipe that is brought in to one that is there', () => {
  test('is taken field by field beside it, and readers see nothing of it', async ({
    page,
    product,
  }) => {
    const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
    const id = recipes[0]?.id ?? ''
    const path = `/manage/${slug}/recipes/${id}`
    await callAs(page.request, product, author, ['POST', `${path}/publish`], {})
    await page.goto(`/kitchen/${slug}/recipes/${id}`)
    await page.getByRole('button', { name: 'More for this recipe' }).click()
    await choose(page, 'Import a recipe')
    await expect(box(page)).toBeFocused()
    await pasteInto(page, { text: TEXT })
    const window = bringIn(page)
    const row = window.getByRole('listitem').filter({ hasText: 'Title' })
    await expect(row).toContainText('Soup')
    await expect(row).toContainText('Carrot soup')
    await window.getByRole('button', { name: 'Accept: Steps' }).click()
    await expect(window.getByRole('button', { name: 'Accept: Steps' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await expect(title(page)).toHaveValue('Soup')
    await expect(page.getByText('Fry the onion until soft.')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
    const read = async () => (await (await page.request.get(url)).json()) as unknown
    expect(await read()).toMatchObject({ recipe: { title: 'Soup', instructionCount: 0 } })
    await page.getByRole('heading', { name: 'Pictures' }).click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('Fry the onion until soft.')).toHaveCount(0)
  })

  test('says in words what went wrong, and keeps what was typed', async ({
    page,
    product,
    allowFailure,
  }) => {
    allowFailure(/422/)
    const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
    await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
    await page.getByRole('button', { name: 'More for this recipe' }).click()
    await choose(page, 'Import a recipe')
    const read = bringIn(page).getByRole('button', { name: 'Read it' })
    const problem = bringIn(page).getByRole('alert')
    for (const [typed, words] of [
      [`${origin}/nothing`, 'The page responded with status 404.'],
      [`${origin}/essay`, 'No recipe found.'],
      ['http://10.0.0.1/', 'The page could not be fetched.'],
      ['We are on holiday.', 'No recipe found.'],
    ] as const) {
      await box(page).fill(typed)
      await read.click()
      await expect(problem).toContainText(words)
      await expect(box(page)).toHaveValue(typed)
    }
    await box(page).fill('')
    await box(page).focus()
    await pasteInto(page, { text: 'a line of words\n'.repeat(137_500) })
    await expect(problem).toContainText('This is 2.1 MB. The limit is 2 MB')
    await expectAccessible(page)
  })

  test('can be given up while a page does not answer', async ({ page, product }) => {
    const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
    await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
    await page.getByRole('button', { name: 'More for this recipe' }).click()
    await choose(page, 'Import a recipe')
    await box(page).fill(`${origin}/slow`)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('Fetching the page and reading it')).toBeVisible()
    await bringIn(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(box(page)).toHaveValue(`${origin}/slow`)
    await expect(box(page)).toBeFocused()
  })
})
