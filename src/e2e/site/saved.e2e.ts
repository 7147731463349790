import sharp from 'sharp'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Reader } from '@/src/e2e/support/on-site'

const RECIPE = { slug: 'napa-cabbage-kimchi', title: 'Napa Cabbage Kimchi' }

/** Saves recipes of a site by the API; the newest of it when none are named. */
async function save(reader: Reader, site: string, wanted?: string): Promise<void> {
  const { json } = await reader.api('GET', `/site/${site}/recipes?limit=50`)
  const { recipes } = json as { recipes: { id: string; slug: string }[] }
  const recipe = recipes.find(({ slug }) => slug === wanted) ?? recipes[0]
  await reader.api('POST', `/site/${site}/bookmarks`, { recipeId: recipe?.id })
}

/** The bytes at an address, as a browser on the site gets them. */
async function bytesOf(page: Page, address: string): Promise<Buffer> {
  const text = await page.evaluate(async (url) => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }, address)
  return Buffer.from(text, 'latin1')
}

const isPhone = (): boolean => test.info().project.name === 'phone'

async function openSaved(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Saved recipes' }).click()
  await expect(page.getByRole('dialog', { name: 'Saved recipes' })).toBeVisible()
}

// docs/product/site-frame.md#saved-recipes-panel
test.describe('the saved recipes of a reader', () => {
  test('are at hand on every page, in groups by site, this one first', async ({
    page,
    product,
  }) => {
    const reader = await signInOnSite(page, product, 'ferment')
    await save(reader, 'ferment', RECIPE.slug)
    await save(reader, 'jerumai')
    await page.goto(`${product.sites['ferment']}/terms`)
    await openSaved(page)
    const panel = page.getByRole('dialog', { name: 'Saved recipes' })
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Ferment', 'Jerumai'])
    await expect(panel.getByText(reader.email)).toBeVisible()
    await expectAccessible(page)
    await expectClearStyles(page)
    const box = await panel.boundingBox()
    if (isPhone()) expect(box?.height).toBeCloseTo(0.9 * 844, 0)
    else expect(box).toMatchObject({ x: 0, y: 0, width: 475, height: 900 })
    await panel.getByRole('link', { name: RECIPE.title }).click()
    await expect(page).toHaveURL(`${product.sites['ferment']}/recipes/${RECIPE.slug}`)
  })

  test('say so while there are none, and ask who is signed out to sign in', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['ferment']}/terms`)
    if (!isPhone()) {
      await page.getByRole('button', { name: 'Saved recipes' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign in to save recipes' })).toBeVisible()
    }
    await signInOnSite(page, product, 'ferment')
    await page.goto(`${product.sites['ferment']}/terms`)
    await openSaved(page)
    await expect(page.getByText('No recipes saved yet')).toBeVisible()
  })
})

test('a saved recipe can be read without a connection, until its reader signs out', async ({
  page,
  context,
  product,
  allowFailure,
}) => {
  // Without a connection, whatever a page adds later fails.
  allowFailure(/ERR_INTERNET_DISCONNECTED|fetch|current-site|ERR_FAILED/)
  const site = product.sites['ferment'] ?? ''
  await save(await signInOnSite(page, product, 'ferment'), 'ferment', RECIPE.slug)
  await page.goto(`${site}/terms`)
  const isKept = () =>
    page.evaluate(
      async (path) =>
        (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
        (await caches.match(path)) !== undefined,
      `/recipes/${RECIPE.slug}`,
    )
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)

  await context.setOffline(true)
  await page.goto(`${site}/recipes/${RECIPE.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECIPE.title)
  await page.getByRole('checkbox').first().check()
  const cover = page.getByRole('main').locator('img').first()
  const width = () => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.goto(`${site}/about`)
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await page.getByRole('link', { name: RECIPE.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECIPE.title)

  await page.goto(`${site}/about`)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toHaveCount(0)
  await expect(page).toHaveURL(`${site}/about`)
  await page.goto(`${site}/terms`)
  await page.getByRole('button', { name: isPhone() ? 'Menu' : 'Account' }).click()
  await page.getByText('Sign Out').click()
  const isForgotten = () => page.evaluate(async () => !(await caches.has('saved-recipes')))
  await expect.poll(isForgotten, { timeout: 20_000 }).toBe(true)
})

test('an icon is found by the address that feed readers and browsers ask without a page', async ({
  page,
  product,
}) => {
  for (const origin of [product.account, ...Object.values(product.sites)]) {
    await page.goto(`${origin}/sign-in`)
    const { width } = await sharp(await bytesOf(page, '/favicon.ico')).metadata()
    expect(width, origin).toBeGreaterThan(0)
  }
})

test('a site can be put among the apps of a device, and each page be linked to with a picture', async ({
  page,
  product,
}) => {
  const site = product.sites['jerumai'] ?? ''
  await page.goto(site)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = JSON.parse((await bytesOf(page, href ?? '')).toString()) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Jerumai', display: 'standalone', start_url: '/' })
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(await bytesOf(page, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const path = '/recipes/mango-lassi'
  await page.goto(`${site}${path}`)
  const pictures = [
    await page.locator('meta[property="og:image"]').getAttribute('content'),
    // As for a recipe without a photo; the demo has none.
    `${site}${path}/share.jpg`,
    `${site}/share.jpg`,
  ]
  for (const picture of pictures) {
    expect(await sharp(await bytesOf(page, picture ?? '')).metadata()).toMatchObject({
      width: 800,
      height: 600,
    })
  }
})
