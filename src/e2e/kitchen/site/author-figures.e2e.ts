import pg from 'pg'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'

/** Readers of a site who have paid for four months, in two currencies; one has left. */
async function addPayingReaders({ databaseUrl }: Running, slug: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [at, currency] of ['USD', 'USD', 'USD', 'JPY'].entries()) {
      await client.query(
        `with reader as (insert into users (email) values ($2) returning id)
          insert into subscriptions (site_id, user_id, plan_type, status, source, payment_mode,
            price_amount_cents, currency, current_period_end, stripe_subscription_id)
          select s.id, r.id, 'monthly', 'active', 'payment', 'local', 500, $3,
            now() + interval '20 days', $4 from sites s, reader r where s.slug = $1`,
        [slug, `payer${String(at)}-${slug}@example.com`, currency, `sub_${slug}_${String(at)}`],
      )
      await client.query(
        `update subscription_history set created_at = now() - $2 * interval '1 month'
          where site_id = (select id from sites where slug = $1)
            and created_at > now() - interval '1 day' and $2 > 0`,
        [slug, 3 - at],
      )
    }
    await client.query(
      `update subscriptions set status = 'canceled' where stripe_subscription_id = $1`,
      [`sub_${slug}_0`],
    )
  } finally {
    await client.end()
  }
}

// docs/product/kitchen.md#overview
test('the overview shows subscribers and revenue by month, with tables behind them', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await addPayingReaders(product, slug)
  await page.goto(`/kitchen/${slug}/overview`)
  const subscribers = page.getByRole('img', { name: /^Subscribers by month: 0 in .*, 3 now\.$/ })
  await expect(subscribers).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Revenue a month by month: .*\$10 now\.$/ }),
  ).toBeVisible()
  await page.getByText('Revenue a month as a table').click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('row').nth(1)).toContainText('$10')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY')
  await expect(page.getByRole('img', { name: /¥500 now\.$/ })).toBeVisible()
})

test('a site without readers has no revenue on its overview', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/overview`)
  await expect(page.getByRole('img', { name: /0 now\.$/ })).toBeVisible()
  await expect(page.getByText('Revenue a month')).toHaveCount(0)
})
