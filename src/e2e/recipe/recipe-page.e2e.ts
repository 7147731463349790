import { deviceCallCount, recordDeviceCalls } from '@/src/e2e/support/asked'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

test.beforeEach(({ page }) => recordDeviceCalls(page))

const SOUP = '/recipes/red-lentil-soup'
const KIMCHI = '/recipes/napa-cabbage-kimchi'
const ingredient = (page: Page, name: string) => page.getByRole('checkbox', { name })
const step = (page: Page, number: number) => page.locator(`#step-${number}`)

test('a page that came in parts is soon laid out whole', async ({ page, product }) => {
  await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *, footer')].filter(
          (each) => getComputedStyle(each).contentVisibility === 'auto',
        ).length,
    )
  await expect.poll(waiting).toBe(0)
})

// docs/product/recipe-page.md#head
test.describe('the recipe page', () => {
  test('passes itself on', async ({ page, product, context }) => {
    const url = `${product.sites['somethingfromnothing']}${SOUP}`
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(url)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied ✓')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await expect(page.getByText('Link copied ✓')).toBeHidden()
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await deviceCallCount(page, 'prints')).toBe(1)
    const pin = page.getByRole('link', { name: 'Share on Pinterest' })
    const facebook = page.getByRole('link', { name: 'Share on Facebook' })
    await expect(pin).toHaveAttribute('href', new RegExp(encodeURIComponent(url)))
    await expect(facebook).toHaveAttribute('href', new RegExp(encodeURIComponent(url)))
  })

  test('prints its picture, its address and for how many it is, and the picture only if wanted', async ({
    page,
    product,
  }) => {
    const url = `${product.sites['somethingfromnothing']}${SOUP}`
    await page.goto(url)
    const picture = page.locator('article header img').first()
    await page.getByRole('radio', { name: '2 times' }).check({ force: true })
    await page.emulateMedia({ media: 'print' })
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())?.width).toBeLessThan(220)
    await expect(page.getByText(`${url} · 2 times the recipe`)).toBeVisible()
    await expect(page.locator('dt', { hasText: 'Makes' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText(url)).toBeHidden()
    await page.getByRole('button', { name: 'With picture' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(picture).toBeHidden()
  })

  test('prints on one page', async ({ page, product }) => {
    for (const [site, path] of [
      ['ferment', KIMCHI],
      ['somethingfromnothing', SOUP],
      ['jerumai', '/recipes/coconut-dal'],
    ] as const) {
      await page.goto(`${product.sites[site]}${path}`)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), site).toHaveLength(1)
    }
  })

  test('folds its parts away, and a long story behind Read more', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}${KIMCHI}`)
    const story = page.getByRole('region', { name: 'Story' })
    const height = async (): Promise<number> => (await story.boundingBox())?.height ?? 0
    expect(await height()).toBeLessThan(420)
    await story.getByRole('button', { name: 'Read more' }).click()
    await expect.poll(height).toBeGreaterThan(420)

    await page.getByRole('heading', { name: 'Make the paste' }).click()
    await expect(step(page, 4)).toBeHidden()
    await expect(step(page, 6)).toBeVisible()
    await page.getByRole('heading', { name: 'Key equipment' }).click()
    await expect(page.getByText('rubber gloves')).toBeHidden()
    await page.getByRole('heading', { name: /^Ingredients/ }).click()
    await expect(ingredient(page, 'scallions')).toBeHidden()
    await page.getByRole('heading', { name: /^Ingredients/ }).click()
    await expect(ingredient(page, 'scallions')).toBeVisible()
  })

  test('keeps the ingredients in view only where they fit', async ({ page, product }) => {
    test.skip(test.info().project.name === 'phone', 'a phone has them above the steps')
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    const panel = page.locator('[class*="ingredients"]').filter({ has: ingredient(page, 'water') })
    const position = () => panel.last().evaluate((element) => getComputedStyle(element).position)
    await expect.poll(position).toBe('static')
    await page.setViewportSize({ width: 1440, height: 1600 })
    await expect.poll(position).toBe('sticky')
    await page.setViewportSize({ width: 1440, height: 700 })
    await expect.poll(position).toBe('static')
  })

  test('leads to the recipe, to its like and to its collection', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}${KIMCHI}`)
    await page.getByRole('link', { name: 'Jump to recipe' }).click()
    await expect(page.getByRole('heading', { name: /^Ingredients/ })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'More recipes' })).toHaveCount(1)
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await expect(page.getByRole('link', { name: 'Main Dishes' })).toHaveAttribute(
      'href',
      '/recipes?meals=dinner',
    )
    await expect(page.getByRole('heading', { name: 'Explore the collection' })).toHaveCount(1)
    await expect(page.locator('main a[href^="/collections/"]')).toHaveCount(1)
  })
})
