import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openComponent } from './component-page'
import { expect, watch } from '../test'

/** Fixtures of a component test beyond Playwright's own. */
type Fixtures = {
  /** Opens the page of a component, and gives it a value. */
  open: (name: string, value?: unknown) => Promise<void>
  /** The value that the component passed on last. */
  value: <Value>() => Promise<Value>
  /** Passes a value to the component from outside. */
  give: (value: unknown) => Promise<void>
  /** Pastes as a clipboard with these contents does. */
  paste: (contents: { html?: string; text?: string }) => Promise<void>
}

/** Playwright's test for isolated components, which do not need the product. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const failures: string[] = []
    watch(page, failures)
    await use(page)
    expect(failures, 'what went wrong in the browser').toEqual([])
  },
  open: async ({ page }, use) => {
    await use(async (name, value) => {
      await openComponent(page, name)
      await page.locator('h1').waitFor()
      const ready = page.locator('[data-is-ready]')
      if ((await ready.count()) > 0) await expect(ready).toHaveAttribute('data-is-ready', 'true')
      if (value !== undefined) await giveValue(page, value)
    })
  },
  value: async ({ page }, use) => {
    await use(async <Value>() => (await page.evaluate(() => window.value)) as Value)
  },
  give: async ({ page }, use) => {
    await use((value) => giveValue(page, value))
  },
  paste: async ({ page }, use) => {
    await use((contents) => pasteInto(page, contents))
  },
})

export { expect }

const giveValue = (page: Page, value: unknown): Promise<void> =>
  page.evaluate((given) => window.give?.(given), value)

async function pasteInto(page: Page, contents: { html?: string; text?: string }): Promise<void> {
  await page.evaluate(({ html, text }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (text !== undefined) clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, contents)
}
