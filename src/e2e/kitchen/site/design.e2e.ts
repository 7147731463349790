import type { SiteDesign } from '@/src/contract/site/design'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { clickInFrame } from '@/src/e2e/support/browser/click-in-frame'
import { isPhone, tabTo } from '@/src/e2e/support/browser/hand'
import { close, showSite, open, changeDraftTitle, site } from '@/src/e2e/support/design-panel'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#site-design
test('a design is tried beside the real site, and readers see it once it is published', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/design`)
  await expect(page.getByText('As published')).toBeVisible()
  await expectAccessible(page)
  const named = async (): Promise<string> => {
    const src = await page.locator('iframe[title="Your site"]').getAttribute('src')
    const { host } = new URL(src ?? '')
    const at = `${product.account}/manifest.webmanifest`
    return (await page.request.get(at, { headers: { host } })).text()
  }
  expect(await named()).toContain('Test Kitchen')

  await open(page, 'Colours')
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByRole('textbox', { name: 'Text', exact: false }).first().fill('#fdf8fb')
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expectAccessible(page)
  await close(page)
  await open(page, 'Title, logo and icons')
  await page.getByRole('textbox', { name: 'Title of the site' }).fill('Plum pudding')
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect(await named()).toContain('Plum pudding')
  await showSite(page)
  const shown = site(page)
  await expect(shown.locator('html')).toHaveCSS('background-color', 'rgb(252, 248, 251)')
  await expect(shown.getByRole('link', { name: 'Plum pudding' }).first()).toBeVisible()
  const readers = async (): Promise<string> => {
    const { host } = new URL(origin)
    return (await page.request.get(product.account, { headers: { host } })).text()
  }
  expect(await readers()).not.toContain('Plum pudding')

  if (isPhone()) await page.getByRole('button', { name: 'Back to the panel' }).click()
  await page.getByRole('button', { name: 'Publish design' }).click()
  await expect(page.getByText('Design published')).toBeVisible()
  await expect(page.getByText('As published')).toBeVisible()
  expect(await readers()).toContain('Plum pudding')
})

// docs/product/site-design.md#history-of-the-design
test('what cannot be published is named, and an earlier design comes back', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/links`)
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('My shop')
  await page.getByRole('button', { name: 'Publish design' }).click()
  await expect(page.getByText('Not published: check Links page.')).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('https://example.com/shop')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish design' }).click()
  await expect(page.getByText('Design published')).toBeVisible()

  await close(page)
  await open(page, 'Custom CSS')
  await page.getByRole('textbox', { name: 'Style sheet' }).fill('@import "x.css";')
  await expect(page.getByRole('list', { name: 'Left out' })).toContainText('Line 1, column 1')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for the design' }).click()
  await choose(page, 'History')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored as the draft.')).toBeVisible()
  await close(page)
  await open(page, 'Links page')
  await expect(page.getByText('The links page appears when you add a link.')).toBeVisible()
})

// docs/product/kitchen.md#site-design
test('a design is changed, undone and published without a mouse', async ({ page, product }) => {
  test.skip(isPhone(), 'a phone has no keyboard')
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/design`)
  await tabTo(page, page.getByRole('button', { name: 'Template', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { checked: true, name: 'Journal' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Cookbook' })).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: 'Journal' })).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Publish design' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Design published')).toBeVisible()
})

// docs/product/site-design.md#drafts-of-the-design
test('two people who change one design lose nothing of it', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug, author } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/design`)
  await open(page, 'Title, logo and icons')
  const title = page.getByRole('textbox', { name: 'Title of the site' })
  await expect(title).toHaveValue('Test Kitchen')
  const path = `/manage/${slug}/design`
  const theirs = await callAs<SiteDesign>(page.request, product, author, ['GET', path])
  await callAs(page.request, product, author, ['PUT', path], {
    document: { ...theirs.draft.document, title: 'Their title', template: 'bold' },
    revision: theirs.draft.revision,
    basedOn: theirs.site.updatedAt,
  })
  await title.fill('My title')
  const both = page.getByRole('region', { name: 'Changed by two people' })
  await expect(both).toContainText('Their title')
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect(both).toHaveCount(0)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(title).toHaveValue('My title')
  await close(page)
  await open(page, 'Template')
  await expect(page.getByRole('radio', { name: 'Bold' })).toBeChecked()
})

// docs/product/site-design.md#preview-of-the-design
test('the pictures of the templates follow the draft', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/design`)
  await changeDraftTitle(page, 'Plum pudding')
  await expectAccessible(page)
})

// docs/product/kitchen.md#site-design
test('the about page is shown before a word of it is written', async ({ page, product }) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/about`)
  await showSite(page)
  await expect(site(page).getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  const { host } = new URL(origin)
  const answer = await page.request.get(`${product.account}/about`, { headers: { host } })
  expect(answer.status(), 'for readers it is not there yet').toBe(404)
})

// docs/product/kitchen.md#site-design
test('words about the author and a menu are written by keys, and read on the site', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/404/)
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/about`)
  const short = page.getByRole('textbox', { name: 'Short bio' })
  await tabTo(page, short)
  await page.keyboard.type('Soups, mostly.')
  await tabTo(page, page.getByRole('textbox', { name: 'Heading of the about page' }))
  await page.keyboard.type('Who cooks here')
  await tabTo(page, page.getByRole('textbox', { name: 'About', exact: true }))
  await page.keyboard.type('Ada cooks here.')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'All design settings' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Header and social links', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add a link', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  await page.keyboard.type('My shop')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused()
  await page.keyboard.type('https://example.com/shop')
  await expectAccessible(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await close(page)
  await open(page, 'Pages about you')
  await expect(page.getByText('Appears when you add a product under Home page.')).toBeVisible()
  await page.getByRole('button', { name: 'View press' }).press('Enter')
  await expect(site(page).getByRole('heading', { name: 'Press', level: 1 })).toBeVisible()
  await expect(site(page).getByText('Ada cooks here.')).toBeVisible()
  if (isPhone()) await page.getByRole('button', { name: 'Back to the panel' }).click()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Publish design' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Design published')).toBeVisible()

  await page.goto(`${origin}/about`)
  await expect(page.getByRole('heading', { name: 'Who cooks here' })).toBeVisible()
  await expect(page.getByText('Ada cooks here.')).toBeVisible()
  const url = `${product.account}/api/v1/site/${slug}/current-site`
  expect(await (await page.request.get(url)).json()).toMatchObject({
    currentSite: { headerLinks: [{ label: 'My shop', href: 'https://example.com/shop' }] },
  })
})

// docs/product/kitchen.md#preview
test('what the frame of an empty site cannot show is opened around it', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/design`)
  await showSite(page)
  const shown = site(page)
  await clickInFrame(shown, shown.getByRole('link', { name: 'Recipes' }).last())
  await expect(shown.getByRole('heading', { level: 1, name: /Recipes/ })).toBeVisible()
  await clickInFrame(
    shown,
    shown.getByRole('link', { name: 'Built with Recipe Publishing Platform' }),
  )
  await expect(page).toHaveURL(`${product.account}/`)
  await page.goto(`/kitchen/${slug}/design`)
  await showSite(page)
  await clickInFrame(shown, shown.getByRole('link', { name: 'Creator dashboard' }))
  await expect(page).toHaveURL(`${product.account}/kitchen`)
  await expect(page.getByRole('heading', { name: 'Test Kitchen' })).toBeVisible()
})
