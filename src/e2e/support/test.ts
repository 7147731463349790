import { test as base, expect } from '@playwright/test'
import { waitForScript } from '@/src/e2e/support/browser/wait-for-script'
import { readRunning } from '@/src/e2e/support/product'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** Fixtures of every journey beyond Playwright's own. */
export type Fixtures = {
  /** The product under test. */
  product: Running
  /** Whether the newsletter's popup may open, which covers what is below it after 4 s. */
  hasPopup: boolean
  /** Allows failures that match a pattern, such as a 404 that the test provokes. */
  allowFailure: (pattern: RegExp) => void
}

/**
 * Playwright's test, on the product's account host, where a page that logs an error, warns of
 * hydration, throws or misses a request fails the test.
 */
export const test = base.extend<Fixtures & { failures: { found: string[]; allowed: RegExp[] } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
  product: async ({}, use) => {
    const running = await readRunning(process.env['E2E_DATA_DIR'] ?? '')
    if (!running) throw new Error('The product under test is not running')
    await use(running)
  },
  baseURL: async ({ product }, use) => {
    await use(product.account)
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
  failures: async ({}, use) => {
    await use({ found: [], allowed: [] })
  },
  allowFailure: async ({ failures }, use) => {
    await use((pattern) => failures.allowed.push(pattern))
  },
  hasPopup: [false, { option: true }],
  page: async ({ page, context, failures, hasPopup }, use) => {
    if (!hasPopup) {
      await context.addInitScript(() => {
        try {
          window.localStorage.setItem('newsletterSubmitted', 'true')
        } catch {
          // An empty page that is about to navigate has no storage, nor has a frame.
        }
      })
    }
    context.on('page', (opened) => {
      watch(opened, failures.found)
      waitForScript(opened)
    })
    watch(page, failures.found)
    waitForScript(page)
    await use(page)
    const unexpected = failures.found.filter(
      (found) => !failures.allowed.some((p) => p.test(found)),
    )
    expect(unexpected, 'what went wrong in the browser').toEqual([])
  },
})

export { expect }

/** Records the problems of a page: errors, hydration warnings, failed requests. */
export function watch(page: Page, failures: string[]): void {
  page.on('console', (message) => {
    const isHydration = /hydrat/i.test(message.text())
    if (message.type() === 'error' || (message.type() === 'warning' && isHydration)) {
      failures.push(`console: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => {
    failures.push(`thrown: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') failures.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failures.push(`response: ${String(response.status())} ${response.url()}`)
    }
  })
}
