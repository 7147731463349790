import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] }) as const
const url = 'https://youtu.be/dQw4w9WgXcQ'

// docs/product/rich-text.md#embeds
test.describe('an embed in a story', () => {
  test('is made from the menu with an address that may be embedded, and edited', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.type('/embed')
    await page.keyboard.press('Enter')
    const address = page.getByRole('textbox', { name: 'Address' })
    for (const wrong of ['http://youtu.be/x', 'javascript:alert(1)', 'https://a:b@youtu.be/x']) {
      await address.fill(wrong)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Use an https:// address')).toBeVisible()
    }
    await address.fill('youtu.be/dQw4w9WgXcQ')
    await expect(page.getByText('Empty for “Video on YouTube”')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below.')
    await expect.poll(() => value()).toEqual([{ type: 'embed', url }, paragraph('Below.')])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Kneading <b>')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => value())
      .toEqual([{ type: 'embed', url, title: 'Kneading <b>' }, paragraph('Below.')])
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Turn into a link' }).click()
    const link = { type: 'link', href: url, children: [{ text: 'Kneading <b>' }] }
    await expect
      .poll(() => value())
      .toEqual([{ type: 'paragraph', children: [link] }, paragraph('Below.')])
  })

  test('comes of an address that is pasted alone, and is a link again with one undo', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('wide-text', [paragraph('One.')])
    await page.getByText('One.').click()
    await page.keyboard.press('End')
    await paste({ text: url })
    const joined = [{ type: 'paragraph', children: [{ text: `One.${url}` }] }]
    await expect.poll(() => value()).toEqual(joined)
    await page.keyboard.press('Enter')
    await paste({ text: `${url}\n` })
    const below = { type: 'paragraph', children: [] }
    await expect.poll(() => value()).toEqual([...joined, { type: 'embed', url }, below])
    await expect(page.getByText('Shown as Video on YouTube.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    const link = { type: 'link', href: url, children: [{ text: url }] }
    await expect.poll(() => value()).toEqual([...joined, { type: 'paragraph', children: [link] }])
  })

  test('is selected by a press, and removed with Delete', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.'), { type: 'embed', url, title: 'Kneading' }])
    await page.getByText('Kneading').click()
    await page.keyboard.press('Delete')
    await expect.poll(() => value()).toEqual([paragraph('One.')])
  })
})
