import { isPhone } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator } from '@playwright/test'

/** Whether the words of elements lie over each other. */
const overlaps = (words: Locator): Promise<boolean> =>
  words.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    return boxes.some((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    )
  })

// docs/product/kitchen.md#frame
test('text twice as large covers neither the head of an editor nor the places below', async ({
  page,
  product,
}) => {
  test.skip(!isPhone(), 'wide screens have room')
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/design`)
  const publish = page.getByRole('button', { name: 'Publish design' })
  await expect(publish).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const head = publish.locator('..')
  expect(await overlaps(head.locator(':scope > *')), 'the head').toBe(false)
  const places = page.getByRole('navigation').filter({ hasText: 'More' }).last()
  expect(await overlaps(places.locator(':scope > *')), 'the places').toBe(false)
})
