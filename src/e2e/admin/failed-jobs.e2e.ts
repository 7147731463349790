import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openAdmin } from '@/src/e2e/support/open-admin'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

/**
 * A bulk job that publishes one draft, which a process that never ends says to be at: workers fail at it,
 * the first time for good.
 */
const HELD = `
  with job as (
    insert into bulk_jobs (site_id, user_id, action, run_id, seen_at)
    select s.id, s.owner_id, 'publish', 'held', now() + interval '1 day'
    from sites s where s.slug = $1 returning id, site_id),
  of_it as (
    insert into bulk_job_rows (job_id, position, recipe_id, title, before)
    select job.id, 1, r.id, r.title, jsonb_build_object('publishedAt', null,
      'privacySetting', 'public', 'hasTag', false, 'isCollected', false)
    from job join recipes r on r.site_id = job.site_id)
  insert into pgboss.job (name, data, retry_limit, singleton_key)
  select 'bulk', jsonb_build_object('id', id, 'siteId', site_id), 0, site_id::text from job
  returning data ->> 'id' as id`

// docs/product/background-work.md#failed-jobs
test('a job that failed is listed with its reason, and done once it is tried again', async ({
  page,
  product,
}) => {
  test.slow()
  const { request } = page
  const author = await makeReader(request, product)
  const slug = `site-${randomUUID().slice(0, 8)}`
  await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Held up', slug })
  const soup = { title: 'Soup', slug: 'soup' }
  await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], soup)
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: string }>(HELD, [slug])
    const subject = rows[0]?.id
    const failed = async (): Promise<string | undefined> => {
      await database.query('notify jobs_wait')
      const text = 'select id from failed_jobs where subject = $1'
      return (await database.query<{ id: string }>(text, [subject])).rows[0]?.id
    }
    await expect.poll(failed).toBeDefined()

    await signIn(page, product, 'admin@example.com')
    await openAdmin(page, '/admin/collections/failed-jobs?limit=100')
    const row = page.getByRole('row').filter({ hasText: 'Held up' })
    await expect(row).toContainText('Another process is at this bulk job.')
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp((await failed()) ?? 'no failed job'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Retrying.')).toBeVisible()
    const isOut = async (): Promise<number> =>
      (await request.get(`${product.account}/api/v1/site/${slug}/recipes/soup`)).status()
    await expect.poll(isOut).toBe(200)
    await openAdmin(page, '/admin/collections/failed-jobs?limit=100')
    await expect(page.getByRole('row').filter({ hasText: 'Held up' })).toHaveCount(0)
  } finally {
    await database.end()
  }
})
