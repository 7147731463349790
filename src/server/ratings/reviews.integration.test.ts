import { expect, it } from 'vitest'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { listReviews } from './reviews'

const payload = await testPayload()
const site = await makeSite(payload)

/** Stores a comment; one without a user is imported, with stars of its own. */
async function comment(
  recipeId: string,
  text: string,
  more: { userId?: string; status?: string; parentId?: string; stars?: number; at: number },
): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into comments (site_id, recipe_id, user_id, writer_name, parent_id, content, status, created_at)
      values ($1, $2, $3, case when $3::uuid is null then 'Former reader' end, $4, $5, $6, make_timestamptz(2026, 1, $7, 0, 0, 0, 'utc'))
      returning id`,
    [
      ...[site.id, recipeId, more.userId ?? null, more.parentId ?? null],
      JSON.stringify(lexicalFromDocument(documentFromPlainText(text))),
      ...[more.status ?? 'published', more.at],
    ],
  )
  const id = rows[0]?.id ?? ''
  if (more.stars !== undefined) {
    const [userId, commentId, source] = more.userId
      ? [more.userId, null, 'reader']
      : [null, id, 'import']
    await payload.db.pool.query(
      `insert into recipe_ratings (site_id, recipe_id, user_id, comment_id, source, stars)
        values ($1, $2, $3, $4, $5, $6)`,
      [site.id, recipeId, userId, commentId, source, more.stars],
    )
  }
  return id
}

// docs/product/ratings.md#reviews
it('lists the newest published comments with stars, one for each writer', async () => {
  const { id } = await makeRecipe(payload, site.id)
  const [ada, bob, eve] = [
    await makeUser(payload, { displayName: 'Ada' }),
    await makeUser(payload, { displayName: null }),
    await makeUser(payload, { displayName: 'Eve' }),
  ]
  await comment(id, 'First', { userId: ada.id, stars: 5, at: 1 })
  const parentId = await comment(id, 'Newer', { userId: ada.id, at: 2 })
  await comment(id, 'A reply', { userId: ada.id, parentId, at: 9 })
  await comment(id, 'Without a name', { userId: bob.id, stars: 3, at: 3 })
  await comment(id, 'Spam', { userId: eve.id, stars: 1, status: 'spam', at: 4 })
  await comment(id, 'From before', { stars: 4, at: 5 })
  await comment(id, 'From before, hidden', { stars: 4, status: 'hidden', at: 6 })
  await comment(id, 'Without stars', { at: 7 })
  expect(await listReviews(payload, site.id, id)).toEqual([
    {
      authorName: 'Former reader',
      publishedAt: '2026-01-05T00:00:00.000Z',
      text: 'From before',
      stars: 4,
    },
    {
      authorName: 'A reader',
      publishedAt: '2026-01-03T00:00:00.000Z',
      text: 'Without a name',
      stars: 3,
    },
    { authorName: 'Ada', publishedAt: '2026-01-02T00:00:00.000Z', text: 'Newer', stars: 5 },
  ])
})

it('shortens a long comment after a word', async () => {
  const { id } = await makeRecipe(payload, site.id)
  await comment(id, `Crisp ${'and sour '.repeat(60)}`, { stars: 5, at: 1 })
  const [review] = await listReviews(payload, site.id, id)
  expect(review?.text.length).toBeLessThanOrEqual(300)
  expect(review?.text).toMatch(/ (?:and|sour)…$/)
})
