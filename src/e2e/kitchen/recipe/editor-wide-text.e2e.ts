import type { WideDocument } from '@/src/domain/rich-text/document'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'

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
    await page.getByText('One.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
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
    await page.getByText('One.').click()
    await page.keyboard.press('End')
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
