import { defineConfig } from '@playwright/test'
import { chromiumFlags, testedChromium } from './src/e2e/support/browser/chromium.mjs'

const executablePath = testedChromium()
const start = /\/start[^/]*\.e2e\.ts$/
/** Journeys whose outcome depends on the server, the network or storage alone: one size is enough. */
const sameInEverySize = [
  ...['accounts', 'back-from-checkout', 'change-plan', 'connect', 'coupon', 'lost-connection'],
  ...['open-checkouts', 'signed-out-purchase', 'site-look', 'test-clock', 'test-payments'],
  ...['upgrade', 'who-creates-sites', 'without-keys', 'busy-server'],
  ...['kitchen-roles', 'typing-at-once', 'moving', 'moving-in', 'editor-mishaps', 'leaving-editor'],
  ...['links-for-friends', 'preview-renewal', 'scheduled-changes', 'terms-of-others'],
  ...['who-is-here', 'author-figures', 'measures', 'ownership', 'redirects', 'renamed-site'],
  ...['webhooks', 'comments-session', 'custom-domain', 'injected', 'tracked-links', 'mails'],
  ...['counting', 'admin-forms', 'failed-jobs', 'screens-by-keyboard', 'by-keyboard'],
].map((name) => `**/${name}.e2e.ts`)

/** Journeys in a real browser against the product as `npm start` starts it. */
export default defineConfig({
  testDir: './src/e2e',
  testMatch: /\.e2e\.ts$/,
  outputDir: './test-results/e2e',
  globalSetup: './src/e2e/support/global-setup.ts',
  // One more than a small machine has cores: journeys also wait for mails, clocks and paint.
  workers: 3,
  // A busy machine may take its time; a wait ends as soon as what is expected is there.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // In CI a race holds nothing up; src/scripts/test.mjs names the tests that needed the second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Recording a trace costs time in every test; `E2E_TRACE=1` keeps those of tests that fail.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The start itself needs no browser and no size. It goes first: its tests are the longest.
    { name: 'start', testMatch: start, timeout: 600_000 },
    {
      name: 'phone',
      testIgnore: [start, ...sameInEverySize],
      // Requests to the server alone do not depend on the size either: once is enough.
      grepInvert: /@server/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: start, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
