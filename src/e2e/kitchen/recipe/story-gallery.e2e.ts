import { expectAccessible } from '@/src/e2e/support/accessible'
import { isPhone } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** A photo of one colour, as Base64. */
const photo = async (background: string): Promise<string> => {
  const create = { width: 600, height: 400, channels: 3 as const, background }
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64')
}

/** Drags a row of a gallery by its grip to the place of another, with the mouse. */
async function dragTo(page: Page, row: Locator, other: Locator): Promise<void> {
  const grip = row.getByRole('button', { name: /^Drag picture/ })
  await grip.scrollIntoViewIfNeeded()
  const boxes = await Promise.all([grip, row, other].map((each) => each.boundingBox()))
  const [from, at, to] = boxes
  if (!from || !at || !to) throw new Error('A row of the gallery is not shown')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + to.y - at.y, { steps: 8 })
  await page.mouse.up()
}

// docs/product/rich-text.md#galleries
test('pictures that are dropped together become a gallery, which is arranged and shown on the page', async ({
  page,
  product,
}) => {
  const { slug, recipes, origin } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const story = page.getByRole('textbox', { name: 'The rest of the story' })
  await story.click()
  await page.keyboard.type('Look:')
  await story.evaluate(
    (element, photos) => {
      const clipboardData = new DataTransfer()
      for (const [index, base64] of photos.entries()) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        clipboardData.items.add(new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }))
      }
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    },
    await Promise.all(['#a02020', '#20a020', '#2020a0'].map(photo)),
  )
  await story.getByRole('button', { name: 'Gallery: 3 pictures' }).click()
  const popup = page.getByRole('dialog', { name: 'Gallery' })
  const rows = popup.getByRole('listitem')
  await rows.nth(0).getByLabel('Caption').fill('Red.')
  await rows.nth(1).getByLabel('Caption').fill('Green.')
  await rows.nth(2).getByLabel('Alt text').fill('A blue soup')
  await popup.getByLabel('Caption of the gallery').fill('Three soups.')
  await rows.nth(0).getByRole('button', { name: 'Move picture 1 down' }).click()
  await rows.nth(0).getByLabel('Caption').press('Alt+ArrowDown')
  await expect(rows.nth(0).getByLabel('Caption')).toHaveValue('Red.')
  await dragTo(page, rows.nth(1), rows.nth(0))
  await expect(rows.nth(1).getByLabel('Caption')).toHaveValue('Red.')
  await rows.nth(1).getByLabel('Caption').press('Alt+ArrowUp')
  await expect(rows.nth(0).getByLabel('Caption')).toHaveValue('Red.')
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('popup.png') })
  await rows.nth(1).getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  // Beside the popup of a wide screen a press closes it.
  if (isPhone()) await popup.getByRole('button', { name: 'Done' }).click()
  await expect(story.getByRole('button', { name: 'Gallery: 3 pictures' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('editor.png'), fullPage: true })

  await publishAnyway(page)
  const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
  const gallery = {
    type: 'gallery',
    pictures: [{ caption: 'Red.' }, { caption: 'Green.' }, {}],
    caption: 'Three soups.',
  }
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({
      recipe: { storyMore: [{ type: 'paragraph' }, gallery, { type: 'paragraph' }] },
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${origin}/recipes/recipe-0`)
    const figure = page.getByRole('figure').filter({ hasText: 'Three soups.' })
    await expect(figure.locator('img')).toHaveCount(3)
    await expect(figure.getByRole('img', { name: 'A blue soup' })).toBeVisible()
    await page.screenshot({
      path: test.info().outputPath(`page-${colorScheme}.png`),
      fullPage: true,
    })
  }
  await expectAccessible(page)
})
