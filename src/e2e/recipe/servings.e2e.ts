import { expectAccessible } from '@/src/e2e/support/accessible'
import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const SOUP = '/recipes/red-lentil-soup'
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const ingredient = (page: Page, name: string) => page.getByRole('checkbox', { name })
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' })
const opener = (page: Page) => page.getByRole('button', { name: 'Scale by an ingredient' })
const form = (page: Page) => page.getByRole('group', { name: 'Scale by an ingredient' })

type Made = { lines: readonly string[]; yieldServings?: number; servingDescription?: string }

/** Publishes a recipe of these lines on a site of its own. @returns its address */
async function publish(page: Page, product: Running, made: Made): Promise<string> {
  const { slug, author, origin } = await makeOwnSite(page, product, [])
  const { lines, ...yielded } = made
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/recipes`], {
    ...yielded,
    title: 'Recipe',
    slug: 'recipe',
    publishedAt: new Date(Date.now() - 86_400_000).toISOString(),
    ingredientUsageGroups: [{ ingredientUsages: lines.map((text) => ({ text })) }],
    instructionGroups: [
      { instructions: [{ content: [{ type: 'paragraph', children: [{ text: 'Mix.' }] }] }] },
    ],
  })
  return `${origin}/recipes/recipe`
}

const BREAD: Made = {
  lines: [
    '400 g bread flour',
    '100 g whole wheat flour',
    '1 ½ cups water',
    '10 g salt',
    'semolina',
  ],
  yieldServings: 2,
  servingDescription: 'loaves',
}

// docs/product/amounts-and-units.md#servings
test.describe('any number of servings', () => {
  test('is typed, or stepped to, beside the five choices', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await expect(servings(page)).toHaveValue('5')
    await servings(page).fill('6')
    await expect(page.getByText('Makes 6 bowls')).toBeVisible()
    await expect(ingredient(page, 'olive oil')).toHaveAccessibleName(/^2 tablespoons \+ 1 teaspoon/)
    await expect(page.getByRole('radio', { name: 'times', checked: true })).toHaveCount(0)
    await servings(page).fill('7 1/2')
    await expect(ingredient(page, 'olive oil')).toHaveAccessibleName(/^3 tablespoons/)
    await page.getByRole('button', { name: 'One serving more' }).click()
    await expect(servings(page)).toHaveValue('8')
    await page.getByRole('button', { name: 'One serving less' }).click()
    await expect(servings(page)).toHaveValue('7')
    await choice(page, '2 times').check()
    await expect(servings(page)).toHaveValue('10')
    await expect(choice(page, '2 times')).toBeChecked()
  })

  test('is changed by the arrow keys, and by nothing that is no number', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await choice(page, '2 times').check()
    await servings(page).fill('7')
    await expect(page.getByText('Makes 7 bowls')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Makes 8 bowls')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Makes 6 bowls')).toBeVisible()
    await servings(page).fill('many')
    await expect(servings(page)).toHaveAttribute('aria-invalid', 'true')
    await servings(page).blur()
    await expect(servings(page)).toHaveValue('6')
    await servings(page).hover()
    await page.mouse.wheel(0, 200)
    await expect(servings(page)).toHaveValue('6')
    await servings(page).fill('100000')
    await servings(page).blur()
    await expect(servings(page)).toHaveValue('5000')
  })

  test('counts from before the page was ready', async ({ page, product }) => {
    const release = await delayScripts(page)
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`, { waitUntil: 'commit' })
    await servings(page).fill('20')
    release()
    await expect(page.getByText('Makes 20 bowls')).toBeVisible()
    await expect(servings(page)).toHaveValue('20')
    await expect(choice(page, '4 times')).toBeChecked()
  })

  test('is what was typed last, also where a choice was pressed before the page was ready', async ({
    page,
    product,
  }) => {
    const release = await delayScripts(page)
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`, { waitUntil: 'commit' })
    await servings(page).fill('7')
    await choice(page, '2 times').check()
    await servings(page).fill('20')
    release()
    await expect(page.getByText('Makes 20 bowls')).toBeVisible()
    await expect(servings(page)).toHaveValue('20')
    await servings(page).press('ArrowUp')
    await page.keyboard.type('6')
    await expect(page.getByText('Makes 6 bowls')).toBeVisible()
  })

  test('is printed', async ({ page, product }) => {
    const url = `${product.sites['somethingfromnothing']}${SOUP}`
    await page.goto(url)
    await servings(page).fill('6')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('dt', { hasText: 'Makes' }).locator('xpath=..')).toContainText(
      '6 bowls',
    )
    await expect(page.getByText(`${url} · 1.2 times the recipe`)).toBeVisible()
    await expect(servings(page)).toBeHidden()
  })

  test('is a number of times for a recipe without a yield', async ({ page, product }) => {
    await page.goto(await publish(page, product, { lines: ['2 lb chicken wings', 'salt'] }))
    const times = page.getByRole('spinbutton', { name: 'Times the recipe' })
    await expect(times).toHaveValue('1')
    await times.fill('1,5')
    await expect(ingredient(page, 'chicken wings')).toHaveAccessibleName(/^3 lb/)
    await page.getByRole('button', { name: 'Less', exact: true }).click()
    await page.getByRole('button', { name: 'Less', exact: true }).click()
    await expect(times).toHaveValue('½')
    await expect(ingredient(page, 'chicken wings')).toHaveAccessibleName(/^1 lb/)
    await expectAccessible(page)
  })

  test('has targets for fingers', async ({ page, product }) => {
    test.skip(test.info().project.name !== 'phone', 'desks have pointers')
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    for (const name of ['One serving less', 'One serving more']) {
      const button = page.getByRole('button', { name })
      const target = await button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { top, bottom } = getComputedStyle(element, '::after')
        return { width, height: height - parseFloat(top) - parseFloat(bottom) }
      })
      expect(target.width).toBeGreaterThanOrEqual(44)
      expect(target.height).toBeGreaterThanOrEqual(44)
    }
  })
})

// docs/product/recipe-page.md#scaling-by-an-ingredient
test.describe('scaling by an ingredient', () => {
  test('sets the servings so that the line is what the reader has', async ({ page, product }) => {
    await page.goto(await publish(page, product, BREAD))
    await opener(page).click()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    const amount = form(page).getByRole('spinbutton', { name: 'I have' })
    await expect(amount).toHaveValue('400')
    await expect(form(page).getByLabel('Unit')).toHaveValue('gram')
    await amount.fill('300')
    await expect(form(page)).toContainText('×¾, 1½ loaves')
    await expect(page.getByText('Makes 1½ loaves')).toBeVisible()
    await expect(ingredient(page, 'bread flour')).toHaveAccessibleName(/^300 g/)
    await amount.blur()
    await form(page).getByLabel('Unit').selectOption('kilogram')
    await expect(amount).toHaveValue('0.3')
    await amount.fill('0,8')
    await expect(page.getByText('Makes 4 loaves')).toBeVisible()
    await expect(choice(page, '2 times')).toBeChecked()
    await amount.blur()
    await form(page).getByLabel('Ingredient').selectOption({ index: 2 })
    await expect(amount).toHaveValue('3')
    await expect(form(page).getByLabel('Unit')).toHaveValue('cup')
    await amount.fill('1 1/4')
    await expect(form(page)).toContainText('×0.83, 1⅔ loaves')
    await expectAccessible(page)
    await expectClearStyles(page)
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(amount).toHaveValue('1½')
    await expect(servings(page)).toHaveValue('2')
    await opener(page).click()
    await expect(form(page)).toHaveCount(0)
  })

  test('goes by keyboard, in the reader’s own measures, and leaves out what does not scale', async ({
    page,
    product,
  }) => {
    await page.goto(
      await publish(page, product, {
        lines: ['2 cups milk', '3 eggs', '2 tablespoons oil, for frying', 'salt to taste'],
      }),
    )
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(form(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('Ingredient')).toBeFocused()
    await expect(form(page).getByLabel('Ingredient').getByRole('option')).toHaveText([
      /milk/,
      /eggs/,
    ])
    await page.keyboard.press('ArrowDown')
    const amount = form(page).getByRole('spinbutton', { name: 'I have' })
    await expect(amount).toHaveValue('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    await expect(ingredient(page, 'eggs')).toHaveAccessibleName(/^2 eggs/)
    await expect(ingredient(page, 'oil')).toHaveAccessibleName(/^2 tablespoons/)
    await expect(form(page)).toContainText('×⅔')
  })
})

// docs/product/recipe-page.md#bakers-percentages
test.describe('baker’s percentages', () => {
  const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Baker’s percentages' })

  test('are shown for those who switch them on, also next time', async ({ page, product }) => {
    await page.goto(await publish(page, product, BREAD))
    const water = ingredient(page, 'water')
    await expect(water).not.toHaveAccessibleName(/%/)
    await toggle(page).check()
    await expect(water).toHaveAccessibleName(/^1 ?½ cups water 71%$/)
    await expect(ingredient(page, 'bread flour')).toHaveAccessibleName(/ 80%$/)
    await expect(ingredient(page, 'wheat flour')).toHaveAccessibleName(/ 20%$/)
    await expect(ingredient(page, 'salt')).toHaveAccessibleName(/ 2%$/)
    await expect(ingredient(page, 'semolina')).toHaveAccessibleName('semolina')
    await choice(page, '2 times').check()
    await expect(water).toHaveAccessibleName(/^3 cups water 71%$/)
    await expectAccessible(page)
    await expectClearStyles(page)
    await page.reload()
    await expect(toggle(page)).toBeChecked()
    await expect(water).toHaveAccessibleName(/ 71%$/)
  })

  test('stay on one line in a narrow list, and the form is read on a dark ground', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['jerumai']}/recipes/crisp-lace-pancakes`)
    await toggle(page).check()
    const percentage = page.getByText('43%', { exact: true }).first()
    await expect(percentage).toBeVisible()
    expect((await percentage.boundingBox())?.height).toBeLessThan(35)
    await opener(page).click()
    const select = form(page).getByLabel('Ingredient')
    const [face, ground] = await select.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(face).not.toBe(ground)
    await expectAccessible(page)
  })

  test('are nowhere without flour', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await expect(opener(page)).toBeVisible()
    await expect(toggle(page)).toHaveCount(0)
  })
})
