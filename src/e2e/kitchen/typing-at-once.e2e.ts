import type { Page } from '@playwright/test'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

/** Types "Mark" as soon as an empty title has the focus: before the browser paints it. */
async function typeAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const type = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLTextAreaElement) || target.value !== '') return
      document.removeEventListener('focusin', type)
      queueMicrotask(() => {
        for (const letter of 'Mark') {
          target.setRangeText(letter, target.value.length, target.value.length, 'end')
          target.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      })
    }
    document.addEventListener('focusin', type)
  })
}

for (const screen of ['recipes', 'collections', 'events']) {
  // docs/product/kitchen.md#never-lose-a-word
  test(`what is typed as soon as a new title has the focus stays, in ${screen}`, async ({
    page,
    product,
  }) => {
    const { slug } = await makeOwnSite(page, product, [])
    await typeAtOnce(page)
    await page.goto(`/kitchen/${slug}/${screen}/new`)
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await page.keyboard.type('et day')
    await expect(title).toHaveValue('Market day')
  })
}
