import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { query } from '@/src/e2e/support/query'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/overview.md#figures-of-a-recipe
test('an author sees the figures of a recipe in its editor, and bans the reader of a rating', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const recipe = recipes[0]?.id ?? ''
  const publish = `/manage/${slug}/recipes/${recipe}/publish`
  await callAs(page.request, product, author, ['POST', publish], {})
  await query(
    product,
    `insert into recipe_days (recipe_id, day, views, saves, prints, cook_starts)
      select $1, (now() at time zone 'utc')::date - n, 10, 1, 2, 3 from generate_series(0, 59) n`,
    [recipe],
  )
  const names = ['Ada', 'Eve']
  for (const [at, name] of names.entries()) {
    await query(
      product,
      `with reader as (insert into users (email, display_name) values ($3, $4) returning id)
        insert into recipe_ratings (site_id, recipe_id, user_id, source, stars, created_at)
        select s.id, $2, reader.id, 'reader', $5, now() - make_interval(hours => $6)
        from sites s, reader where s.slug = $1`,
      [slug, recipe, `${name.toLowerCase()}-${slug}@example.com`, name, at === 0 ? 5 : 1, 2 - at],
    )
  }
  await query(
    product,
    `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars, created_at)
      select s.id, $2, decode(md5(n::text), 'hex'), 'visitor', 4, now() - interval '1 day'
      from sites s, generate_series(1, 6) n where s.slug = $1`,
    [slug, recipe],
  )
  await page.goto(`/kitchen/${slug}/recipes/${recipe}`)
  const section = page.locator('details').filter({ hasText: 'Figures' }).first()
  await expect(section.locator('summary')).toContainText('300 views in 30 days')
  await section.locator('summary').click()
  const row = (name: string) => section.getByRole('row', { name }).first()
  await expect(row('Views')).toContainText('300')
  await expect(row('Views')).toContainText('600')
  await expect(row('Cook mode')).toContainText('180')
  await expect(row('Rating')).toContainText('3.8 (8)')
  await expect(section.getByRole('figure', { name: 'Views' })).toBeVisible()

  await expect(row('4 stars')).toHaveAccessibleName('4 stars 6 0 6')
  await expect(row('1 star')).toHaveAccessibleName('1 star 1 1 0')
  const newest = section.getByRole('list', { name: 'Newest ratings' })
  await expect(newest.getByRole('listitem')).toHaveCount(5)
  await section.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(newest.getByRole('listitem')).toHaveCount(8)
  await expect(newest.getByRole('button', { name: /^Ban/ })).toHaveCount(2)
  await newest.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `/tmp/a-figures-${test.info().project.name}.png`, fullPage: true })
  await expectAccessible(page)

  await newest.getByRole('button', { name: 'Ban Eve' }).click()
  const window = page.getByRole('dialog', { name: 'Ban Eve' })
  await window.getByRole('textbox', { name: /Reason/ }).fill('One star everywhere')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText('Eve is banned')).toBeVisible()
  await expect(newest.getByRole('listitem').filter({ hasText: 'Eve' })).toContainText('Banned')
  await expect(row('1 star')).toContainText('1')
})
