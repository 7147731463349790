import { isPhone } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#site-design
test('a row that is moved or removed by keys leaves the focus in its list', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'a phone has no keyboard')
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/links`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Add a link').press('Enter')
  await button('Add a link').press('Enter')
  await button('Move link 2 up').press('Enter')
  await expect(button('Move link 1 down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Move link 2 up')).toBeFocused()
  await button('Remove link 2').press('Enter')
  await expect(button('Remove link 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Add a link')).toBeFocused()
})
