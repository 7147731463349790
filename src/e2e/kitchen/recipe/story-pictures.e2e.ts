import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import sharp from 'sharp'

/** A photo of one colour. */
const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

// docs/product/rich-text.md#pictures
test('a picture is added to the story, described, and shown on the page', async ({
  page,
  product,
}) => {
  const { slug, recipes, origin } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const story = page.getByRole('textbox', { name: 'The rest of the story' })
  await story.click()
  await page.keyboard.type('Look:')
  await page.keyboard.press('Enter')
  // A key is faster than a wait that begins with it.
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.type('/picture')
  await page.keyboard.press('Enter')
  const file = { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await photo('#a02020') }
  await (await chooser).setFiles([file])
  await story.getByRole('button', { name: 'Picture: without alt text' }).click()
  const popup = page.getByRole('dialog', { name: 'Picture' })
  await popup.getByLabel('Caption').fill('The soup of that winter.')
  await popup.getByLabel('Alt text').fill('A red soup')
  await popup.getByLabel('Wider than the text').check()
  await popup.getByRole('button', { name: 'Done' }).click()
  await expect(story.getByRole('button', { name: 'Picture: A red soup' })).toBeVisible()

  // A screenshot that is pasted is sent to the caret as well.
  await story.getByText('Look:').click()
  await page.keyboard.press('End')
  await story.evaluate(
    (element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'blue.jpg', { type: 'image/jpeg' }))
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    },
    (await photo('#2020a0')).toString('base64'),
  )
  await expect(story.getByRole('button', { name: /^Picture: / })).toHaveCount(2)
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('editor.png'), fullPage: true })

  await publishAnyway(page)
  const url = `${product.account}/api/v1/site/${slug}/recipes/recipe-0`
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({
      recipe: {
        storyMore: [
          { type: 'paragraph' },
          { type: 'picture' },
          { type: 'picture', caption: 'The soup of that winter.', width: 'wide' },
          { type: 'paragraph' },
        ],
        storyImages: [{ width: 1200, height: 800 }, { alt: 'A red soup' }],
      },
    })
  await page.goto(`${origin}/recipes/recipe-0`)
  await page.getByRole('button', { name: 'Read more' }).click()
  const figure = page.getByRole('figure').filter({ hasText: 'The soup of that winter.' })
  await expect(figure.getByRole('img', { name: 'A red soup' })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('page.png'), fullPage: true })
})
