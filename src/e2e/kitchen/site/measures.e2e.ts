import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function measuresOf(page: Page, product: Running, slug: string): Promise<unknown[]> {
  const answer = await page.request.get(`${product.account}/api/v1/site/${slug}/current-site`)
  const { currentSite: site } = (await answer.json()) as { currentSite: Record<string, unknown> }
  return [
    site['defaultMeasurementSystem'],
    site['isMeasurementSystemChosen'],
    site['defaultTemperatureSystem'],
    site['isTemperatureSystemChosen'],
  ]
}

// docs/product/kitchen.md#first-run
test.describe('the measures of a new site in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('are grams and Celsius, and one press goes on with them', async ({ page, product }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await page.goto(`/kitchen/${slug}/start?step=measures`)
    await expect(radio(page, 'Grams and litres')).toBeChecked()
    await expect(radio(page, 'Celsius')).toBeChecked()
    await expectAccessible(page)
    expect(await measuresOf(page, product, slug)).toEqual(['imperial', false, 'fahrenheit', false])
    await page.getByRole('link', { name: 'Next: First recipes' }).press('Enter')
    await expect(page.getByRole('link', { name: /^Write a recipe/ })).toBeVisible()
    expect(await measuresOf(page, product, slug)).toEqual(['metric', true, 'celsius', true])
    await page.goto(`/kitchen/${slug}/overview`)
    await expect(page.getByRole('link', { name: 'Choose how you measure Done' })).toBeVisible()
  })
})

// docs/product/kitchen.md#first-run
test.describe('the measures of a new site in an American browser', () => {
  test.use({ locale: 'en-US' })

  test('are cups and Fahrenheit; others are chosen by keys, and °C or °F apart', async ({
    page,
    product,
  }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await page.goto(`/kitchen/${slug}/start?step=measures`)
    await expect(radio(page, 'Cups and ounces')).toBeChecked()
    await expect(radio(page, 'Fahrenheit')).toBeChecked()
    await radio(page, 'Cups and ounces').press('ArrowLeft')
    await expect(radio(page, 'Grams and litres')).toBeChecked()
    await expect(radio(page, 'Celsius')).toBeChecked()
    await radio(page, 'Celsius').press('ArrowRight')
    await radio(page, 'Grams and litres').press('ArrowRight')
    await expect(radio(page, 'Cups and ounces')).toBeChecked()
    await radio(page, 'Fahrenheit').press('ArrowLeft')
    const measures = () => measuresOf(page, product, slug)
    await expect.poll(measures).toEqual(['imperial', true, 'celsius', true])
    await page.reload()
    await expect(radio(page, 'Cups and ounces')).toBeChecked()
    await expect(radio(page, 'Celsius')).toBeChecked()
    await expectAccessible(page)
  })
})

// docs/product/sites-and-hosts.md#chosen-measures
test('pages show recipes as they are written until somebody chooses, in the settings too', async ({
  page,
  product,
}) => {
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  await makeGramRecipe(page, product, { slug, author })
  await page.goto(`${origin}/recipes/plum-cake`)
  const flour = page.getByRole('listitem').filter({ hasText: 'flour' }).first()
  await expect(flour).toContainText('250')
  await expect(radio(page, 'Metric')).toBeChecked()
  await expect(radio(page, 'Celsius')).toBeChecked()
  await radio(page, 'US').check()
  await expect(flour).not.toContainText('250')
  await expect(radio(page, 'US')).toBeChecked()

  await page.goto(`/kitchen/${slug}/settings/reading`)
  await expect(page.getByText('Until you choose, readers see recipes')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^US/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const measures = () => measuresOf(page, product, slug)
  await expect.poll(measures).toEqual(['imperial', true, 'fahrenheit', false])
})

type Owned = Pick<Awaited<ReturnType<typeof makeOwnSite>>, 'slug' | 'author'>

/** A published recipe in grams, with the units of the installation. */
async function makeGramRecipe(page: Page, product: Running, { slug, author }: Owned) {
  const { request } = page
  const { globals } = await callAs<{ globals: { units: { id: string; slug: string }[] } }>(
    request,
    product,
    author,
    ['GET', `/manage/${slug}/globals`],
  )
  const unitId = globals.units.find((unit) => unit.slug === 'gram')?.id ?? null
  const line = (ingredientTitleOverride: string, quantityMin: number) => ({
    ...{ ingredientTitleOverride, quantityMin, unitId },
  })
  const usages = [line('flour', 250), line('sugar', 100), line('butter', 125)]
  const data = {
    ...{ title: 'Plum cake', slug: 'plum-cake', publishedAt: '2026-01-01T00:00:00.000Z' },
    ingredientUsageGroups: [{ ingredientUsages: usages }],
    instructionGroups: [{ instructions: [{ content: 'Bake at 180°C.' }] }],
  }
  const path = `/manage/${slug}/recipes`
  return callAs<{ recipe: { id: string } }>(request, product, author, ['POST', path], data)
}

// docs/product/kitchen.md#measures-in-the-editor
test('the editor mentions grams on a site that shows cups, and changes that or is told to keep it', async ({
  page,
  product,
}) => {
  const { slug, author } = await makeOwnSite(page, product, [])
  const chosen = { defaultMeasurementSystem: 'imperial', defaultTemperatureSystem: 'fahrenheit' }
  const body = { title: 'Test Kitchen', slug, ...chosen }
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], body)
  await makeGramRecipe(page, product, { slug, author })
  await page.goto(`/kitchen/${slug}/recipes/new`)
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  const grams = page.getByText('These ingredients are in grams.')
  for (const line of ['250 g flour', '100 g sugar', '1 tsp salt']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Ingredients' })).toContainText('salt')
  await expect(grams).toHaveCount(0)
  await page.keyboard.type('125 ml milk')
  await page.keyboard.press('Enter')
  await expect(grams).toContainText('Readers of this site see cups and ounces.')
  await expectAccessible(page)

  const measures = () => measuresOf(page, product, slug)
  await page.getByRole('button', { name: 'Show grams to readers' }).click()
  await expect.poll(measures).toEqual(['metric', true, 'fahrenheit', true])
  await expect(grams).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(measures).toEqual(['imperial', true, 'fahrenheit', true])
  await page.getByRole('button', { name: 'Keep cups and ounces' }).click()
  await expect(grams).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

  await page.goto(`/kitchen/${slug}/recipes`)
  await page.getByRole('link', { name: 'Plum cake' }).first().click()
  await expect(page.getByText('The temperatures here are in °C.')).toBeVisible()
  await expect(grams).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show °C to readers' }).click()
  await expect.poll(measures).toEqual(['imperial', true, 'celsius', true])
})
