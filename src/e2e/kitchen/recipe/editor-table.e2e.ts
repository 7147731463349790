import type { Table, WideDocument } from '@/src/domain/rich-text/document'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'
import { placeCaret } from '@/src/e2e/support/browser/place-caret'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] }) as const
const cell = (text: string) => ({
  type: 'table-cell' as const,
  children: text === '' ? [] : [{ text }],
})
const table = (...rows: string[][]): Table => ({
  type: 'table',
  children: rows.map((texts) => ({ type: 'table-row', children: texts.map(cell) })),
})
const headed = (...rows: string[][]): Table => ({ ...table(...rows), headerRow: true })

// docs/product/rich-text.md#tables
test.describe('a table in a story', () => {
  test('is made from the menu, and written with Tab, Shift+Tab and Enter', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text')
    await page.getByRole('textbox', { name: 'Story' }).click()
    await page.keyboard.type('/table')
    await page.keyboard.press('Enter')
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('new')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await page.keyboard.type('last')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below.')
    await expect
      .poll(() => value())
      .toEqual([
        headed(['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i!'], ['new', '', 'last']),
        paragraph('Below.'),
      ])
    await expectAccessible(page)
  })

  test('has its cells as lines of text, whatever is typed in them', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text', [table(['x'])])
    await placeCaret(page.getByRole('textbox', { name: 'Story' }).getByText('x'), 1)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('# - /quote')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect.poll(() => value()).toEqual([table(['x\n# - /quote'])])
  })

  test('gets and loses rows and columns by its menu, which the keyboard opens', async ({
    page,
    open,
    value,
  }) => {
    await open('wide-text', [headed(['a', 'b'], ['c', 'd'])])
    const choose = async (name: string): Promise<void> => {
      await page.keyboard.press('Alt+F10')
      const item = page.getByRole('menuitem', { name, exact: true })
      await item.click()
      await expect(item).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: 'Story' })).toBeFocused()
    }
    const rowsAre = (next: Table) => expect.poll(() => value()).toEqual([next])
    await page.getByText('a', { exact: true }).click()
    await choose('Add row above')
    await rowsAre(headed(['', ''], ['a', 'b'], ['c', 'd']))
    await choose('Add column after')
    await rowsAre(headed(['', '', ''], ['a', '', 'b'], ['c', '', 'd']))
    await page.keyboard.type('new')
    await rowsAre(headed(['', 'new', ''], ['a', '', 'b'], ['c', '', 'd']))
    await choose('Remove column')
    await choose('Remove row')
    await rowsAre(headed(['a', 'b'], ['c', 'd']))
    await choose('Make first row normal')
    await choose('Make first column a header')
    await rowsAre({ ...table(['a', 'b'], ['c', 'd']), headerColumn: true })
    await page.keyboard.press('ControlOrMeta+z')
    await rowsAre(table(['a', 'b'], ['c', 'd']))
    await choose('Remove table')
    await expect.poll(() => value()).toEqual([])
  })

  test('moves as a whole with Alt and the arrows', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.'), table(['a', 'b'])])
    await page.getByText('b', { exact: true }).click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => value()).toEqual([table(['a', 'b']), paragraph('One.')])
  })

  test('stands behind the selected text from the bar', async ({ page, open, value }) => {
    await open('wide-text', [paragraph('One.')])
    await page.getByText('One.').selectText()
    await page
      .getByRole('toolbar', { name: 'Formatting' })
      .getByRole('button', { name: 'Table' })
      .click()
    await expect
      .poll(async () => (await value<WideDocument>()).map(({ type }) => type).slice(0, 2))
      .toEqual(['paragraph', 'table'])
  })

  test('comes with the clipboard, as HTML, as Markdown and from a spreadsheet', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('wide-text')
    const text = page.getByRole('textbox', { name: 'Story' })
    await text.click()
    await paste({
      html: '<table><thead><tr><th>Flour</th><th>Water</th></tr></thead><tbody><tr><td><p>rye</p></td><td>80%</td></tr></tbody></table>',
    })
    await expect
      .poll(async () => (await value<WideDocument>()).filter(({ type }) => type === 'table'))
      .toEqual([headed(['Flour', 'Water'], ['rye', '80%'])])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => value()).toEqual([])
    await paste({ text: 'rye\t80%\nwheat\t70%' })
    await expect
      .poll(async () => (await value<WideDocument>()).filter(({ type }) => type === 'table'))
      .toEqual([table(['rye', '80%'], ['wheat', '70%'])])
  })

  test('takes what is pasted into a cell as lines of its text', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('wide-text', [table(['x', 'y'])])
    await page.getByText('x', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Table' })).toBeVisible()
    await page.keyboard.press('End')
    await paste({
      html: '<h2>One</h2><ul><li>Two</li></ul><table><tr><td>3</td><td>4</td></tr></table>',
    })
    await expect
      .poll(async () => (await value<WideDocument>()).map(({ type }) => type))
      .toEqual(['table'])
    await expect.poll(async () => JSON.stringify(await value())).toContain('Two')
  })
})
