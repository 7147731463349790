import type { StepGroup } from '@/src/kitchen/editor/steps/step'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { uuid } from '@/src/e2e/components/globals'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/browser/component-test'
import { placeCaret } from '@/src/e2e/support/browser/place-caret'

type Recipe = { steps: StepGroup[] }

const ingredients = [
  {
    id: uuid(100, 0),
    ingredientUsages: [
      {
        id: uuid(100, 1),
        quantityMin: 2,
        unitId: uuid(1, 8),
        ingredientTitleOverride: 'flour',
        originalText: '2 cups flour',
      },
      {
        id: uuid(100, 2),
        quantityMin: 4,
        ingredientTitleOverride: 'eggs',
        originalText: '4 eggs',
      },
    ],
  },
]
const recipe = (...steps: string[]) => ({
  ingredients,
  steps: [
    {
      id: uuid(101, 0),
      instructions: steps.map((content, at) => ({ id: uuid(101, at + 1), content })),
    },
  ],
})
const texts = ({ steps }: Recipe): (string | null)[][] =>
  steps.map(({ title, instructions }) => [
    title,
    ...instructions.map(({ content }) =>
      plainText(
        content ?? [],
        ({ type, text }) => text ?? (type === 'measurement' ? '[amount]' : '[name]'),
      ),
    ),
  ])

// docs/product/kitchen.md#steps
test.describe('steps', () => {
  test('name ingredients, amounts and a timer as they are typed', async ({ page, open, value }) => {
    await open('steps-editor', recipe())
    await page.getByRole('button', { name: 'Write or paste the steps' }).click()
    await page.keyboard.type('Mix @flo')
    await expect(page.getByRole('option', { name: '1 cup flour Half' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(', then 250 g')
    await expect(page.getByRole('option', { name: /250 g that scales/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('; brush (#3 tbsp')
    await page.keyboard.press('Enter')
    await page.keyboard.type(') with @eg')
    await page.keyboard.press('Enter')
    await page.keyboard.type('. Bake 20 minutes')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '20 minutes' })).toBeVisible()
    expect(texts(await value())).toEqual([
      [null, 'Mix [amount] [name], then 250 g; brush (3 tbsp) with [name]. Bake 20 minutes'],
    ])
    expect((await value<Recipe>()).steps[0]?.instructions[0]?.timerMinutes).toBe(20)
    await page.getByRole('combobox', { name: 'Amounts as for' }).selectOption('2')
    await expect(page.getByRole('button', { name: 'Amount: 2 cups' })).toBeVisible()
  })

  test('are split by Enter twice in the middle of a text, and by no single one', async ({
    page,
    open,
    value,
  }) => {
    await open('steps-editor', recipe('Boil the water. Add the rice.'))
    await placeCaret(page.getByText('Boil the water.'), 'Boil the water. '.length)
    await page.keyboard.press('Enter')
    expect(texts(await value())).toEqual([[null, 'Boil the water. \nAdd the rice.']])
    await page.keyboard.press('Enter')
    expect(texts(await value())).toEqual([[null, 'Boil the water. ', 'Add the rice.']])
    await page.keyboard.type('Then: ')
    expect(texts(await value())).toEqual([[null, 'Boil the water. ', 'Then: Add the rice.']])
  })

  test('begin with Enter twice, join with Backspace, move by keys, and all is taken back', async ({
    page,
    open,
    value,
  }) => {
    await open('steps-editor', recipe())
    await page.getByRole('button', { name: 'Write or paste the steps' }).click()
    await page.keyboard.type('Mix.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bake.')
    expect(texts(await value())).toEqual([[null, 'Mix.', 'Bake.']])
    await page.keyboard.press('Alt+ArrowUp')
    expect(texts(await value())).toEqual([[null, 'Bake.', 'Mix.']])
    await page.keyboard.press('Control+z')
    expect(texts(await value())).toEqual([[null, 'Mix.', 'Bake.']])
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Backspace')
    expect(texts(await value())).toEqual([[null, 'Mix.\nBake.']])
    await page.keyboard.press('Control+z')
    expect(texts(await value())).toEqual([[null, 'Mix.', 'Bake.']])
    await page.keyboard.press('Control+Shift+z')
    expect(texts(await value())).toEqual([[null, 'Mix.\nBake.']])
  })

  // docs/product/import-and-export.md#fractions-in-markup
  test('that are pasted keep their fractions apart', async ({ page, open, value, paste }) => {
    await open('steps-editor', recipe())
    await page.getByRole('button', { name: 'Write or paste the steps' }).click()
    const hours = '1<sup>1</sup>&frasl;<sub>2</sub> hours'
    await paste({ html: `<ol><li>Rest.</li><li>Bake for ${hours}.</li></ol>`, text: '' })
    await expect(page.getByRole('textbox', { name: 'Step 2' })).toBeVisible()
    expect(texts(await value())).toEqual([[null, 'Rest.', 'Bake for 1½ hours.']])
  })

  test('that are pasted are steps of their own, and their ingredients are linked at once', async ({
    page,
    open,
    value,
    paste,
  }) => {
    await open('steps-editor', recipe())
    await page.getByRole('button', { name: 'Write or paste the steps' }).click()
    await paste({ text: '1. Mix the flour.\n2. Beat the eggs.\n\nTo serve:\n3. Dust with flour.' })
    await expect(page.getByRole('textbox', { name: 'Step 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Link 3 ingredients' }).click()
    expect(texts(await value())).toEqual([
      [null, 'Mix the flour.', 'Beat the eggs.'],
      ['To serve', 'Dust with flour.'],
    ])
    await expect(page.getByRole('button', { name: 'Ingredient: 2 cups flour' })).toHaveCount(2)
  })

  test('keep their words and spaces when ingredients are linked, and are written on behind a chip', async ({
    page,
    open,
    value,
  }) => {
    await open('steps-editor', recipe('Beat one egg (the Flour  later), not eggplant.'))
    const step = page.getByRole('textbox', { name: 'Step 1' })
    const shown = await step.innerText()
    await page.getByRole('button', { name: 'Link 2 ingredients' }).click()
    await expect(page.getByRole('button', { name: 'Ingredient: 4 eggs' })).toHaveText('egg')
    expect(await step.innerText()).toBe(shown)
    expect(texts(await value())).toEqual([[null, 'Beat one egg (the Flour  later), not eggplant.']])
    await page.getByRole('button', { name: 'Ingredient: 4 eggs' }).click()
    await page.getByRole('textbox', { name: 'Shown as' }).fill('large egg')
    await page.keyboard.press('Enter')
    expect(texts(await value())).toEqual([
      [null, 'Beat one large egg (the Flour  later), not eggplant.'],
    ])
    await page.getByRole('button', { name: 'Ingredient: 2 cups flour' }).click()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await expect(step.getByRole('button', { name: /^Ingredient: / })).toHaveCount(1)
    expect(texts(await value())).toEqual([
      [null, 'Beat one large egg (the Flour  later), not eggplant.'],
    ])
  })

  test('show all their timers, and take a list in place of the times in the text', async ({
    page,
    open,
    value,
  }) => {
    await open('steps-editor', recipe('Simmer 10 minutes, then bake for 30 to 35 minutes.'))
    await expect(page.getByRole('button', { name: '10 minutes' })).toBeVisible()
    await page.getByRole('button', { name: '30 to 35 minutes' }).click()
    await page.getByRole('checkbox', { name: /Offer the times in the text/ }).uncheck()
    const further = page.getByRole('textbox', { name: 'Additional timers' })
    await expect(further).toHaveValue('10 minutes, 30 to 35 minutes')
    await further.fill('Bake 30 to 35 minutes, cool')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(/^Enter a time/)).toBeVisible()
    await further.fill('Bake 30 to 35 minutes, cool 5 min')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: 'cool 5 min' })).toBeVisible()
    await expect(page.getByRole('button', { name: '10 minutes' })).toHaveCount(0)
    expect((await value<Recipe>()).steps[0]?.instructions[0]).toMatchObject({
      timerMinutes: null,
      furtherTimers: [
        { minutes: 30, label: 'Bake 30 to 35 minutes' },
        { minutes: 5, label: 'cool 5 min' },
      ],
    })
  })

  test('take a change from outside without losing the caret', async ({
    page,
    open,
    give,
    value,
  }) => {
    await open('steps-editor', recipe('Mix.', 'Bake.'))
    await page.getByRole('textbox', { name: 'Step 2' }).click()
    await page.keyboard.press('Home')
    await give(recipe('Mix well.', 'Bake. Serve.'))
    await page.keyboard.type('Now ')
    expect(texts(await value())).toEqual([[null, 'Mix well.', 'Now Bake. Serve.']])
  })

  test('get timer, note and pictures with a thumb', async ({ page, open, value }) => {
    await open('steps-editor', recipe('Mix.'))
    const more = page.getByRole('button', { name: 'More for step 1' })
    await more.click()
    await page.getByRole('button', { name: 'Add a timer' }).click()
    await page.getByRole('textbox', { name: 'Timer', exact: true }).fill('1 h 20')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: '1 hr 20 min' })).toBeVisible()
    await more.click()
    await page.getByRole('button', { name: 'Add pictures' }).click()
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    expect((await value<Recipe>()).steps[0]?.instructions[0]).toMatchObject({
      timerMinutes: 80,
      imageIds: [uuid(9, 1)],
    })
  })

  test('change a chip where it stands', async ({ page, open, value }) => {
    const chip = [
      {
        type: 'paragraph',
        children: [{ text: 'Add ' }, { type: 'measurement', quantity: 2, unitId: uuid(1, 8) }],
      },
    ]
    const steps = [{ instructions: [{ content: chip }] }]
    await open('steps-editor', { ingredients, steps })
    await page.getByRole('button', { name: 'Amount: 2 cups' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('1 1/2')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Amount: 1½ cups' })).toBeVisible()
    const [step] = (await value<Recipe>()).steps[0]?.instructions ?? []
    expect(step?.content?.[0]).toMatchObject({ children: [{}, { quantity: 1.5 }] })
  })

  // docs/product/rich-text.md#fixed-amounts
  test('keep an amount that the words fix, and let its author decide', async ({
    page,
    open,
    value,
  }) => {
    const amount = { type: 'measurement', quantity: 2, unitId: uuid(1, 8) }
    const content = [{ type: 'paragraph', children: [{ text: 'Pour ' }, amount] }]
    await open('steps-editor', { ingredients, steps: [{ instructions: [{ content }] }] })
    const scales = page.getByRole('button', { name: 'Amount: 2 cups', exact: true })
    const fixed = page.getByRole('button', {
      name: 'Amount: 2 cups, stays the same when servings change',
    })
    await scales.click()
    await page.getByRole('button', { name: 'Keep this amount when servings change' }).click()
    await expect(fixed).toBeVisible()
    const decision = async () => {
      const [step] = (await value<Recipe>()).steps[0]?.instructions ?? []
      const [block] = step?.content ?? []
      return block && 'children' in block ? block.children[1] : undefined
    }
    expect(await decision()).toEqual({ ...amount, scaling: 'fixed' })
    await fixed.click()
    await page.getByRole('button', { name: 'Scale this amount with servings' }).click()
    await expect(scales).toBeVisible()
    expect(await decision()).toEqual(amount)
    await page.getByRole('textbox', { name: 'Step 1' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' of batter for each pancake')
    await expect(fixed).toBeVisible()
    expect(await decision()).toEqual(amount)
    await fixed.click()
    await page.getByRole('button', { name: 'Scale this amount with servings' }).click()
    await expect(scales).toBeVisible()
    expect(await decision()).toEqual({ ...amount, scaling: 'scaled' })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have no barrier that axe finds, in ${colorScheme}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme })
      await open('steps-editor', recipe('Mix the flour.', 'Bake.'))
      await page.getByRole('button', { name: /^Link 1/ }).click()
      await page.getByRole('textbox', { name: 'Step 2' }).click()
      await page.keyboard.press('End')
      await page.keyboard.type(' @')
      await expect(page.locator('[role=option]').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})
