import { close, open } from '@/src/e2e/support/design-panel'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Puts a picture of a red pot on a pale table into the library of a site, and opens its colours. */
async function openColoursOfPicture(page: Page, slug: string): Promise<void> {
  const table = { width: 300, height: 200, channels: 3, background: '#e6e1d7' } as const
  const pot = { width: 80, height: 80, channels: 3, background: '#961428' } as const
  const input = await sharp({ create: pot }).png().toBuffer()
  const buffer = await sharp({ create: table }).composite([{ input }]).jpeg().toBuffer()
  await page.goto(`/kitchen/${slug}/design`)
  await open(page, 'Title, logo and icons')
  const file = { name: 'pot.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await close(page)
  await open(page, 'Colours')
}

// docs/product/site-design.md#palettes-from-a-picture
test('colours are taken from a picture, in a worker where browsers have one', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await openColoursOfPicture(page, slug)
  const accent = page.getByRole('textbox', { name: 'Accent Links and buttons' })
  const take = page.getByRole('button', { name: /^Colours from (?:your logo|a picture)$/ }).first()
  const worker = page.waitForEvent('worker')
  await take.click()
  expect((await worker).url()).toContain('/_next/static/')
  await expect(accent).toHaveValue(/^#9[0-9a-f]{5}$/)

  await accent.fill('#123456')
  await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'))
  await take.click()
  await expect(accent).toHaveValue(/^#9[0-9a-f]{5}$/)
})
