import { delayScripts } from '@/src/e2e/support/browser/hold-scripts'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { deviceCallCount, recordDeviceCalls } from '@/src/e2e/support/asked'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

test.beforeEach(({ page }) => recordDeviceCalls(page))

const SOUP = '/recipes/red-lentil-soup'
const PANCAKES = '/recipes/sourdough-pancakes'
const KIMCHI = '/recipes/napa-cabbage-kimchi'
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const ingredient = (page: Page, name: string) => page.getByRole('checkbox', { name })
const step = (page: Page, number: number) => page.locator(`#step-${number}`)

// docs/product/cooking.md#measures
test.describe('amounts', () => {
  test('follow servings and measures, which are kept for the next recipe', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await expect(choice(page, 'US')).toBeChecked()
    await expect(ingredient(page, 'water')).toHaveAccessibleName(/^6 ?½ cups\s+water/)
    await choice(page, '2 times').check()
    await expect(page.getByText('Makes 10 bowls')).toBeVisible()
    await expect(ingredient(page, 'water')).toHaveAccessibleName(/^13 cups/)
    await expect(ingredient(page, 'olive oil')).toHaveAccessibleName(/^4 tablespoons/)
    await choice(page, 'Metric').check()
    await expect(ingredient(page, 'water')).toHaveAccessibleName(/^3.12 l/)
    await choice(page, 'half').check()
    await expect(ingredient(page, 'large carrot')).toHaveAccessibleName(/^½\s+large carrot/)
    await page.reload()
    await expect(choice(page, 'Metric')).toBeChecked()
    await expect(choice(page, '1 times')).toBeChecked()
    await expectAccessible(page)
    await expectClearStyles(page)
  })

  test('convert temperatures in running text, from the site’s own system on', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['ferment']}${KIMCHI}`)
    await expect(choice(page, 'Celsius')).toBeChecked()
    await expect(step(page, 8)).toContainText('Leave at 20°C, out of the sun')
    await choice(page, 'Fahrenheit').check()
    await expect(step(page, 8)).toContainText('Leave at 65°F to 70°F, out of the sun')
  })

  // docs/product/rich-text.md#fixed-amounts
  test('for each piece stay the same for more servings', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}${PANCAKES}`)
    await choice(page, 'US').check()
    await choice(page, '2 times').check()
    await expect(ingredient(page, 'granulated sugar')).toHaveAccessibleName(/^4 tablespoons/)
    await expect(step(page, 5)).toContainText('Ladle in ¼ cup of batter for each pancake')
  })

  // docs/product/rich-text.md#references-and-measurements
  test('of what a step names are shown when it is pressed', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}${PANCAKES}`)
    const name = step(page, 2).getByTitle(/./).first()
    const shown = () => name.evaluate((element) => getComputedStyle(element, '::after').content)
    await expect.poll(shown).toBe('none')
    await choice(page, '2 times').check()
    await name.click()
    await expect(name).toBeFocused()
    await expect.poll(shown).toContain('(')
    await expect(step(page, 2)).toHaveAttribute('aria-current', 'step')
    await expectAccessible(page)
  })

  test('are there without storage', async ({ page, product }) => {
    await page.addInitScript(() => {
      for (const place of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, place, {
          get: () => {
            throw new DOMException('No', 'SecurityError')
          },
        })
      }
    })
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await choice(page, 'Metric').check()
    await expect(ingredient(page, 'water')).toHaveAccessibleName(/^1.56 l/)
    await step(page, 2)
      .getByRole('button', { name: /Start timer/ })
      .click()
    await expect(step(page, 2).getByRole('timer')).toBeVisible()
  })
})

// docs/product/cooking.md#timers
test.describe('cooking', () => {
  test('ticks what is at hand, and finds it ticked again', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    expect(await deviceCallCount(page, 'locks')).toBe(0)
    await ingredient(page, 'olive oil').check()
    await expect.poll(() => deviceCallCount(page, 'locks')).toBeGreaterThan(0)
    await page.reload()
    await expect(ingredient(page, 'olive oil')).toBeChecked()
    await expect(ingredient(page, 'water')).not.toBeChecked()
  })

  test('does what was pressed before the page was ready', async ({ page, product }) => {
    const release = await delayScripts(page)
    const recipe = `${product.sites['somethingfromnothing']}${SOUP}`
    await page.goto(recipe, { waitUntil: 'commit' })
    await ingredient(page, 'olive oil').check()
    await choice(page, '2 times').check()
    await step(page, 3).getByText('bring to a boil').click()
    release()
    await expect(step(page, 3)).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText('Makes 10 bowls')).toBeVisible()
    await expect(ingredient(page, 'olive oil')).toBeChecked()
    await expect(choice(page, '2 times')).toBeChecked()
  })

  test('selects a step by click and by the arrow keys', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await expect(step(page, 1)).toHaveAttribute('aria-current', 'step')
    await step(page, 3).getByText('bring to a boil').click()
    await expect(step(page, 3)).toHaveAttribute('aria-current', 'step')
    await expect(step(page, 1)).not.toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Step 3', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(step(page, 4)).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('button', { name: 'Step 4', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(step(page, 2)).toHaveAttribute('aria-current', 'step')
  })

  test('times a step: one timer, by the clock, over a reload, and rings', async ({
    page,
    product,
  }) => {
    await page.clock.install()
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    const first = step(page, 1).getByRole('timer')
    await step(page, 1)
      .getByRole('button', { name: /Start timer/ })
      .click()
    await expect(first).toHaveText(/^(8:00|7:5\d)$/)
    await page.clock.fastForward(60_000)
    await expect(first).toHaveText(/^6:5\d$/)
    await step(page, 1).getByRole('button', { name: 'Pause timer' }).click()
    const held = await first.textContent()
    await page.clock.fastForward(60_000)
    await expect(first).toHaveText(held ?? '')
    await page.reload()
    await expect(first).toHaveText(held ?? '')
    await step(page, 1).getByRole('button', { name: 'Resume timer' }).click()
    await page.clock.fastForward(120_000)
    await expect(first).toHaveText(/^4:5\d$/)

    await step(page, 4)
      .getByRole('button', { name: /Start timer/ })
      .click()
    await expect(step(page, 4).getByText('The timer of step 1 is still running.')).toBeVisible()
    await step(page, 4).getByRole('button', { name: 'Keep it' }).click()
    await expect(first).toHaveText(/^4:5\d$/)
    await step(page, 4)
      .getByRole('button', { name: /Start timer/ })
      .click()
    await step(page, 4).getByRole('button', { name: 'Start this one instead' }).click()
    await expect(first).toHaveCount(0)
    await expect(step(page, 4).getByRole('timer')).toHaveText(/^(20:00|19:5\d)$/)

    expect(await deviceCallCount(page, 'rings')).toBe(0)
    await page.clock.fastForward(20 * 60_000)
    await expect(step(page, 4).getByRole('timer')).toHaveText('0:00')
    await expect(page.getByText('The timer of step 4 is done')).toHaveCount(1)
    expect(await deviceCallCount(page, 'rings')).toBe(1)
    await step(page, 4).getByRole('button', { name: 'Reset timer' }).click()
    await expect(step(page, 4).getByRole('button', { name: /Start timer/ })).toBeVisible()
  })

  // docs/product/cooking.md#timers
  test('times each of several times that a step says, one after the other', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['somethingfromnothing']}/recipes/potato-tortilla`)
    const timers = step(page, 8).getByRole('button', { name: /Start timer/ })
    await expect(timers).toHaveText(['3 minutes', '10 minutes'])
    await timers.first().click()
    await expect(step(page, 8).getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/)
    await expect(timers).toHaveText(['10 minutes'])
    await timers.click()
    await step(page, 8).getByRole('button', { name: 'Start this one instead' }).click()
    await expect(step(page, 8).getByRole('timer')).toHaveText(/^(10:00|09:5\d)$/)
    await expect(timers).toHaveText(['3 minutes'])
    await page.reload()
    await expect(step(page, 8).getByRole('timer')).toHaveText(/^09:[0-5]\d$/)
    await expect(timers).toHaveText(['3 minutes'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('complementary', { name: 'Timer' })).toContainText(/09:\d\d/)
    await expectAccessible(page)
    await expectClearStyles(page)
  })

  test('keeps the timer in view while the page is elsewhere', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await step(page, 1)
      .getByRole('button', { name: /Start timer/ })
      .click()
    const floating = page.getByRole('complementary', { name: 'Timer' })
    await expect(floating).toHaveCount(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(floating.getByRole('timer')).toBeInViewport()
    await expectAccessible(page)
    await expectClearStyles(page)
    await floating.getByRole('button', { name: 'Step 1' }).click()
    await expect(step(page, 1)).toBeInViewport()
    await expect(floating).toHaveCount(0)
  })

  test('has a mode with one step at a time and what goes into it', async ({ page, product }) => {
    await page.goto(`${product.sites['somethingfromnothing']}${SOUP}`)
    await choice(page, '2 times').check()
    const open = page.getByRole('button', { name: 'Cook mode' })
    await open.click()
    const mode = page.getByRole('dialog', { name: /Red Lentil Soup/ })
    await expect(mode.getByText('Step 1 of 7')).toBeVisible()
    await expect(mode.getByRole('listitem')).toHaveText([
      /4 tablespoons\s+olive oil/,
      /2\s+large yellow onion/,
      /2\s+large carrot/,
    ])
    // Colours are those of the window once it has opened.
    await mode.evaluate((opened) =>
      Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await expectAccessible(page)
    await expectClearStyles(page)
    await mode.getByRole('button', { name: 'All ingredients' }).click()
    await expect(mode.getByRole('region', { name: 'All ingredients' })).toContainText('red lentils')
    expect(await mode.getByRole('listitem').count()).toBeGreaterThan(8)
    await mode.getByRole('button', { name: 'Back to the step' }).click()
    await expect(mode.getByRole('listitem')).toHaveCount(3)
    await mode.getByRole('button', { name: /Start timer/ }).click()
    await page.keyboard.press('ArrowRight')
    await expect(mode.getByText('Step 2 of 7')).toBeVisible()
    await expect(mode.getByRole('complementary', { name: 'Timer' })).toContainText(/[78]:\d\d/)
    await swipe(page, -200)
    await expect(mode.getByText('Step 3 of 7')).toBeVisible()
    await swipe(page, 200)
    await expect(mode.getByText('Step 2 of 7')).toBeVisible()
    for (const next of [3, 4, 5, 6, 7]) {
      await mode.getByRole('button', { name: 'Next' }).click()
      await expect(mode.getByText(`Step ${next} of 7`)).toBeVisible()
    }
    await mode.getByRole('button', { name: 'Done' }).click()
    await expect(mode).toHaveCount(0)
    await expect(step(page, 7)).toHaveAttribute('aria-current', 'step')
    await open.click()
    await page.keyboard.press('Escape')
    await expect(mode).toHaveCount(0)
    await expect(open).toBeFocused()
  })
})

/** A finger across the middle of the screen. */
async function swipe(page: Page, by: number): Promise<void> {
  await page.getByRole('dialog').evaluate((dialog, across) => {
    const body = dialog.querySelector('progress + div')
    const send = (type: string, clientX: number): void => {
      const init = { bubbles: true, pointerType: 'touch', clientX, clientY: 300 }
      body?.dispatchEvent(new PointerEvent(type, init))
    }
    send('pointerdown', 200)
    send('pointerup', 200 + across)
  }, by)
}
