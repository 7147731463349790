import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

const isPhone = (): boolean => test.info().project.name === 'phone'

const styleOf = (place: Locator, name: string): Promise<string> =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

type Box = { x: number; y: number; width: number; height: number } | null

/** Whether a box covers part of another. */
const isOver = (box: Box, others: readonly Box[]): boolean =>
  others.some(
    (other) =>
      box !== null &&
      other !== null &&
      box.x + box.width > other.x + 1 &&
      other.x + other.width > box.x + 1 &&
      box.y + box.height > other.y + 1 &&
      other.y + other.height > box.y + 1,
  )

/** The lines of the account menu, wherever it stands on this screen. */
async function openAccount(page: Page): Promise<(name: string) => Locator> {
  const menu = page.getByRole('button', { name: isPhone() ? 'Menu' : 'Account', exact: true })
  await menu.click()
  return (name) =>
    isPhone()
      ? page.getByRole('dialog').getByText(name, { exact: true })
      : page.getByRole('menuitem', { name, exact: true })
}

// docs/product/site-frame.md#header
test.describe('the head of every page', () => {
  test('leads to recipes, collections and the account, and asks to subscribe by its rule', async ({
    page,
    product,
  }) => {
    const site = product.sites['ferment'] ?? ''
    const subscribe = page.getByRole('banner').getByRole('link', { name: 'Subscribe', exact: true })
    await page.goto(`${site}/terms`)
    const line = await openAccount(page)
    for (const name of ['Sign In', 'Create Account']) await expect(line(name)).toBeVisible()
    await page.keyboard.press('Escape')
    if (isPhone()) return
    await expect(subscribe).toBeVisible()
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['All Recipes', 'Collections', 'About']) {
      await expect(nav.getByRole('link', { name })).toBeVisible()
    }
    await signInOnSite(page, product, 'ferment', 'free@example.com')
    await page.goto(`${site}/terms`)
    await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled()
    await expect(subscribe).toBeHidden()
  })

  test('opens the menu that was pressed before the page was ready', async ({ page, product }) => {
    test.skip(!isPhone(), 'In wide windows the menu is shown once the session is known.')
    const release = await delayScripts(page)
    await page.goto(`${product.sites['ferment']}/terms`, { waitUntil: 'commit' })
    const line = await openAccount(page)
    release()
    await expect(line('Sign In')).toBeVisible()
  })

  test('asks nobody to subscribe who is about to', async ({ page, product }) => {
    const asked = (): Locator =>
      page
        .getByRole(isPhone() ? 'dialog' : 'banner')
        .getByRole('link', { name: 'Subscribe', exact: true })
    for (const [path, times] of [
      ['/terms', 1],
      ['/subscribe', 0],
    ] as const) {
      await page.goto(`${product.sites['ferment']}${path}`)
      await openAccount(page)
      await expect(asked()).toHaveCount(times)
    }
  })

  test('says that it signs out until it has', async ({ page, product }) => {
    await signInOnSite(page, product, 'ferment')
    let seen = (): void => undefined
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve
    })
    await page.route('**/api/v1/manage/sign-out', async (route) => {
      await isSeen
      await route.fallback()
    })
    await page.goto(`${product.sites['ferment']}/terms`)
    const line = await openAccount(page)
    await line('Sign Out').click()
    await expect(line('Signing Out...')).toBeVisible()
    seen()
    await expect(line('Signing Out...')).toHaveCount(0)
    expect(await page.evaluate(() => window.localStorage.getItem('authToken'))).toBeNull()
  })

  test('has its logo left or in the middle, and links in a row or in a menu', async ({
    page,
    product,
  }) => {
    test.skip(isPhone(), 'a phone has one row')
    const middleOfLogo = async (site: string): Promise<number> => {
      await page.goto(`${product.sites[site]}/terms`)
      const box = await page.getByRole('banner').getByRole('link').first().boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0) / 2
    }
    expect(await middleOfLogo('ferment')).toBeLessThan(300)
    const inTheMiddle = page.getByRole('banner').getByRole('link', { name: 'Jerumai' })
    await page.goto(`${product.sites['jerumai']}/terms`)
    const box = await inTheMiddle.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(8)
  })

  test('keeps its parts apart in windows of any width', async ({ page, product }) => {
    test.skip(isPhone(), 'a phone has one row')
    for (const site of ['ferment', 'somethingfromnothing', 'jerumai']) {
      await page.goto(`${product.sites[site]}/terms`)
      await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled()
      for (const width of [768, 840, 900, 980, 1030, 1100, 1220, 1290, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await Promise.all([
          page.getByRole('banner').getByRole('link').first().boundingBox(),
          page.getByRole('navigation', { name: 'Main' }).boundingBox(),
          page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).boundingBox(),
        ])
        expect(boxes.filter((box, place) => isOver(box, boxes.slice(place + 1)))).toEqual([])
      }
    }
  })

  // docs/product/site-frame.md#narrow-screens
  test('closes the menu of narrow screens when the window gets wide', async ({ page, product }) => {
    await page.setViewportSize({ width: 700, height: 800 })
    await page.goto(`${product.sites['ferment']}/terms`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

// docs/product/site-frame.md#footer
test('the foot of every page leads on, opens the newsletter and names the year', async ({
  page,
  product,
}) => {
  await page.goto(`${product.sites['ferment']}/terms`)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText(`© ${new Date().getUTCFullYear()} Ferment`)).toBeVisible()
  for (const name of ['Recipes', 'Collections', 'About', 'Built with Recipe Publishing Platform']) {
    await expect(foot.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(foot.getByRole('link', { name: /instagram/i })).toHaveAttribute('href', /^https/)
  await foot.getByRole('link', { name: 'Newsletter' }).click()
  await expect(page.getByRole('complementary', { name: 'Newsletter' })).toBeVisible()
})

// docs/product/site-frame.md#head-of-the-document
test('the head of the document tells browsers and other sites what the page is', async ({
  page,
  product,
}) => {
  await page.goto(`${product.sites['ferment']}/recipes/napa-cabbage-kimchi`)
  await expect(page).toHaveTitle('Napa Cabbage Kimchi | Ferment')
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  await expect(meta('description')).toHaveAttribute('content', /Kimchi/i)
  await expect(meta('author')).toHaveAttribute('content', /\w/)
  await expect(meta('og:image:width')).toHaveAttribute('content', '800')
  await expect(meta('og:image:height')).toHaveAttribute('content', '600')
  await expect(meta('theme-color')).toHaveAttribute('content', /^#[0-9a-f]{6}$/)
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /\w/)
  expect(await styleOf(page.locator('h1'), 'font-family')).toMatch(/^"?(Fraunces|Newsreader)/)

  for (const path of ['/subscribe', '/subscribe/success', '/sign-in', '/sign-up']) {
    await page.goto(`${product.sites['ferment']}${path}`)
    await expect(meta('description')).toHaveAttribute('content', /\w/)
    await expect(meta('og:title')).toHaveAttribute('content', /Subscribe|Sign In|Create Account/)
    await expect(meta('og:image:width')).toHaveAttribute('content', '800')
    await expect(meta('robots')).toHaveAttribute('content', /noindex/)
  }
})

// docs/product/site-frame.md#sizes
test('sizes are the specified ones', async ({ page, product }) => {
  const site = product.sites['ferment'] ?? ''
  await page.goto(`${site}/recipes/napa-cabbage-kimchi`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  expect((await save.boundingBox())?.height).toBe(34)
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  if (isPhone()) {
    const foot = async (): Promise<number> => {
      const box = await dialog.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    // It rises into its place.
    await expect.poll(foot).toBe(844)
  } else {
    expect((await dialog.boundingBox())?.width).toBe(600)
  }
  await page.setViewportSize({ width: 1900, height: 900 })
  await page.goto(`${site}/recipes`)
  const main = page.getByRole('main').getByRole('list').last()
  expect((await main.boundingBox())?.width).toBeLessThanOrEqual(1240)
})
