import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs } from '@/src/e2e/support/reader'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** A picture a browser can send: one dark pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// docs/product/kitchen.md#recipe-editor
test('a recipe is written, with a picture, and published', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/recipes/new`)
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Rye loaf')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('rye-loaf')

  const lines = page.getByRole('list', { name: 'Ingredients' })
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.type('500 g rye flour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('350 ml water, warm')
  await page.keyboard.press('Enter')
  await expect(lines).toContainText('rye flour')

  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)

  await publishAnyway(page)
  const url = `${product.account}/api/v1/site/${slug}/recipes/rye-loaf`
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({ recipe: { title: 'Rye loaf', images: [{}] } })
})

// docs/product/kitchen.md#recipe-editor
test('a long title and a long line show whole where fields do not grow by themselves', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (name: string, value?: string) =>
      value === undefined ? supports(name) : name !== 'field-sizing' && supports(name, value)
  })
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/recipes/new`)
  await page.addStyleTag({ content: 'textarea { field-sizing: fixed !important }' })
  await title(page).fill(
    'Rye bread with caraway, honey and walnuts, as they bake it in the valley. '.repeat(2),
  )
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.type('500 g rye flour, '.repeat(20))
  const line = page.getByRole('textbox', { name: 'Ingredient', exact: true })
  for (const box of [title(page), line]) {
    const isWhole = (area: HTMLElement) => area.scrollHeight <= area.clientHeight
    await expect.poll(() => box.evaluate(isWhole)).toBe(true)
    await page.setViewportSize({ width: 500, height: 800 })
    await expect.poll(() => box.evaluate(isWhole)).toBe(true)
  }
})

// docs/product/kitchen.md#never-lose-a-word
test('readers see changes when they are published, and not before', async ({ page, product }) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const [soup] = recipes
  const path = `/manage/${slug}/recipes/${soup?.id ?? ''}`
  await callAs(page.request, product, author, ['POST', `${path}/publish`], {})
  await page.goto(`/kitchen/${slug}/recipes/${soup?.id ?? ''}`)
  await title(page).fill('Carrot soup')
  await expect(saved(page)).toBeVisible()
  const read = async () => {
    const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
    return (await (await page.request.get(url)).json()) as unknown
  }
  expect(await read()).toMatchObject({ recipe: { title: 'Soup' } })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(read).toMatchObject({ recipe: { title: 'Carrot soup' } })
})

// docs/product/kitchen.md#never-lose-a-word
test('words typed without a connection are there after the tab was lost', async ({
  page,
  product,
  allowFailure,
  context,
}) => {
  allowFailure(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|requestfailed/)
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const url = `/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await page.goto(url)
  await expect(title(page)).toHaveValue('Soup')
  await context.setOffline(true)
  await title(page).fill('Soup that was typed on a train')
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible()
  // A tab that is left saves once more, and what it sends may outlive it: this one has no moment.
  const killer = await context.newCDPSession(page)
  const isCrashed = page.waitForEvent('crash')
  killer.send('Page.crash').catch(() => undefined)
  await isCrashed
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await beReader(again, author)
  await again.goto(url)
  await expect(title(again)).toHaveValue('Soup that was typed on a train')
  await expect(again.getByText('restored from this browser')).toBeVisible()
  await expect(saved(again)).toBeVisible()
})

// docs/product/kitchen.md#never-lose-a-word
test('two windows that change different things have both', async ({
  page,
  product,
  context,
  allowFailure,
}) => {
  // The second of two saves is told of the first, and merges it.
  allowFailure(/409/)
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const url = `/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await page.goto(url)
  await expect(title(page)).toHaveValue('Soup')
  const other = await context.newPage()
  await beReader(other, author)
  await other.goto(url)
  await other.getByRole('textbox', { name: 'Description' }).fill('From the other window')
  await expect(saved(other)).toBeVisible()
  await title(page).fill('Soup from this window')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'From the other window',
  )
  await expect(title(page)).toHaveValue('Soup from this window')
})

// docs/product/recipes.md#history
test('an older version is compared and brought back', async ({ page, product }) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  await callAs(page.request, product, author, ['POST', `${path}/publish`], {})
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await title(page).fill('Another soup')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Published').first()).toBeVisible()
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: 'Compare' }).last().click()
  await expect(history.getByText('Then').first()).toBeVisible()
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Restore', exact: true }).last().click()
  await expect(title(page)).toHaveValue('Soup')
})

// docs/product/kitchen.md#preview
test('the page of the draft stands beside it and follows', async ({ page, product, context }) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await title(page).fill('Soup of the day')
  await expect(saved(page)).toBeVisible()
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
  }
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Soup of the day')
  // There is nothing to load for what readers cannot reach yet.
  await expect(preview.getByRole('heading', { name: 'Comments' })).toHaveCount(0)
  // In a tab of its own it has storage in any browser: the author is signed in, and is offered no Edit.
  const alone = await context.newPage()
  await beReader(alone, author)
  const user = alone.waitForResponse(/\/api\/v1\/site\/[^/]+\/current-user$/)
  await alone.goto((await page.locator('iframe[title="Preview"]').getAttribute('src')) ?? '')
  expect((await user).status()).toBe(200)
  await alone.waitForLoadState('networkidle')
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Soup of the day')
  await expect(alone.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await alone.close()
  await expect(preview.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  if (test.info().project.name === 'phone') return
  await page.setViewportSize({ width: 1800, height: 900 })
  const width = async () => (await page.locator('#main').boundingBox())?.width
  await expect.poll(width, 'the editor has all the room there is').toBeGreaterThan(1400)
})

// docs/product/kitchen.md#preview
test('a friend sees the draft by a link, until it is revoked', async ({
  page,
  product,
  context,
  browser,
  allowFailure,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await title(page).fill('Soup for Ada')
  await page.getByRole('button', { name: 'More for this recipe' }).click()
  await choose(page, 'Links for friends')
  const links = page.getByRole('dialog', { name: 'Links for friends' })
  await links.getByRole('button', { name: 'Copy a new link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expectAccessible(page)
  const address = await page.evaluate(() => navigator.clipboard.readText())

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Soup for Ada')
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await links.getByRole('button', { name: 'Revoke' }).click()
  await expect(links.getByRole('listitem')).toHaveCount(0)
  allowFailure(/404/)
  expect((await friend.goto(address))?.status()).toBe(404)
  await friend.context().close()
})

// docs/product/kitchen.md#equipment
test('equipment has a note and a link, and its order changes without dragging', async ({
  page,
  product,
}) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const path = `${slug}/recipes/${recipes[0]?.id ?? ''}`
  await page.goto(`/kitchen/${path}`)
  await page.getByText('Equipment', { exact: true }).click()
  const add = page.getByRole('combobox', { name: 'Add equipment' })
  await expect(add).toBeVisible()
  // Enter takes the first match of what is typed.
  const names = ['Dutch oven', 'rolling pin'] as const
  const more = (at: number) =>
    page.getByRole('button', { name: `More for ${names[at] ?? ''}`, exact: true })
  for (const [at, name] of ['dutch', 'rolling'].entries()) {
    await add.fill(name)
    await add.press('Enter')
    await expect(more(at)).toBeVisible()
  }
  await more(1).click()
  await choose(page, 'Move up')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await more(1).click()
  await choose(page, 'Name, note and link')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('the large one')
  await page.getByRole('textbox', { name: 'Link' }).fill('https://shop.example/pot')
  await expectAccessible(page)
  await expect(saved(page)).toBeVisible()
  const stored = async () => {
    type Answer = { draft: { document: { equipmentUsages: { note?: string; link?: string }[] } } }
    const call = ['GET', `/manage/${path}/draft`] as [string, string]
    const { draft } = await callAs<Answer>(page.request, product, author, call)
    return draft.document.equipmentUsages.map(({ note, link }) => [note ?? null, link ?? null])
  }
  await expect.poll(stored).toEqual([
    ['the large one', 'https://shop.example/pot'],
    [null, null],
  ])
})

// docs/product/kitchen.md#equipment
test('equipment that no piece is called is created for the site by Enter', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Stew'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await page.getByText('Equipment', { exact: true }).click()
  const add = page.getByRole('combobox', { name: 'Add equipment' })
  await add.fill('Clay tagine')
  await expect(page.getByRole('option', { name: 'Create “Clay tagine”' })).toBeVisible()
  await expectAccessible(page)
  await add.press('Enter')
  await expect(page.getByRole('button', { name: 'More for Clay tagine' })).toBeVisible()
  await expect(add).toHaveValue('')
  await add.fill('—')
  await add.press('Enter')
  await expect(page.getByText(/Use at least one letter or digit/)).toBeVisible()
})
