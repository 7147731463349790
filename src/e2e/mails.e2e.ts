import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expect, test } from '@/src/e2e/support/test'

const run = promisify(execFile)

/** The HTML of the example mails, by name. */
async function exampleMails(): Promise<Record<string, string>> {
  const script = ['--import', 'tsx', 'src/testing/mails/print-mails.ts']
  const { stdout } = await run(process.execPath, script, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout) as Record<string, string>
}

let mails: Record<string, string> = {}
test.beforeAll(async () => {
  mails = await exampleMails()
})

// docs/product/mail.md#look
for (const width of [390, 700]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} pixels, in a mail program that prefers ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme })

      test('every mail fits and can be read, with its pictures and without', async ({
        page,
        allowFailure,
      }) => {
        allowFailure(/example\/media|example\.com\/logos/)
        const state = { hasPictures: true }
        const picture = await sharp({
          create: { width: 1200, height: 800, channels: 3, background: '#556b4a' },
        })
          .png()
          .toBuffer()
        await page.route(/^https:/, (route) =>
          state.hasPictures
            ? route.fulfill({ body: picture, contentType: 'image/png' })
            : route.abort(),
        )
        for (const [name, html] of Object.entries(mails)) {
          for (state.hasPictures of [true, false]) {
            await test.step(`${name}, pictures ${state.hasPictures ? 'on' : 'off'}`, async () => {
              await page.setContent(html, { waitUntil: 'load' })
              await expectAccessible(page)
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
              const card = await page.locator('.m-card').boundingBox()
              expect(card?.width).toBe(Math.min(600, width - 2 * (width < 620 ? 8 : 16)))
            })
          }
        }
      })
    })
  }
}

// docs/product/mail.md#newsletters
test('the links of a newsletter lead where its reader may go', async ({ page, allowFailure }) => {
  allowFailure(/example\/media/)
  await page.route(/^https:/, (route) => route.abort())
  await page.setContent(mails['locked'] ?? '')
  const links = { 'Subscribe to read on': 'subscribe', Unsubscribe: 'email/leave?k=1&t=2' }
  for (const [name, path] of Object.entries(links)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://ferment.example/${path}`,
    )
  }
  await expect(page.getByRole('img', { name: 'A dark loaf, cut open' })).toBeVisible()
})
