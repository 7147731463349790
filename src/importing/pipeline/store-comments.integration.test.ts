import { expect, it } from 'vitest'
import { listComments } from '@/src/server/comments/read'
import { getRecipe } from '@/src/server/recipes/reading/read'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeSite } from '@/src/testing/builders'
import { payload, row, stored, targetFor } from '@/src/testing/setups/store-batch'
import type { ImportedComment } from '../imported-comment'
import { storeBatch } from './store-batch'

const comment = (key: string, more: Partial<ImportedComment> = {}): ImportedComment => ({
  ...{ key, parentKey: null, name: 'Ada', text: `Text ${key}`, status: 'published' },
  ...{ createdAt: '2020-03-04T05:06:07.000Z', stars: null },
  ...more,
})

const storedComments = async (siteId: string) =>
  (
    await payload.db.pool.query<{ status: string; stars: number | null; counts: boolean | null }>(
      `select c.status, r.stars, r.is_visible as counts from comments c
        left join recipe_ratings r on r.comment_id = c.id where c.site_id = $1
        order by c.source_key`,
      [siteId],
    )
  ).rows

// docs/product/import-and-export.md#comments-and-ratings
it('comments come in with names, dates and stars, once, as their moderators left them', async () => {
  const site = await makeSite(payload)
  const comments = [
    comment('1', { stars: 5, text: '<p>Rose <b>well</b>.<script>alert(1)</script></p>' }),
    comment('2', { parentKey: '1', name: '' }),
    comment('3', { status: 'waiting', stars: 1 }),
    comment('4', { status: 'spam' }),
    comment('5', { parentKey: 'gone' }),
    comment('6', { text: ' <p></p> ' }),
  ]
  await storeBatch(await targetFor(site.id), [row('wp:1', { slug: 'loaf' }, { comments })])
  const [recipe] = await stored(site.id)
  const listed = (
    await listComments(payload, site.id, null, { recipeId: recipe?.id ?? '' })
  ).comments
  expect(listed).toMatchObject([
    {
      createdAt: '2020-03-04T05:06:07.000Z',
      user: { id: null, displayName: 'Ada' },
      children: [{ user: { id: null, displayName: null } }],
    },
  ])
  expect(JSON.stringify(listed)).not.toContain('alert')
  const asFirst = [
    { status: 'published', stars: 5, counts: true },
    { status: 'published', stars: null, counts: null },
    { status: 'waiting', stars: 1, counts: false },
    { status: 'spam', stars: null, counts: null },
  ]
  expect(await storedComments(site.id)).toEqual(asFirst)
  const read = await getRecipe(payload, site.id, 'loaf', ANONYMOUS_READER)
  expect(read?.rating).toEqual({ average: 5, count: 1 })
  await payload.db.pool.query(
    `update comments set status = case status when 'waiting' then 'published' else 'hidden' end::comment_status
      where site_id = $1 and status in ('waiting', 'published') and parent_id is null`,
    [site.id],
  )
  await storeBatch(await targetFor(site.id), [
    row('wp:1', { slug: 'loaf' }, { comments: [...comments, comment('7')] }),
  ])
  expect(await storedComments(site.id)).toEqual([
    { status: 'hidden', stars: 5, counts: false },
    { status: 'published', stars: null, counts: null },
    { status: 'published', stars: 1, counts: true },
    { status: 'spam', stars: null, counts: null },
    { status: 'published', stars: null, counts: null },
  ])
})

// docs/product/ratings.md#imported-summaries
it('a summary of ratings is kept apart, and written over by the next import', async () => {
  const site = await makeSite(payload)
  for (const average of [4.8, 3.25]) {
    const rating = { program: 'Tasty Recipes', average, count: 212 }
    await storeBatch(await targetFor(site.id), [row('wp:1', { slug: 'loaf' }, { rating })])
    const read = await getRecipe(payload, site.id, 'loaf', ANONYMOUS_READER)
    expect(read).toMatchObject({ rating: null, importedRating: rating })
  }
})
