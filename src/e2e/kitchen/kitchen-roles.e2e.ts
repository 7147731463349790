import { expectAccessible } from '@/src/e2e/support/accessible'
import { stopsOf, navigateTo } from '@/src/e2e/support/kitchen-walk'
import type { Stop } from '@/src/e2e/support/kitchen-walk'
import { makeEditor } from '@/src/e2e/support/make-editor'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { SCREENS } from '@/src/kitchen/screens'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** The status of a call as somebody. */
async function statusOf(
  page: Page,
  product: Running,
  { authToken }: Reader,
  [method, path]: readonly [method: string, path: string],
): Promise<number> {
  const headers = { authorization: `Bearer ${authToken}` }
  const answer = await page.request.fetch(`${product.account}/api/v1/manage/${path}`, {
    method,
    headers,
  })
  return answer.status()
}

const OWNER_ONLY = ({ readsOfOwner }: Stop): boolean => readsOfOwner !== undefined

/** The distinct statuses that the server answers with to somebody who opens all screens of a site. */
async function statuses(
  page: Page,
  product: Running,
  { slug, who, stops }: { slug: string; who: Reader; stops: readonly Stop[] },
) {
  const ask = (path: string) => statusOf(page, product, who, ['GET', `${slug}/${path}`])
  const read = await Promise.all(stops.map(({ reads }) => ask(reads)))
  const ofOwner = await Promise.all(
    stops.filter(OWNER_ONLY).map(({ readsOfOwner = '' }) => ask(readsOfOwner)),
  )
  return { read: [...new Set(read)], ofOwner: [...new Set(ofOwner)] }
}

/** The heading of a screen that the user has no access to. */
const REFUSED = /^(?:Not one of your sites|This (?:recipe|event|collection|letter) was not found)$/

const inKitchen = ({ slug }: OwnSite, { at }: Stop): string => `/kitchen/${slug}/${at}`

// docs/product/kitchen.md#frame
test.describe('the screens of a site', () => {
  test('are there for its author and its editors, each with what they may do', async ({
    page,
    product,
    browser,
  }) => {
    const site = await makeOwnSite(page, product, ['Soup'])
    const stops = await stopsOf(page, product, site)
    expect(Object.keys(stops).toSorted(), 'every screen of src/kitchen/screens.ts').toEqual(
      Object.keys(SCREENS).toSorted(),
    )
    const editor = await makeReader(page.request, product)
    await makeEditor(product, site.slug, editor)
    const others = await browser.newContext({ viewport: page.viewportSize() })
    const editors = await others.newPage()
    await beReader(editors, editor)
    for (const who of [page, editors]) {
      await who.goto(`${product.account}/kitchen`)
      await expect(who.getByText('Test Kitchen').first()).toBeVisible()
      for (const stop of Object.values(stops)) {
        await navigateTo(who, inKitchen(site, stop))
        await expect(stop.shows(who), stop.at).toBeVisible()
        if (!stop.ofOwner) continue
        if (who === page) await expect(stop.ofOwner(who), stop.at).toBeVisible()
        else await expect(stop.ofOwner(who), stop.at).toHaveCount(0)
      }
    }
    const all = { slug: site.slug, stops: Object.values(stops) }
    expect(await statuses(page, product, { ...all, who: site.author })).toEqual({
      read: [200],
      ofOwner: [200],
    })
    expect(await statuses(page, product, { ...all, who: editor })).toEqual({
      read: [200],
      ofOwner: [403],
    })
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
    const stops = Object.values(await stopsOf(page, product, site))
    const strangers = await browser.newContext({ viewport: page.viewportSize() })
    const stranger = await strangers.newPage()
    const reader = await makeReader(page.request, product)
    await beReader(stranger, reader)
    const authors = await browser.newContext({ viewport: page.viewportSize() })
    const author = await authors.newPage()
    const { author: other } = await makeOwnSite(author, product, [])
    const recipe = `${site.slug}/recipes/${site.recipes[0]?.id ?? ''}`
    for (const [who, whose] of [
      [stranger, reader],
      [author, other],
    ] as const) {
      const heading = who.getByRole('heading', { level: 1 })
      await who.goto(`${product.account}/kitchen`)
      for (const stop of stops) {
        // By way of their own sites: screens that are refused look alike.
        await navigateTo(who, '/kitchen')
        await expect(heading, stop.at).not.toHaveText(REFUSED)
        await navigateTo(who, inKitchen(site, stop))
        await expect(heading, stop.at).toHaveText(REFUSED)
        await expect(who.getByText(/Soup|Loaves|recipes\.json/), stop.at).toHaveCount(0)
      }
      await expectAccessible(who)
      const refused = { read: [404], ofOwner: [404] }
      expect(await statuses(page, product, { slug: site.slug, who: whose, stops })).toEqual(refused)
      for (const change of [
        ['POST', `${recipe}/publish`],
        ['DELETE', recipe],
      ] as const) {
        expect(await statusOf(page, product, whose, change), change.join(' ')).toBe(404)
      }
    }
    await strangers.close()
    await authors.close()
  })

  test('ask who is signed out to sign in, and come back', async ({ browser, product, page }) => {
    const site = await makeOwnSite(page, product, ['Soup'])
    const nobody = await (await browser.newContext()).newPage()
    for (const at of ['recipes', `recipes/${site.recipes[0]?.id ?? ''}`, 'overview', 'design']) {
      const path = `/kitchen/${site.slug}/${at}`
      await nobody.goto(`${product.account}${path}`)
      await expect(nobody).toHaveURL(`${product.account}/sign-in?next=${encodeURIComponent(path)}`)
    }
    const nameless = { email: '', authToken: 'none' }
    const stops = Object.values(await stopsOf(page, product, site))
    expect(await statuses(page, product, { slug: site.slug, who: nameless, stops })).toEqual({
      read: [401],
      ofOwner: [401],
    })
    await nobody.context().close()
  })
})
