import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { query } from '@/src/e2e/support/query'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { statusOf } from '@/src/e2e/support/site-status'
import { expect, test } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'
import type { APIRequestContext } from '@playwright/test'

/** Creates an account and appoints it as platform admin. */
async function makeAdmin(request: APIRequestContext, product: Running): Promise<Reader> {
  const admin = await makeReader(request, product)
  const appoint = 'update users set is_platform_admin = true where email = $1'
  await query(product, appoint, [admin.email])
  return admin
}

// docs/product/overview.md#suspending-a-site
test('a platform admin suspends a site, its pages and feeds say so at once, and its owner sees why', async ({
  page,
  browser,
  product,
  allowFailure,
}) => {
  allowFailure(/503/)
  const { slug, origin } = await makeOwnSite(page, product, ['Plum jam'])
  const visit = (path: string): Promise<number> => statusOf(page, product, slug, path)
  const title = 'Test Kitchen'
  for (const path of ['/', '/feed.xml', '/sitemap.xml']) expect(await visit(path)).toBe(200)

  const context = await browser.newContext()
  const desk = await context.newPage()
  await beReader(desk, await makeAdmin(page.request, product))
  await desk.goto(`${product.account}/kitchen/platform`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Platform')
  await desk.getByRole('searchbox', { name: 'Search sites' }).fill(slug)
  await expect(desk.getByRole('button', { name: /^Suspend / })).toHaveCount(1)
  await desk.getByRole('button', { name: `Suspend ${title}` }).click()
  await desk.getByRole('textbox', { name: /^Reason/ }).fill('Spam in its recipes.')
  await desk.getByRole('button', { name: 'Suspend the site' }).click()
  await expect(desk.getByText('Suspended', { exact: true }).last()).toBeVisible()
  await expectAccessible(desk)

  for (const path of ['/', '/recipes', '/feed.xml', '/sitemap.xml', '/robots.txt']) {
    expect([path, await visit(path)]).toEqual([path, 503])
  }
  await page.goto(origin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This site is not available at the moment.',
  )
  await page.goto(`${product.account}/kitchen/${slug}/overview`)
  await expect(page.getByText('Reason: Spam in its recipes.')).toBeVisible()
  await expectAccessible(page)

  await desk.getByRole('button', { name: `Lift the suspension of ${title}` }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: 'Lift the suspension', exact: true })
    .click()
  await expect(desk.getByRole('button', { name: `Suspend ${title}` })).toBeVisible()
  expect(await visit('/')).toBe(200)
  await context.close()
})

// docs/product/overview.md#status
test('a platform admin sees the parts of the installation, its queues and its versions', async ({
  page,
  product,
}) => {
  await beReader(page, await makeAdmin(page.request, product))
  await page.goto(`${product.account}/kitchen/platform`)
  await page.getByRole('link', { name: 'Status of the installation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  await expect(page.getByRole('heading', { name: 'The server answers requests' })).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Database')).toContainText('OK')
  await expect(row('Mail server')).toContainText('OK')
  await expect(page.getByText(process.version.slice(1))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Platform', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform')
})
