import type { WideDocument } from '@/src/domain/rich-text/document'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'
import { placeCaret } from '@/src/e2e/support/browser/place-caret'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] }) as const
const quote = (text: string) => ({ type: 'quote', children: [{ text }] }) as const
const divider = { type: 'divider' } as const

// docs/product/rich-text.md#wider-texts
test.describe('the text of a story', () => {
  test('has quotes and dividers, by Markdown and from the menu', async ({ page, open, value }) => {
    await open('wide-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.type('> Salt it twice.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('--- So we did.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/divider')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/quote')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Again.')
    expect(await value()).toEqual([
      quote('Salt it twice.'),
      divider,
      paragraph('So we did.'),
      divider,
      quote('Again.'),
    ])
    await expectAccessible(page)
  })

  test('lets the keyboard select, move and delete a divider', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.'), divider, paragraph('Two.')])
    await placeCaret(page.getByText('One.'), 'One.'.length)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-is-selected] hr')).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(async () => (await value<WideDocument>()).map(({ type }) => type))
      .toEqual(['paragraph', 'paragraph', 'divider'])
    await page.keyboard.press('Delete')
    await expect.poll(() => value()).toEqual([paragraph('One.'), paragraph('Two.')])
  })

  test('selects a divider that is pressed', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.'), divider, paragraph('Two.')])
    await page.locator('[aria-label=Story] hr').click()
    await page.keyboard.press('Backspace')
    await expect.poll(() => value()).toEqual([paragraph('One.'), paragraph('Two.')])
  })

  test('takes a changed story from outside without losing its blocks', async ({ page, open }) => {
    await open('wide-text', [quote('Salt it.'), divider])
    await expect(page.locator('[aria-label=Story] blockquote')).toHaveText('Salt it.')
    await page.evaluate(
      (next) => window.give?.(next),
      [quote('Salt it.'), divider, quote('Twice.')],
    )
    await expect(page.locator('[aria-label=Story] blockquote')).toHaveText(['Salt it.', 'Twice.'])
    await expect(page.locator('[aria-label=Story] hr')).toHaveCount(1)
  })
})

// docs/product/rich-text.md#pictures
test.describe('pictures in a story', () => {
  const picture = { type: 'picture', imageId: '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a01' } as const

  test('have a caption and a width, which a press on them opens', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.'), picture, paragraph('Two.')])
    await page.getByRole('button', { name: 'Picture: A loaf' }).click()
    const popup = page.getByRole('dialog', { name: 'Picture' })
    await expectAccessible(page)
    await popup.getByLabel('Caption').fill('The crumb.')
    await popup.getByLabel('Wider than the text').check()
    await popup.getByRole('button', { name: 'Done' }).click()
    await expect(popup).toBeHidden()
    const changed = { ...picture, caption: 'The crumb.', width: 'wide' }
    expect(await value()).toEqual([paragraph('One.'), changed, paragraph('Two.')])
    await expect(page.locator('[aria-label=Story] figcaption')).toHaveText('The crumb.')
  })

  test('are moved and opened with the keyboard, and removed with a way back', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text', [paragraph('One.'), picture, paragraph('Two.')])
    await placeCaret(page.getByText('One.'), 'One.'.length)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Alt+ArrowDown')
    const types = async () => (await value<WideDocument>()).map(({ type }) => type)
    await expect.poll(types).toEqual(['paragraph', 'paragraph', 'picture'])
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Picture' })
    await popup.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(types).toEqual(['paragraph', 'paragraph'])
    await page.keyboard.press('Control+z')
    await expect.poll(types).toEqual(['paragraph', 'paragraph', 'picture'])
  })
})

// docs/product/rich-text.md#galleries
test.describe('a gallery in a story', () => {
  const imageId = '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a01'
  const others = ['0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a02', '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a03']
  const pictures = [{ imageId, caption: 'The crumb.' }, ...others.map((id) => ({ imageId: id }))]
  const [crumb, crust, oven] = pictures
  const gallery = { type: 'gallery', pictures, caption: 'Our bakery.' } as const
  const shown = async (value: <Value>() => Promise<Value>) => (await value<WideDocument>())[1]

  test('is arranged by buttons and keys, and its captions are written', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text', [paragraph('One.'), gallery, paragraph('Two.')])
    await page.getByRole('button', { name: 'Gallery: 3 pictures' }).click()
    const popup = page.getByRole('dialog', { name: 'Gallery' })
    const rows = popup.getByRole('listitem')
    await popup.getByRole('button', { name: 'Move picture 1 down' }).click()
    await expect.poll(() => shown(value)).toEqual({ ...gallery, pictures: [crust, crumb, oven] })
    await rows.nth(1).getByLabel('Caption').press('Alt+ArrowDown')
    await rows.nth(0).getByLabel('Caption').fill('The crust.')
    await popup.getByLabel('Caption of the gallery').fill('')
    const { caption: _, ...bare } = gallery
    const arranged = [{ ...crust, caption: 'The crust.' }, oven, crumb]
    await expect.poll(() => shown(value)).toEqual({ ...bare, pictures: arranged })
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Done' }).click()
    await expect(popup).toBeHidden()
    await expect(page.getByRole('button', { name: 'Gallery: 3 pictures' })).toContainText(
      'The crust.',
    )
  })

  test('loses pictures with a way back, and is a picture when a single one is left', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text', [paragraph('One.'), gallery, paragraph('Two.')])
    await page.getByRole('button', { name: 'Gallery: 3 pictures' }).click()
    const popup = page.getByRole('dialog', { name: 'Gallery' })
    await popup.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect.poll(() => shown(value)).toEqual({ ...gallery, pictures: [crumb, oven] })
    await popup.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(popup).toBeHidden()
    expect(await value()).toEqual([
      paragraph('One.'),
      { type: 'picture', ...crumb },
      paragraph('Our bakery.'),
      paragraph('Two.'),
    ])
    await page.getByText('Two.').click()
    await page.keyboard.press('Control+z')
    await expect.poll(() => shown(value)).toEqual({ ...gallery, pictures: [crumb, oven] })
  })

  test('is made of files that are pasted together, in their order, whichever arrives first', async ({
    page,
    open,
    value,
  }) => {
    const ids = [imageId, ...others]
    await open('wide-text', [paragraph('One.')])
    await page.route('**/api/v1/manage/image-upload-urls', (route) =>
      route.fulfill({ json: { key: 'k.jpg', method: 'PUT', uploadUrl: '/store', headers: {} } }),
    )
    await page.route('**/store', (route) => route.fulfill({ status: 200 }))
    const later: (() => Promise<void>)[] = []
    await page.route('**/api/v1/manage/ferment/pictures*', (route) => {
      if (route.request().method() !== 'POST') return route.fulfill({ json: { pictures: [] } })
      const { name } = route.request().postDataJSON() as { name: string }
      const id = ids[Number(name.charAt(0))]
      const picture = { id, key: name, width: 8, height: 8, lqip: null, alt: null }
      const answer = (): Promise<void> => route.fulfill({ json: { picture } })
      if (name !== '0.jpg') return answer()
      later.push(answer)
      return Promise.resolve()
    })
    await page.getByText('One.').click()
    await page.getByRole('textbox', { name: 'Story' }).evaluate((element) => {
      const clipboardData = new DataTransfer()
      for (const name of ['0.jpg', '1.jpg', '2.jpg'])
        clipboardData.items.add(new File(['x'], name, { type: 'image/jpeg' }))
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    })
    const [first, second, third] = ids.map((id) => ({ imageId: id }))
    await expect
      .poll(async () => {
        const block = await shown(value)
        return block?.type === 'gallery' ? block.pictures.length : 0
      })
      .toBe(2)
    await expect.poll(() => later.length).toBe(1)
    await Promise.all(later.map((answer) => answer()))
    await expect
      .poll(() => shown(value))
      .toEqual({ type: 'gallery', pictures: [first, second, third] })
  })
})
