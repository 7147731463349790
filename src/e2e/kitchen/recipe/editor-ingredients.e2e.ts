import type { IngredientGroup } from '@/src/kitchen/editor/ingredients/ingredient-line'
import { uuid } from '@/src/e2e/components/globals'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { waitForKeyListener } from '@/src/e2e/support/browser/drag-keys'
import { expect, test } from '@/src/e2e/support/browser/component-test'

const FLOUR = '2 cups flour, sifted'

const recipe = (...groups: [title: string | null, ...lines: string[]][]) =>
  groups.map(([title, ...lines], group) => ({
    id: uuid(100 + group, 0),
    title,
    ingredientUsages: lines.map((text, at) => ({ id: uuid(100 + group, at + 1), text })),
  }))
const texts = (groups: IngredientGroup[]): (string | null)[][] =>
  groups.map(({ title, ingredientUsages }) => [title, ...ingredientUsages.map(({ text }) => text)])

// docs/product/kitchen.md#ingredient-lines
test.describe('ingredient lines', () => {
  test('are written, moved, doubled and removed by keys alone', async ({ page, open, value }) => {
    await open('ingredient-lines')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1 egg')
    await page.keyboard.press('Enter')
    await page.keyboard.type('For the sauce:')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2 lemons')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    expect(texts(await value())).toEqual([
      [null, '1 egg'],
      ['For the sauce', '2 lemons'],
    ])
    await page.keyboard.press('Alt+ArrowUp')
    expect(texts(await value())).toEqual([[null, '1 egg', '2 lemons'], ['For the sauce']])
    await page.keyboard.press('Control+d')
    expect(texts(await value())[0]).toEqual([null, '1 egg', '2 lemons', '2 lemons'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect(texts(await value())).toEqual([
      [null, '1 egg'],
      ['For the sauce', '2 lemons'],
    ])
    await page.keyboard.press('Control+Shift+z')
    expect(texts(await value())[0]).toEqual([null, '1 egg', '2 lemons'])
  })

  // docs/product/import-and-export.md#fractions-in-markup
  test('that are pasted keep their fractions apart', async ({ page, open, value, paste }) => {
    const fraction = '1<sup>1</sup>⁄<sub>2</sub>'
    await open('ingredient-lines')
    await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
    await paste({ html: `<p>${fraction} cups flour</p>`, text: '11⁄2 cups flour' })
    await page.keyboard.press('Enter')
    await paste({
      html: `<ul><li>2 eggs</li><li>${fraction} tsp salt</li></ul>`,
      text: '2 eggs\n11⁄2 tsp salt',
    })
    await expect(page.getByRole('group', { name: 'salt' })).toBeVisible()
    expect(texts(await value())).toEqual([[null, '1½ cups flour', '2 eggs', '1½ tsp salt']])
  })

  test('that are pasted become rows under headings, and one undo takes them back', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('ingredient-lines', recipe([null, '1 egg']))
    await page.getByRole('button', { name: 'Add an ingredient' }).click()
    await paste({
      text: 'For the dough:\n• 500 g flour\n• 2 blorbs of zonk\n\nTopping:\n1 tsp salt',
    })
    await expect(page.getByText('2 of 3 understood.')).toBeVisible()
    expect(texts(await value())).toEqual([
      [null, '1 egg'],
      ['For the dough', '500 g flour', '2 blorbs of zonk'],
      ['Topping', '1 tsp salt'],
    ])
    await page.getByRole('button', { name: 'Look at 1' }).click()
    await expect(page.getByRole('button', { name: 'Edit as text: 2 blorbs of zonk' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(texts(await value())[0]).toEqual([null, '1 egg', ''])
  })

  test('take a change from outside without losing the caret', async ({
    page,
    open,
    give,
    value,
  }) => {
    await open('ingredient-lines', recipe([null, '1 egg', '2 lemons']))
    await page.getByRole('button', { name: 'Edit as text: 2 lemons' }).click()
    await page.keyboard.press('Home')
    await page.keyboard.type('1')
    const groups = await value<IngredientGroup[]>()
    const [group] = groups
    const [first, ...others] = group?.ingredientUsages ?? []
    await give([
      { ...group, ingredientUsages: [{ ...first, text: '3 eggs', spans: null }, ...others] },
    ])
    await page.keyboard.type('0')
    await expect(page.getByRole('textbox', { name: 'Ingredient' })).toHaveValue('102 lemons')
    expect(texts(await value())).toEqual([[null, '3 eggs', '102 lemons']])
  })

  test('are moved with a thumb and without dragging', async ({ page, open, value }) => {
    await open('ingredient-lines', recipe([null, '1 egg', '2 lemons']))
    await page.getByRole('button', { name: 'More for this line' }).nth(1).click()
    await page.getByRole('button', { name: /^Move up/ }).click()
    expect(texts(await value())).toEqual([[null, '2 lemons', '1 egg']])
    await page.getByRole('button', { name: 'More for this line' }).first().click()
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('organic')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: 'Note: organic' })).toBeVisible()
  })

  test('are dragged by keys, with words for those who cannot see it', async ({
    page,
    open,
    value,
    isMobile,
  }) => {
    test.skip(isMobile, 'Where fingers point there are buttons instead of handles')
    await open('ingredient-lines', recipe([null, '1 egg', '2 lemons'], ['Sauce', '1 tsp salt']))
    await page.getByRole('button', { name: 'Drag to move' }).first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('The row is at position 1 of 4.')).toBeAttached()
    await waitForKeyListener(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('The row is at position 2 of 4.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(async () => texts(await value())[0]).toEqual([null, '2 lemons', '1 egg'])
  })

  test('are dragged with the mouse into another group', async ({ page, open, value, isMobile }) => {
    test.skip(isMobile, 'Where fingers point there are buttons instead of handles')
    await open('ingredient-lines', recipe([null, '1 egg', '2 lemons'], ['Sauce', '1 tsp salt']))
    await page.getByRole('group', { name: '1 egg' }).hover()
    const from = await page.getByRole('button', { name: 'Drag to move' }).first().boundingBox()
    const to = await page.getByRole('group', { name: /salt/ }).boundingBox()
    if (!from || !to) throw new Error('A line is not drawn')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 5, from.y + 30, { steps: 4 })
    await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect
      .poll(async () => texts(await value()))
      .toEqual([
        [null, '2 lemons'],
        ['Sauce', '1 tsp salt', '1 egg'],
      ])
  })

  test('hold right-to-left text, emoji and 5,000 characters', async ({ page, open, value }) => {
    await open('ingredient-lines')
    await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
    await page.keyboard.type('2 כוסות קמח')
    await expect(page.getByRole('textbox', { name: 'Ingredient' })).toHaveAttribute('dir', 'auto')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(`🍋 ${'very '.repeat(1000)}sour`)
    await page.keyboard.press('Escape')
    const [group] = await value<IngredientGroup[]>()
    expect(group?.ingredientUsages[0]?.text).toBe('2 כוסות קמח')
    expect(group?.ingredientUsages[1]?.text).toHaveLength(5007)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have no barrier that axe finds, in ${colorScheme}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme })
      await open('ingredient-lines')
      await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
      await page.keyboard.type(FLOUR)
      await page.keyboard.press('Enter')
      await page.keyboard.type('3 blorbs of zonk')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Unit: cups' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
