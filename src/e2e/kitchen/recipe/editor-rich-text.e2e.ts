import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { word } from '@/src/kitchen/editor/rich-text/paste/testing/clipboards'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'

const paragraphs = (...words: string[]): RichTextDocument =>
  words.map((text) => ({ type: 'paragraph', children: [{ text }] }))
const types = (document: RichTextDocument): string[] => document.map(({ type }) => type)

// docs/product/rich-text.md#writing
test.describe('rich text', () => {
  test('is written with Markdown, the slash menu and lists', async ({ page, open, value }) => {
    await open('rich-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.type('## Rye')
    await page.keyboard.press('Enter')
    await page.keyboard.type('It is **good** bread')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- flour')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('rye')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/heading 3')
    await page.keyboard.press('Enter')
    await page.keyboard.type('End')
    expect(await value()).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'Rye' }] },
      {
        type: 'paragraph',
        children: [{ text: 'It is ' }, { text: 'good', bold: true }, { text: ' bread' }],
      },
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { text: 'flour' },
              {
                type: 'bulleted-list',
                children: [{ type: 'list-item', children: [{ text: 'rye' }] }],
              },
            ],
          },
        ],
      },
      { type: 'heading', level: 3, children: [{ text: 'End' }] },
    ])
  })

  test('gets a link from the bar, which checks the address', async ({ page, open, value }) => {
    await open('rich-text', paragraphs('bread'))
    const text = page.getByRole('textbox', { name: 'Story' })
    await text.click()
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Link' }).click()
    const address = page.getByRole('textbox', { name: 'Address of the link' })
    await address.fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid URL')
    await address.fill('example.com/bread')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'bread' })).toBeVisible()
    expect(await value()).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'link', href: 'https://example.com/bread', children: [{ text: 'bread' }] },
        ],
      },
    ])
  })

  test('makes a link of one that is typed as Markdown', async ({ page, open, value }) => {
    await open('rich-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.type('See [rye](example.com/rye) too')
    await expect(page.getByRole('link', { name: 'rye' })).toBeVisible()
    expect(await value()).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'See ' },
          { type: 'link', href: 'https://example.com/rye', children: [{ text: 'rye' }] },
          { text: ' too' },
        ],
      },
    ])
  })

  test('has the same blocks in the bar and behind a slash', async ({ page, open }) => {
    await open('rich-text', paragraphs('bread'))
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.press('Control+a')
    for (const name of ['Text', 'Heading 1', 'Heading 2', 'Heading 3', 'Bulleted list']) {
      await expect(page.getByRole('toolbar').getByRole('button', { name })).toBeVisible()
    }
    await page.keyboard.press('End')
    await page.keyboard.type(' /')
    await expect(page.getByRole('option')).toContainText([
      'Text',
      'Heading 1',
      'Heading 2',
      'Heading 3',
      'Bulleted list',
      'Numbered list',
    ])
  })

  test('knows no marks but bold and italic', async ({ page, open, value }) => {
    await open('rich-text', paragraphs('bread'))
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+u')
    await page.keyboard.press('Control+i')
    expect(await value()).toEqual([
      { type: 'paragraph', children: [{ text: 'bread', italic: true }] },
    ])
  })

  // docs/product/rich-text.md#pasting
  test('is cleaned when it is pasted from Word, which one undo takes back', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('rich-text', paragraphs('Before.'))
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await paste({ html: word, text: 'Rye bread' })
    await expect(page.getByText('Left out: 1 picture, underlining.')).toBeVisible()
    expect(types(await value())).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'bulleted-list',
      'numbered-list',
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => plainText(await value<RichTextDocument>()).trim()).toBe('Before.')
  })

  test('takes a paste of 2 MB, and says what was too much', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('rich-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await paste({ html: '<p>a line of words</p>'.repeat(90_000) })
    await expect(page.getByText(/^Left out: the end, [\d,]+ characters\./)).toBeVisible()
    expect((await value<RichTextDocument>()).length).toBeGreaterThan(500)
  })

  test('takes a change from outside without losing the caret', async ({
    page,
    open,
    give,
    value,
  }) => {
    await open('rich-text', paragraphs('First.', 'Second.'))
    await page.getByText('Second.').click()
    await page.keyboard.press('Home')
    await give(paragraphs('First, by somebody else.', 'New.', 'Second.'))
    await page.keyboard.type('My ')
    expect(plainText(await value())).toBe('First, by somebody else.\nNew.\nMy Second.')
  })

  test('moves its blocks by keys, and Tab leaves it', async ({ page, open, value }) => {
    await open('rich-text', paragraphs('One.', 'Two.'))
    await page.getByText('Two.').click()
    await page.keyboard.press('Alt+ArrowUp')
    expect(plainText(await value())).toBe('Two.\nOne.')
    await page.keyboard.press('Tab')
    const text = page.getByRole('textbox', { name: 'Story' })
    await expect(text).not.toBeFocused()

    // A list keeps nobody: an item goes one level below the one before it, and no deeper.
    await page.getByText('One.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- flour')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('rye')
    await expect(text).toBeFocused()
    const before = await value()
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    expect(await value()).toEqual(before)
  })

  test('has its blocks dragged by their handle', async ({ page, open, value, isMobile }) => {
    test.skip(isMobile, 'Where fingers point there are no handles')
    await open('rich-text', paragraphs('One.', 'Two.', 'Three.'))
    await page.getByText('One.').hover()
    const handle = page.getByTitle('Drag to move (Alt+Up, Alt+Down)')
    await expect(handle).toHaveCSS('opacity', '1')
    await handle.hover()
    await page.mouse.down()
    const to = await page.getByText('Three.').boundingBox()
    if (!to) throw new Error('A block is not drawn')
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 5 })
    await page.mouse.move(to.x + 25, to.y + to.height - 2)
    await page.mouse.up()
    await expect
      .poll(async () => plainText(await value<RichTextDocument>()))
      .toBe('Two.\nThree.\nOne.')
  })

  test('is written from the right where its letters are', async ({ page, open }) => {
    await open('rich-text', paragraphs('שלום עולם', 'hello'))
    const directions = page.locator('[aria-label=Story] > p')
    await expect(directions.first()).toHaveCSS('direction', 'rtl')
    await expect(directions.nth(1)).toHaveCSS('direction', 'ltr')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no barrier that axe finds, in ${colorScheme}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme })
      await open('rich-text', paragraphs('Some words.'))
      await page.getByRole('textbox', { name: 'Story' }).click()
      await page.keyboard.press('Control+a')
      await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('End')
      await page.keyboard.type(' /')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
