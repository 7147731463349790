import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import { isSignedBy, startWebhookServer } from '@/src/testing/servers/webhook-server'

// docs/product/kitchen.md#webhooks-in-the-settings
test('a webhook is added, tried, seen failing, and sent to again', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug } = await makeOwnSite(page, product, [])
  const server = await startWebhookServer()
  await page.goto(`/kitchen/${slug}/settings/webhooks`)
  await page.getByRole('textbox', { name: 'Address' }).fill('hooks.example.com')
  await page.getByRole('checkbox', { name: /Someone subscribes/ }).check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByText('Invalid URL')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill(server.url)
  await expect(page.getByText('contain their email addresses')).toBeVisible()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(/^whsec_/)).toHaveCount(0)

  server.answer = { status: 500, text: 'Out of order' }
  await page.getByRole('button', { name: /^Send a test event to/ }).click()
  const log = page.getByRole('list', { name: /^Log of/ })
  await expect(log.getByText('The server responded with 500')).toBeVisible()
  await log.getByText('Response of the server').click()
  await expect(log.getByText('Out of order')).toBeVisible()
  await expect(page.getByText('No message has been delivered since')).toBeVisible()
  await expectAccessible(page)
  server.answer = { status: 200 }
  await log.getByRole('button', { name: /^Send again: test of/ }).click()
  await expect(log.getByText('Delivered')).toBeVisible()
  expect(server.arrived.every((message) => isSignedBy(message, secret))).toBe(true)

  await page.getByRole('button', { name: /^Switch off/ }).click()
  await expect(page.getByRole('button', { name: /^Send a test event to/ })).toBeDisabled()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete the webhook' }).click()
  await expect(log).toHaveCount(0)
  server.stop()
})
