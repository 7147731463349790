import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { query } from '@/src/e2e/support/query'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/ratings.md#removing-ratings-in-bulk
test('an author removes the ratings of visitors in bulk, and takes it back', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const recipe = recipes[0]?.id ?? ''
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], {
    title: 'Test Kitchen',
    slug,
    visitorRatingsEnabled: true,
  })
  await query(
    product,
    `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars)
      select s.id, $2, decode(md5(n::text), 'hex'), 'visitor', 1
      from sites s, generate_series(1, 30) n where s.slug = $1`,
    [slug, recipe],
  )
  await page.goto(`/kitchen/${slug}/settings/comments`)
  await page.getByRole('combobox', { name: /^Ratings of visitors/ }).selectOption('All')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove ratings' }).click()
  await expect(page.getByText('30 ratings removed')).toBeVisible()
  const oneStar = async (): Promise<number | undefined> => {
    const path = `/manage/${slug}/recipes/${recipe}/ratings`
    const { distribution } = await callAs<{ distribution: { stars: number; visitors: number }[] }>(
      page.request,
      product,
      author,
      ['GET', path],
    )
    return distribution.find(({ stars }) => stars === 1)?.visitors
  }
  expect(await oneStar()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(oneStar).toBe(30)
})
