import pg from 'pg'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Lets somebody edit a site, as its author does in Payload admin. */
async function makeEditor(product: Running, site: string, { email }: Reader): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into sites_rels (parent_id, path, "order", users_id)
        select s.id, 'editors', 1, u.id from sites s, users u where s.slug = $1 and u.email = $2`,
      [site, email],
    )
  } finally {
    await client.end()
  }
}

/** The kitchen's screens of a site, with what each shows to who works on it. */
const screensOf = ({ slug, recipes }: OwnSite) =>
  [
    [
      `/kitchen/${slug}/recipes`,
      (page: Page) => page.getByRole('heading', { level: 1, name: /^Recipes/ }),
    ],
    [
      `/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`,
      (page: Page) => page.getByRole('textbox', { name: 'Title' }),
    ],
    [
      `/kitchen/${slug}/overview`,
      (page: Page) => page.getByRole('heading', { level: 1, name: 'Overview' }),
    ],
    [
      `/kitchen/${slug}/design`,
      (page: Page) => page.getByRole('button', { name: 'Publish design' }),
    ],
  ] as const

/** What the server says to somebody who reads and writes on a site. */
async function statuses(page: Page, product: Running, site: OwnSite, who: Reader) {
  const headers = { authorization: `Bearer ${who.authToken}` }
  const at = `${product.account}/api/v1/manage/${site.slug}/recipes`
  const id = site.recipes[0]?.id ?? ''
  const asked = [
    page.request.get(at, { headers }),
    page.request.get(`${at}/${id}/draft`, { headers }),
    page.request.post(`${at}/${id}/publish`, { headers }),
    page.request.delete(`${at}/${id}`, { headers }),
  ]
  return Promise.all(asked.map(async (answer) => (await answer).status()))
}

// docs/product/kitchen.md#frame
test.describe('the screens of a site', () => {
  test('are there for its author and its editors', async ({ page, product, browser }) => {
    const site = await makeOwnSite(page, product, ['Soup'])
    const editor = await makeReader(page.request, product)
    await makeEditor(product, site.slug, editor)
    const others = await browser.newContext({ viewport: page.viewportSize() })
    const editors = await others.newPage()
    await beReader(editors, editor)
    for (const who of [page, editors]) {
      for (const [path, shows] of screensOf(site)) {
        await who.goto(`${product.account}${path}`)
        await expect(shows(who), path).toBeVisible()
      }
      await who.goto(`${product.account}/kitchen`)
      await expect(who.getByText('Test Kitchen').first()).toBeVisible()
    }
    await others.close()
  })

  test('say to everybody else that they are not theirs, and the server agrees', async ({
    page,
    product,
    browser,
    allowFailure,
  }) => {
    allowFailure(/404/)
    const site = await makeOwnSite(page, product, ['Soup'])
    const strangers = await browser.newContext({ viewport: page.viewportSize() })
    const stranger = await strangers.newPage()
    const reader = await makeReader(page.request, product)
    await beReader(stranger, reader)
    const authors = await browser.newContext({ viewport: page.viewportSize() })
    const author = await authors.newPage()
    const { author: other } = await makeOwnSite(author, product, [])
    for (const [who, whose] of [
      [stranger, reader],
      [author, other],
    ] as const) {
      for (const [path] of screensOf(site)) {
        await who.goto(`${product.account}${path}`)
        await expect(who.getByRole('heading', { level: 1 }), path).toHaveText(
          /^(?:Not one of your sites|This recipe is not here)$/,
        )
        await expect(who.getByText('Soup'), path).toHaveCount(0)
      }
      await expectAccessible(who)
      expect(await statuses(who, product, site, whose)).toEqual([404, 404, 404, 404])
    }
    await strangers.close()
    await authors.close()
  })

  test('ask who is signed out to sign in, and come back', async ({ browser, product, page }) => {
    const site = await makeOwnSite(page, product, ['Soup'])
    const nobody = await (await browser.newContext()).newPage()
    for (const [path] of screensOf(site)) {
      await nobody.goto(`${product.account}${path}`)
      await expect(nobody).toHaveURL(`${product.account}/sign-in?next=${encodeURIComponent(path)}`)
    }
    const nameless = { email: '', authToken: 'none' }
    expect(await statuses(page, product, site, nameless)).toEqual([401, 401, 401, 401])
    await nobody.context().close()
  })
})
