import type { FrameLocator, Page } from '@playwright/test'
import { isPhone } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { Running } from '@/src/e2e/support/product'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const STEPS = 14
const LATE = 12

/** Opens the editor of a recipe whose page is several screens long. */
async function openLongRecipe(page: Page, product: Running): Promise<void> {
  const { slug, author } = await makeOwnSite(page, product, [])
  const numbers = Array.from({ length: STEPS }, (_, index) => index + 1)
  const { recipe } = await callAs<{ recipe: { id: string } }>(
    page.request,
    product,
    author,
    ['POST', `/manage/${slug}/recipes`],
    {
      title: 'Cassoulet',
      slug: 'cassoulet',
      description: 'Beans, duck and time.',
      ingredientUsageGroups: [
        { ingredientUsages: numbers.map((number) => ({ text: `${number} cups beans` })) },
      ],
      instructionGroups: [
        {
          instructions: numbers.map((number) => ({
            content: `Stir pot ${number}. ${'Let it simmer, and look after it. '.repeat(8)}`,
          })),
        },
      ],
    },
  )
  await page.goto(`/kitchen/${slug}/recipes/${recipe.id}`)
}

const frame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview"]')
const previewButton = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })
const stepField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Step ${number}`, exact: true })

/** Whether a part of the preview is in view, and whether it is marked. */
const look = (preview: FrameLocator, part: string): Promise<string> =>
  preview.locator(part).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const isMarked = element.getAnimations().some(({ id }) => id === 'edited')
    return `${top >= 0 && bottom <= innerHeight ? 'in view' : 'out of view'}${isMarked ? ', marked' : ''}`
  })

/** Waits for a look; a frame that is renewed meanwhile is looked at again. */
const expectLook = (preview: FrameLocator, part: string, expected: string): Promise<void> =>
  expect(async () => expect(await look(preview, part)).toBe(expected)).toPass({
    intervals: [50],
    timeout: 30_000,
  })

/** Makes a mark last as long as a busy machine takes to look at it. */
const markLonger = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      return animate.call(
        this,
        frames,
        typeof options === 'object' ? { ...options, duration: 5000 } : options,
      )
    }
  })

const innerWidth = (preview: FrameLocator): Promise<number> =>
  preview.locator('html').evaluate(() => window.innerWidth)

// docs/product/kitchen.md#preview
test('the preview scrolls to what is edited and marks it, until it is scrolled by hand', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'on a phone the preview covers the recipe')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await markLonger(page)
  await openLongRecipe(page, product)
  const preview = frame(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Cassoulet')
  await expectLook(preview, `#step-${LATE}`, 'out of view')

  await stepField(page, LATE).click()
  await expectLook(preview, `#step-${LATE}`, 'in view, marked')
  await expectLook(preview, `#step-${LATE}`, 'in view')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Skim.')
  await expect(preview.locator(`#step-${LATE}`)).toContainText('Skim.')
  await expectLook(preview, `#step-${LATE}`, 'in view')
  await page.keyboard.type(' Salt.')
  await expect(stepField(page, LATE)).toContainText('Skim. Salt.')

  // The focus alone is enough, in ingredients too.
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await expectLook(preview, 'h1', 'in view, marked')
  await stepField(page, LATE).click()
  await expectLook(preview, `#step-${LATE}`, 'in view, marked')

  await page.locator('iframe[title="Preview"]').hover()
  await page.mouse.wheel(0, -20_000)
  await expectLook(preview, 'h1', 'in view')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Serve.')
  await expect(preview.locator(`#step-${LATE}`)).toContainText('Serve.')
  await expectLook(preview, 'h1', 'in view')
  await expectLook(preview, `#step-${LATE}`, 'out of view')
  await stepField(page, LATE - 1).click()
  await expectLook(preview, `#step-${LATE - 1}`, 'in view, marked')
})

// docs/product/kitchen.md#preview
test('the preview has the width of a desktop or a phone, and stays hidden in this browser', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'a phone has its own width')
  await openLongRecipe(page, product)
  const preview = frame(page)
  await expect.poll(() => innerWidth(preview)).toBe(1200)
  const sizes = page.getByRole('group', { name: 'Width of the preview' })
  await sizes.getByRole('radio', { name: 'Phone' }).check()
  await expect.poll(() => innerWidth(preview)).toBeLessThanOrEqual(390)

  const title = page.getByRole('textbox', { name: 'Title' })
  await title.click()
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden()
  await expect(title).toBeFocused()
  await page.reload()
  await expect(title).toHaveValue('Cassoulet')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Show or hide the preview')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('show preview')
  await page.getByRole('option', { name: 'Show or hide the preview' }).click()
  await expect(sizes.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await page.reload()
  await expect.poll(() => innerWidth(preview)).toBeLessThanOrEqual(390)
})

// docs/product/kitchen.md#preview
test('on a phone the preview opens at what was edited last, and covers the recipe until it is left', async ({
  page,
  product,
}) => {
  test.skip(!isPhone(), 'elsewhere it is beside the recipe')
  await openLongRecipe(page, product)
  await stepField(page, LATE).tap()
  await previewButton(page).tap()
  const preview = frame(page)
  await expectLook(preview, `#step-${LATE}`, 'in view, marked')
  expect(await innerWidth(preview)).toBe(390)
  await expect(page.getByRole('group', { name: 'Width of the preview' })).toBeHidden()
  await previewButton(page).tap()
  await expect(stepField(page, LATE)).toBeVisible()
  await previewButton(page).tap()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Cassoulet')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Cassoulet')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden()
})
