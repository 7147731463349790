import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#preview
test('a preview on its way is not cut off by the next save, however slow it is', async ({
  page,
  product,
}) => {
  const { slug, origin, recipes } = await makeOwnSite(page, product, ['Soup'])
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let pages = 0
  const cutOff: string[] = []
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() === 'document') {
      pages += 1
      if (pages > 1) await isReleased
    }
    // A page that is no longer wanted cannot be answered.
    await route.continue().catch(() => undefined)
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'document') cutOff.push(request.url())
  })
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Soup')
  const title = page.getByRole('textbox', { name: 'Title', exact: true, includeHidden: true })
  for (const words of ['Soup of the day', 'Soup of the week', 'Soup of the year']) {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/draft'),
    )
    await title.evaluate((field: HTMLTextAreaElement, text) => {
      field.setRangeText(text, 0, field.value.length, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, words)
    await saved
    await expect(page.locator('iframe[title="Next preview"]')).toBeAttached()
  }
  expect(cutOff).toEqual([])
  release()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Soup of the year')
  expect(cutOff).toEqual([])
})
