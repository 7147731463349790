import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { findSite } from '../sites/scope'
import { commentsFile } from './comments'
import { exportSite } from './export-site'

const payload = await testPayload()
await storeCatalogues(payload)

async function copy(fromSlug: string, toId: string): Promise<void> {
  const site = await findSite(payload, fromSlug)
  if (!site) throw new Error('There is no such site')
  const path = `${await createFiles({})}/site.zip`
  await writeFile(path, (await exportSite(payload, site)).bytes)
  expect(await importPath(payload, toId, path)).toMatchObject({ status: 'done', failed: 0 })
}

/** Stores a comment and returns its id; `at` is its day in January. */
async function comment(
  siteId: string,
  recipeId: string,
  at: number,
  more: { userId?: string; parentId?: string; status?: string } = {},
): Promise<string> {
  const content = lexicalFromDocument(documentFromPlainText(`Text of day ${at}`))
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into comments (site_id, recipe_id, user_id, writer_name, parent_id, status, content, created_at)
      values ($1, $2, $3, case when $3::uuid is null then 'Former' end, $4, $5, $6,
        make_timestamptz(2026, 1, $7, 0, 0, 0, 'utc')) returning id`,
    [
      ...[siteId, recipeId, more.userId ?? null, more.parentId ?? null],
      ...[more.status ?? 'published', JSON.stringify(content), at],
    ],
  )
  return rows[0]?.id ?? ''
}

const averageOf = async (siteId: string) =>
  (
    await payload.db.pool.query<{ sum: number; count: number }>(
      'select sum, count from recipe_rating_totals where site_id = $1 and count > 0',
      [siteId],
    )
  ).rows

// docs/product/import-and-export.md#comments-and-ratings
it('carries comments with replies, states, names, dates and stars, and stars without a comment', async () => {
  const [from, to] = [await makeSite(payload), await makeSite(payload)]
  const { id } = await makeRecipe(payload, from.id, { title: 'Loaf', slug: 'loaf' })
  const [ada, bob] = [
    await makeUser(payload, { displayName: 'Ada' }),
    await makeUser(payload, { displayName: 'Bob' }),
  ]
  await comment(from.id, id, 1, { userId: ada.id })
  const newest = await comment(from.id, id, 2, { userId: ada.id })
  await comment(from.id, id, 3, { userId: bob.id, parentId: newest })
  await comment(from.id, id, 4, { status: 'hidden' })
  await comment(from.id, id, 5, { status: 'spam' })
  await comment(from.id, id, 6, { status: 'deleted' })
  await payload.db.pool.query(
    `insert into recipe_ratings (site_id, recipe_id, user_id, visitor_hash, source, stars, created_at)
      values ($1, $2, $3, null, 'reader', 5, '2026-01-02'),
        ($1, $2, $4, null, 'reader', 3, '2026-01-03'),
        ($1, $2, null, '\\x01', 'visitor', 4, '2026-01-04'),
        ($1, $2, null, '\\x02', 'visitor', 4, '2026-01-04')`,
    [from.id, id, ada.id, bob.id],
  )
  const file = JSON.parse(await commentsFile(payload, from.id)) as {
    comments: { name: string; status: string; stars: number | null; parentKey: string | null }[]
    ratings: { stars: number }[]
  }
  expect(file.comments.map(({ name, status, stars }) => [name, status, stars])).toEqual([
    ['Ada', 'published', null],
    ['Ada', 'published', 5],
    ['Bob', 'published', null],
    ['Former', 'hidden', null],
    ['Former', 'spam', null],
  ])
  expect(file.ratings.map(({ stars }) => stars)).toEqual([3, 4, 4])
  expect(JSON.stringify(file)).not.toContain(ada.email)

  await copy(from.slug, to.id)
  await copy(from.slug, to.id)
  expect(JSON.parse(await commentsFile(payload, to.id))).toEqual(file)
  expect(await averageOf(to.id)).toEqual([{ sum: 16, count: 4 }])
  // Into the site itself: nothing is there twice.
  await copy(from.slug, from.id)
  expect(JSON.parse(await commentsFile(payload, from.id))).toEqual(file)
  expect(await averageOf(from.id)).toEqual([{ sum: 16, count: 4 }])
})
