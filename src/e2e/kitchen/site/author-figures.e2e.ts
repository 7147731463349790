import pg from 'pg'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'

async function inDatabase(
  { databaseUrl }: Running,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Adds readers of a site who have paid for four months, in two currencies; one has left. */
const addPayingReaders = (product: Running, slug: string): Promise<void> =>
  inDatabase(product, async (client) => {
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
  })

/** Adds the visits of two years to a site, and of its recipes, with searches and sources. */
const addVisits = (product: Running, slug: string): Promise<void> =>
  inDatabase(product, async (client) => {
    const days = `generate_series(0, 729) n`
    const day = `(now() at time zone 'UTC')::date - n`
    await client.query(
      `insert into site_days (site_id, day, views, visitors)
        select s.id, ${day}, 900 - n + (n % 7) * 40, 300 - n / 3 from sites s, ${days}
        where s.slug = $1`,
      [slug],
    )
    await client.query(
      `update recipes set published_at = now() - interval '1 hour'
        where site_id = (select id from sites where slug = $1)`,
      [slug],
    )
    await client.query(
      `insert into recipe_days (recipe_id, day, views, saves)
        select r.id, ${day}, 30, 2 from sites s join recipes r on r.site_id = s.id, ${days}
        where s.slug = $1`,
      [slug],
    )
    await client.query(
      `insert into referrer_days (site_id, day, source, visits)
        select s.id, ${day}, 'pinterest.com', 12 from sites s, ${days} where s.slug = $1`,
      [slug],
    )
    await client.query(
      `insert into search_days (site_id, day, query, searches, empty_searches)
        select s.id, ${day}, 'gluten free', 3, 3 from sites s, ${days} where s.slug = $1`,
      [slug],
    )
  })

// docs/product/overview.md#figures
test('an author sees whether things go well, and opens each plot with its table', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, ['Plum jam'])
  await addPayingReaders(product, slug)
  await addVisits(product, slug)
  await page.goto(`/kitchen/${slug}/overview`)
  const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(tile('Subscribers')).toHaveAttribute('aria-current', 'true')
  await expect(tile('Subscribers')).toContainText('3')
  await expect(page.getByRole('img', { name: /^Subscribers by day: .* on / })).toBeVisible()
  await expectAccessible(page)

  await tile('Revenue a month').click()
  await expect(page).toHaveURL(/plot=revenue/)
  await page.getByRole('button', { name: 'Show table' }).click()
  const table = page.getByRole('table', { name: 'Revenue a month' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(1)).toContainText('$10')
  await page.getByRole('combobox', { name: 'Currency of the revenue' }).selectOption('JPY')
  await expect(tile('Revenue a month')).toContainText('¥500')

  await tile('Views').click()
  await page.getByRole('link', { name: 'A year' }).click()
  await expect(page).toHaveURL(/period=365&plot=views/)
  await expect(page.getByRole('img', { name: /^Views by week: / })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${slug}-views-365-days.csv`)

  await expect(page.getByRole('link', { name: 'Plum jam' })).toBeVisible()
  await expect(page.getByText('pinterest.com')).toBeVisible()
  await expect(page.getByText('gluten free')).toBeVisible()
  await page.getByRole('link', { name: /^Popular recipes without a picture/ }).click()
  await expect(page).toHaveURL(/recipes\?status=published&missing=picture/)
  await page.goBack()
  await expect(page.getByRole('img', { name: /^Views by week: / })).toBeVisible()
})

// docs/product/overview.md#plots
test('the values of a plot are read by the arrow keys', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, [])
  await addVisits(product, slug)
  await page.goto(`/kitchen/${slug}/overview?plot=views&period=7`)
  const plot = page.getByRole('img', { name: /^Views by day: / })
  await expect(plot).toBeVisible()
  await page.getByRole('link', { name: /^Views/ }).focus()
  await page.keyboard.press('Tab')
  await expect(plot).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: /\d+ \w{3} \d+, \d{4}/ })).toBeVisible()
})

// docs/product/overview.md
test('a new site has no figures yet, and says when there will be some', async ({
  page,
  product,
}) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/overview`)
  await expect(page.getByText('Figures appear here as soon as')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('Revenue a month')).toHaveCount(0)
})
