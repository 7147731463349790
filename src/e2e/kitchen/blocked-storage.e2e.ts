import {
  blockThirdPartyStorage,
  expectBlockedStorage,
} from '@/src/e2e/support/browser/block-storage'
import { clickInFrame } from '@/src/e2e/support/browser/click-in-frame'
import { isPhone } from '@/src/e2e/support/browser/hand'
import { showSite, changeDraftTitle, site } from '@/src/e2e/support/design-panel'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

test.beforeEach(({ page }) => blockThirdPartyStorage(page))

// docs/product/kitchen.md#preview
test('the preview of a recipe follows the draft and can be cooked from where the browser blocks its storage', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const title = page.getByRole('textbox', { name: 'Title' })
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
  const togglePreview = async (): Promise<void> => {
    if (isPhone()) await page.getByRole('button', { name: 'Preview', exact: true }).click()
  }
  // Playwright presses beside what it means in a frame that is scaled.
  if (!isPhone()) await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.type('2 carrots')
  await title.fill('Carrot soup')
  await expect(saved).toBeVisible()
  await togglePreview()
  const preview = page.frameLocator('iframe[title="Preview"]')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Carrot soup')
  await expectBlockedStorage(preview)
  const carrots = preview.getByRole('checkbox', { name: /carrots/ })
  await carrots.check()
  await expect(carrots).toBeChecked()
  await preview.getByRole('radio', { name: '2 times' }).check({ force: true })
  await expect(carrots).toHaveAccessibleName(/^4/)
  await preview.getByRole('button', { name: 'Copy link' }).click()
  await expect(preview.getByText('Link copied ✓')).toBeVisible()

  await togglePreview()
  await title.fill('Carrot soup of the day')
  await expect(saved).toBeVisible()
  await togglePreview()
  await expect(heading).toHaveText('Carrot soup of the day')
})

// docs/product/kitchen.md#site-design
test('the site beside the design panel follows the draft where the browser blocks its storage', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/design`)
  const picture = await changeDraftTitle(page, 'Plum pudding')
  await expectBlockedStorage(picture)

  await showSite(page)
  const shown = site(page)
  await expect(shown.getByRole('link', { name: 'Plum pudding' }).first()).toBeVisible()
  await expectBlockedStorage(shown)
  await clickInFrame(shown, shown.getByRole('link', { name: 'Recipes' }).last())
  await expect(shown.getByRole('heading', { level: 1, name: /Recipes/ })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Plum pudding' }).first()).toBeVisible()
  const platform = shown.getByRole('link', { name: 'Built with Recipe Publishing Platform' })
  await clickInFrame(shown, platform)
  await expect(page).toHaveURL(`${product.account}/`)
})
