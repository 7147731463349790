import type { Locator, Page } from '@playwright/test'
import { uuid } from '@/src/e2e/components/globals'
import { expect, test } from '@/src/e2e/support/browser/component-test'
import type {
  IngredientGroup,
  IngredientLine,
} from '@/src/kitchen/editor/ingredients/ingredient-line'

const groupOf = (...lines: string[]) => [
  {
    id: uuid(100, 0),
    title: null,
    ingredientUsages: lines.map((text, at) => ({ id: uuid(100, at + 1), text })),
  },
]
const shown = (page: Page): Locator => page.locator('[data-line-text]')
const part = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

async function amountTo(page: Page, name: string, numbers: string): Promise<void> {
  await part(page, name).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill(numbers)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, name: string, label: string, typed: string): Promise<void> {
  await part(page, name).click()
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.keyboard.press('Enter')
}

// docs/product/ingredient-lines.md#editing-a-line
test.describe('the text of an ingredient line', () => {
  const lines = [
    '1 cup + 2 tbsp sugar',
    '1 lb 8 oz ground beef',
    '2 large or 3 small onions',
    'a pinch of nutmeg',
    'a lemon',
    '6 chicken thighs (about 2 pounds)',
    'juice of ½ orange',
    '7/8 cup milk',
    '1 (14-ounce) can chickpeas, drained',
    '3 to 4 cups stock, or more as needed',
    '大さじ2 醤油',
  ]

  test('is shown as it was typed when the line is left, and is given back so', async ({
    page,
    open,
  }) => {
    await open('ingredient-lines')
    await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
    for (const line of lines) {
      await page.keyboard.insertText(line)
      await page.keyboard.press('Enter')
    }
    await expect(shown(page)).toHaveText(lines)
    expect(await shown(page).allTextContents()).toEqual(lines)
    await page.getByRole('button', { name: 'Edit as text: a pinch of nutmeg' }).focus()
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('textbox', { name: 'Ingredient' }).first()).toHaveValue(
      'a pinch of nutmeg',
    )
    await page.keyboard.press('Escape')
    expect(await shown(page).allTextContents()).toEqual(lines)
  })

  test('takes other numbers in their places, with the words that agree', async ({ page, open }) => {
    await open('ingredient-lines', groupOf('1 cup + 2 tbsp sugar', 'a lemon', '7/8 cup milk'))
    await amountTo(page, 'Amount: 2', '3')
    await amountTo(page, 'Amount: a', '2')
    await amountTo(page, 'Amount: 7/8', '1 1/2')
    await expect(shown(page)).toHaveText(['1 cup + 3 tbsp sugar', '2 lemons', '1 1/2 cups milk'])
    await page.keyboard.press('Control+z')
    await expect(shown(page).last()).toHaveText('7/8 cup milk')
  })

  test('opens a part by keys alone, and gives back the focus', async ({ page, open, isMobile }) => {
    test.skip(isMobile, 'A sheet lets its field be pressed, so that no keyboard covers it')
    await open('ingredient-lines', groupOf('2 cups flour'))
    await page.getByRole('button', { name: 'Edit as text: 2 cups flour' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(part(page, 'Ingredient: flour')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(part(page, 'Amount: 2')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Ingredient' })).toHaveValue('2 cups flour')
  })

  test('takes another unit in the place of the word', async ({ page, open, value }) => {
    await open('ingredient-lines', groupOf('1 lb 8 oz ground beef', '2 cups of flour'))
    await choose(page, 'Unit: oz', 'Unit', 'gram')
    await choose(page, 'Unit: cups', 'Unit', 'tablespoon')
    await expect(shown(page)).toHaveText(['1 lb 8 g ground beef', '2 tablespoons of flour'])
    await part(page, 'Unit: tablespoons').click()
    await page.getByRole('option', { name: 'No unit' }).click()
    await expect(shown(page).last()).toHaveText('2 flour')
    const [group] = await value<IngredientGroup[]>()
    expect(group?.ingredientUsages[1]).toMatchObject({ quantityMin: 2, unitId: null })
  })

  test('is left alone by a link to the catalogue, and takes its name on request', async ({
    page,
    open,
    value,
  }) => {
    const line = async (): Promise<IngredientLine | undefined> =>
      (await value<IngredientGroup[]>())[0]?.ingredientUsages[0]
    await open('ingredient-lines', groupOf('2 blorbs of zonk, sifted'))
    await choose(page, 'Ingredient: blorbs of zonk', 'Ingredient', 'rye flour')
    await expect(shown(page)).toHaveText('2 blorbs of zonk, sifted')
    expect(await line()).toMatchObject({ ingredientTitleOverride: 'blorbs of zonk' })
    await part(page, 'Ingredient: blorbs of zonk').click()
    await page.getByRole('button', { name: 'Use its name' }).click()
    await expect(shown(page)).toHaveText('2 rye flour, sifted')
    expect(await line()).toMatchObject({ ingredientTitleOverride: null })
    await choose(page, 'Ingredient: rye flour', 'Ingredient', 'Grandmother')
    await expect(shown(page)).toHaveText('2 Grandmother’s spice mix, sifted')
    expect(await line()).toMatchObject({ ingredientId: null })
  })

  test('says below itself when a link that was set by hand is lost', async ({ page, open }) => {
    await open('ingredient-lines', groupOf('2 blorbs of zonk'))
    await choose(page, 'Ingredient: blorbs of zonk', 'Ingredient', 'rye flour')
    await page.getByRole('button', { name: /^Edit as text/ }).focus()
    await page.keyboard.press('Backspace')
    await page.getByRole('textbox', { name: 'Ingredient' }).fill('2 cups sugar')
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveText('2 cups sugar')
    const remark = 'The name changed: no longer linked to “rye flour”.'
    await expect(page.getByRole('status').filter({ hasText: remark })).toBeAttached()
    await expect(page.getByRole('group').getByText(remark)).toBeVisible()
  })

  test('takes and loses words for preparation and note', async ({ page, open }) => {
    await open('ingredient-lines', groupOf('2 cups flour'))
    for (const [label, words] of [
      ['Preparation', 'sifted'],
      ['Note', 'organic'],
    ] as const) {
      await page.getByRole('button', { name: 'More for this line' }).click()
      await page.getByRole('button', { name: `Add a ${label.toLowerCase()}` }).click()
      await page.getByRole('textbox', { name: label }).fill(words)
      await page.getByRole('button', { name: 'Apply' }).click()
    }
    await expect(shown(page)).toHaveText('2 cups flour, sifted (organic)')
    await part(page, 'Preparation: sifted').click()
    await page.getByRole('textbox', { name: 'Preparation' }).fill('')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(shown(page)).toHaveText('2 cups flour (organic)')
  })
})

// docs/product/ingredient-lines.md#pinned-amounts
test('an amount is pinned in its window and in the menu of its line', async ({
  page,
  open,
  value,
}) => {
  const roles = async (): Promise<(string | undefined)[]> =>
    ((await value<IngredientGroup[]>())[0]?.ingredientUsages ?? []).map(({ spans }) => {
      const span = spans?.[0]
      return span?.kind === 'amount' ? span.role : undefined
    })
  await open('ingredient-lines', groupOf('2 bay leaves', '3 tbsp oil'))
  const keep = 'Keep this amount when servings change'
  await part(page, 'Amount: 2').click()
  await page.getByRole('checkbox', { name: keep }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'More for this line' }).nth(1).click()
  await page.getByRole('button', { name: keep }).click()
  await expect.poll(roles).toEqual(['fixed', 'fixed'])
  const marks = page.getByRole('button', { name: 'Stays the same when servings change' })
  await expect(marks).toHaveCount(2)
  await marks.first().click()
  await page.getByRole('checkbox', { name: keep }).uncheck()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(roles).toEqual(['main', 'fixed'])
})
