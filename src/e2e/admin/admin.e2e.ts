import { openAdmin } from '@/src/e2e/support/open-admin'
import { stopsOf } from '@/src/e2e/support/kitchen-walk'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page, Request } from '@playwright/test'

/** A picture of one pixel. */
const RED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('Payload admin', () => {
  // Its pages are built and opened for the first time here: give them time on a small machine.
  test.slow()
  test.use({ actionTimeout: 60_000 })

  test.beforeEach(() => {
    test.skip(test.info().project.name === 'phone', 'the kitchen is for phones, the admin is not')
  })

  test('lets an author write a recipe, preview the draft, publish it and read it on the site', async ({
    page,
    product,
  }) => {
    const title = 'Smoked Tomato Jam'
    const own = await makeOwnSite(page, product, [])
    await openAdmin(page, '/admin/collections/recipes/create')
    const asking = questionsUnderWay(page)
    await page.locator('#field-title').fill(title)

    await page.getByRole('button', { name: 'Ingredients', exact: true }).click()
    await page.getByRole('button', { name: 'Add List' }).click()
    await page.getByRole('button', { name: 'Add Ingredient' }).click()
    const line = page.locator('#ingredientUsageGroups-0-ingredientUsages-row-0')
    await line.getByLabel('Quantity').fill('2.5')
    await pick(
      page,
      line.locator('#field-ingredientUsageGroups__0__ingredientUsages__0__unit'),
      'cup',
    )
    await line.getByLabel('Shown as').fill('smoked tomatoes')
    await expect(line.getByText('2½ cups smoked tomatoes')).toBeVisible()

    await page.getByRole('button', { name: 'Method', exact: true }).click()
    await page.getByRole('button', { name: 'Add Part' }).click()
    await page.getByRole('button', { name: 'Add Step' }).click()
    const step = page.locator('#instructionGroups-0-instructions-row-0')
    await step.getByRole('textbox').first().click()
    await page.keyboard.type('Simmer the /')
    await page.getByRole('option', { name: 'Ingredient', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await pick(page, drawer.locator('.rs__control'), '2½ cups smoked tomatoes')
    await expect(drawer.locator('.rs__single-value')).toHaveText('2½ cups smoked tomatoes')
    // The form asks the server after every choice; what it answers is in it before it is saved.
    await page.waitForLoadState('networkidle')
    // While the form still hears from the server it does not save: a person presses once more.
    const save = drawer.getByRole('button', { name: 'Save changes' })
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2_000 })
      await expect(save).toBeHidden({ timeout: 4_000 })
    }).toPass()
    await expect(step.locator('p', { hasText: 'Simmer the smoked tomatoes' })).toBeVisible()
    await formIsQuiet(asking)

    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/\/recipes\/[\da-f-]{36}$/)
    await expect(page.getByText('Draft. Readers cannot see it.')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.locator('#preview-button').click()
    const site = await opened
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(site).toHaveURL(/[?&]preview=/)

    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Published.', { exact: true })).toBeVisible()
    const { origin, pathname } = new URL(site.url())
    expect(origin).toBe(own.origin)
    await site.goto(`${origin}${pathname}`)
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(site.getByText('Simmer the smoked tomatoes')).toBeVisible()

    // docs/product/kitchen.md#from-payload-admin
    const { pathname: document } = new URL(page.url())
    await page.getByRole('link', { name: 'Edit in the kitchen' }).click()
    await expect(page).toHaveURL(`/kitchen/${own.slug}/recipes/${document.split('/').at(-1) ?? ''}`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    await page.getByRole('button', { name: 'More for this recipe' }).click()
    await page.getByRole('menuitem', { name: 'Open in the admin' }).click()
    await expect(page).toHaveURL(document)
    await expect(page.locator('#field-title')).toHaveValue(title)
  })

  // docs/product/kitchen.md#from-payload-admin
  test('leads from documents to their screens of the kitchen, and back', async ({
    page,
    product,
  }) => {
    const own = await makeOwnSite(page, product, ['Soup'])
    const stops = await stopsOf(page, product, own)
    const backLink = page.getByRole('link', { name: 'Open in the admin' })
    for (const [collection, screen] of [
      ['recipe-collections', 'collections/:id'],
      ['events', 'events/:id'],
      ['imports', 'import/:id'],
      ['subscriptions', 'subscribers/:id'],
    ] as const) {
      const at = stops[screen]?.at ?? ''
      const document = `/admin/collections/${collection}/${at.split('/').at(-1) ?? ''}`
      await openAdmin(page, document)
      await page.getByRole('link', { name: 'Edit in the kitchen' }).click()
      await expect(page).toHaveURL(`/kitchen/${own.slug}/${at}`)
      const menu = page.getByRole('button', { name: /^More for/ })
      await expect(menu.or(backLink).first()).toBeVisible()
      if (await menu.isVisible()) {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Open in the admin' }).click()
      } else await backLink.click()
      await expect(page).toHaveURL(document)
    }

    await page.goto(`/kitchen/${own.slug}/pictures`)
    const picture = { name: 'red.png', mimeType: 'image/png', buffer: RED }
    await page.locator('input[type="file"]').first().setInputFiles(picture)
    await page.getByRole('button', { name: /^red\.png/ }).click()
    await backLink.click()
    await expect(page).toHaveURL(/\/admin\/collections\/images\/[\da-f-]{36}$/)
    await page.getByRole('link', { name: 'Edit in the kitchen' }).click()
    await expect(page).toHaveURL(`/kitchen/${own.slug}/pictures`)
  })

  test('keeps a row open that was just added, however late the form is answered', async ({
    page,
    product,
  }) => {
    await makeOwnSite(page, product, [])
    await openAdmin(page, '/admin/collections/recipes/create')
    const asking = questionsUnderWay(page)
    await page.route('**/admin/collections/recipes/create', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const response = await route.fetch()
      setTimeout(() => void route.fulfill({ response }).catch(() => undefined), 1500)
    })
    await page.getByRole('button', { name: 'Method', exact: true }).click()
    await page.getByRole('button', { name: 'Add Part' }).click()
    await page.getByRole('button', { name: 'Add Step' }).click()
    const step = page.locator('#instructionGroups-0-instructions-row-0')
    await expect(step.getByRole('textbox').first()).toBeVisible()
    await formIsQuiet(asking)
    await expect(step.getByRole('textbox').first()).toBeVisible()
  })

  test('shows an editor the recipes of their site only, and never asks for the site', async ({
    page,
    product,
  }) => {
    await signIn(page, product, 'editor@example.com')
    await openAdmin(page, '/admin/collections/sites')
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Ferment' }).first()).toBeVisible()
    await page.goto('/admin/collections/recipes?limit=10')
    await expect(page.locator('tbody .cell-site')).toHaveText(Array<string>(10).fill('Ferment'))
    await openAdmin(page, '/admin/collections/recipes/create')
    await expect(page.locator('#field-slug')).toBeVisible()
    await expect(page.locator('#field-site')).toHaveCount(0)
  })
})

/** Requests of the form that are still under way. */
function questionsUnderWay(page: Page): Set<Request> {
  const asking = new Set<Request>()
  page.on('request', (request) => {
    if (request.method() === 'POST') asking.add(request)
  })
  const hear = (request: Request): void => {
    asking.delete(request)
  }
  page.on('requestfinished', hear)
  page.on('requestfailed', hear)
  return asking
}

/**
 * Waits until the form has heard from the server, and asks no more: what a person sees is what is
 * saved then. Payload's form asks a quarter of a second after each change.
 */
async function formIsQuiet(asking: ReadonlySet<Request>): Promise<void> {
  let quiet = 0
  const look = (): number => {
    quiet = asking.size === 0 ? quiet + 1 : 0
    return quiet
  }
  await expect.poll(look, { intervals: [300] }).toBeGreaterThan(2)
}

/** Chooses in one of the admin's select boxes. */
async function pick(page: Page, box: Locator, option: string): Promise<void> {
  // An answer of the server draws the form anew, and closes the list: a person types once more.
  await expect(async () => {
    await box.getByRole('combobox').fill(option)
    const line = page.locator('.rs__option').getByText(option, { exact: true }).first()
    await line.click({ timeout: 5_000 })
  }).toPass()
}
