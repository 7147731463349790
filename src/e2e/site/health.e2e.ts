import { expect, test } from '@/src/e2e/support/test'

test(
  'tells that it lives and that it is ready, on every host',
  { tag: '@server' },
  async ({ product, request }) => {
    for (const host of [product.account, ...Object.values(product.sites)]) {
      // Node does not resolve names under localhost: ask the account host by the site's name.
      const headers = { host: new URL(host).host }
      const alive = await request.get(`${product.account}/healthz`, { headers })
      expect(await alive.json()).toEqual({ status: 'ok' })
      const ready = await request.get(`${product.account}/readyz`, { headers })
      expect(ready.status()).toBe(200)
      const told: unknown = await ready.json()
      expect(told).toMatchObject({
        status: 'ready',
        parts: {
          database: 'ok',
          migrations: 'ok',
          // It starts beside the server, a few seconds later.
          worker: expect.stringMatching(/^(ok|away)$/),
        },
      })
      // Other tests may have given it something to do.
      expect(told).toHaveProperty('parts.oldestWaitingJob')
    }
  },
)

test('shows the inbox, empty and with its hint', async ({ page, product }) => {
  await page.goto(`${product.inbox}/?to=nobody@example.com`)
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await expect(page.getByRole('navigation')).toContainText('No mail to nobody@example.com yet')
})
