import { randomUUID } from 'node:crypto'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const WIDTHS = [768, 800, 850, 899, 960, 1024, 1100, 1199, 1200, 1280, 1366, 1440]

/** The middles of what a reader sees in the header, and where each part begins and ends. */
const partsOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, button, form')].filter(
      (part) =>
        part.getClientRects().length > 0 &&
        part.parentElement?.closest('form') === null &&
        !part.closest('ul'),
    )
    return parts.map((part) => {
      const { left, right, top, height } = part.getBoundingClientRect()
      const name = part.getAttribute('aria-label') ?? part.textContent
      return { name, left, right, middle: top + height / 2 }
    })
  })

// docs/product/site-frame.md#links-of-the-header
test('the header is one row in every template, at every width from 768px', async ({
  page,
  product,
  request,
}) => {
  test.skip(test.info().project.name === 'phone', 'about wider windows than a phone has')
  const author = await makeReader(request, product)
  const slug = `headers-${randomUUID().slice(0, 8)}`
  const title = 'Bread and Other Slow Things'
  const path = `/manage/${slug}/sites`
  await callAs(request, product, author, ['POST', '/manage/sites'], { title, slug })
  const lines: string[] = []
  for (const [index, template] of TEMPLATE_NAMES.entries()) {
    await callAs(request, product, author, ['PUT', path], {
      title,
      slug,
      template,
      headerLayout: index % 2 === 0 ? 'left' : 'centered',
      newslettersEnabled: true,
      about: [{ type: 'paragraph', children: [{ text: 'We bake.' }] }],
      headerLinks: [{ label: 'Flour', href: 'https://example.com/flour', openInNewTab: true }],
      socialMediaLinks: ['instagram', 'youtube', 'tiktok', 'pinterest'].map((platform) => ({
        platform,
        url: `https://www.${platform}.com/slow`,
      })),
    })
    await page.goto(`${siteOrigin(product, slug)}/terms`)
    await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      const parts = await partsOfHeader(page)
      const [first] = parts
      const middle = first?.middle ?? 0
      const off = parts.filter((part) => Math.abs(part.middle - middle) > 2)
      const sorted = parts.toSorted((a, b) => a.left - b.left)
      const overlapping = sorted.filter((part, at) => (sorted[at - 1]?.right ?? 0) > part.left + 1)
      if (off.length + overlapping.length > 0) {
        const names = [...off, ...overlapping].map(({ name }) => name)
        lines.push(`${template} at ${String(width)}: ${names.join(', ')}`)
      }
    }
  }
  expect(lines).toEqual([])
})

test('More pressed before the page was ready opens once it is', async ({ page, product }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has a menu of its own')
  await page.setViewportSize({ width: 768, height: 800 })
  const release = await delayScripts(page)
  await page.goto(`${product.sites['ferment'] ?? ''}/terms`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'More' }).click()
  release()
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible()
})

test('a link without room in the header is the first of More', async ({ page, product }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has a menu of its own')
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(`${product.sites['ferment'] ?? ''}/terms`)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'All Recipes' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'About' })).toBeHidden()
  await nav.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'All Recipes' })).toHaveCount(0)
})
