import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import { linkIn } from '@/src/testing/mailed-link'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Two labels under localhost are no site's own host: browsers find them on this machine. */
const domainOf = (mark: string): string => `${mark}.table.localhost`

/** Gives a site a custom domain as if our check had verified it, and returns its origin. */
async function addDomain(product: Running, site: string, mark: string): Promise<string> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into site_domains (_order, _parent_id, id, domain, verified_at)
        select 99, id, gen_random_uuid(), $2, now() from sites where slug = $1`,
      [site, domainOf(mark)],
    )
  } finally {
    await client.end()
  }
  const { protocol, port } = new URL(product.account)
  return `${protocol}//${domainOf(mark)}:${port}`
}

/** A site of somebody's own, so that the domain changes nobody else's links; gives its slug. */
async function makeSite(request: APIRequestContext, product: Running): Promise<string> {
  const author = await makeReader(request, product)
  const slug = `domain-${randomUUID().slice(0, 8)}`
  await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Own domain', slug })
  return slug
}

const ownHost = (product: Running, slug: string): string =>
  (product.sites['ferment'] ?? '').replace('ferment', slug)

async function askFor(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/sign-up?next=/recipes`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
}

async function linkTo(page: Page, product: Running, email: string): Promise<string> {
  const text = async () => (await mailsTo(page.request, product, email))[0]?.text ?? ''
  await expect.poll(text).toContain('mgk=')
  return linkIn(await text())
}

const tokenOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('authToken'))

test.describe('signing in on a custom domain', () => {
  let mark: string
  test.beforeEach(() => {
    mark = `d${randomUUID().slice(0, 8)}`
  })

  test('goes by way of the own host of the site, and back to the browser that asked', async ({
    page,
    product,
    request,
    allowFailure,
  }) => {
    allowFailure(/401/)
    const slug = await makeSite(request, product)
    const origin = await addDomain(product, slug, mark)
    const email = `reader-${randomUUID()}@example.com`
    await askFor(page, origin, email)
    const link = await linkTo(page, product, email)
    expect(link).toContain(`${ownHost(product, slug)}/sign-in/callback`)
    await page.goto(link)
    await page.getByRole('button', { name: 'Continue as r•••@example.com' }).click()
    await expect(page).toHaveURL(`${origin}/recipes`)
    const token = await tokenOf(page)
    expect(token).toMatch(/^se_/)
    // The bearer token that the domain's owner could read is valid on this site alone.
    const statuses = await page.evaluate(
      ([bearer, site]) =>
        Promise.all(
          [`/site/${site}/current-user`, '/manage/current-user', '/site/ferment/current-user'].map(
            (path) =>
              fetch(`/api/v1${path}`, { headers: { authorization: `Bearer ${bearer}` } }).then(
                ({ status }) => status,
              ),
          ),
        ),
      [token ?? '', slug] as const,
    )
    expect(statuses).toEqual([200, 401, 401])
  })

  test('signs another browser in on the own host of the site, and says so', async ({
    page,
    product,
    request,
    browser,
  }) => {
    const slug = await makeSite(request, product)
    const origin = await addDomain(product, slug, mark)
    const site = ownHost(product, slug)
    const email = `reader-${randomUUID()}@example.com`
    await askFor(page, origin, email)
    const other = await (await browser.newContext()).newPage()
    await other.goto(await linkTo(page, product, email))
    await other.getByRole('button', { name: 'Continue as r•••@example.com' }).click()
    const dialog = other.getByRole('dialog', { name: 'You asked for the link in another browser' })
    await expect(dialog).toContainText(`you are signed in on ${new URL(site).host}`)
    expect(await tokenOf(other)).toBeNull()
    await dialog.getByRole('link', { name: `Go to ${new URL(site).host}` }).click()
    await expect(other).toHaveURL(`${site}/`)
    expect(await tokenOf(other)).toMatch(/^se_/)
  })
})
