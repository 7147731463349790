import { expect, it } from 'vitest'
import { rows } from '@/src/server/database/statements'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { listTrendingRecipes } from './trending'

const payload = await testPayload()

type Act = { site: string; recipe: string; daysAgo?: number; isHidden?: boolean }

const at = (daysAgo: number): Date => new Date(Date.now() - daysAgo * 86_400_000)

async function bookmark({ site, recipe, daysAgo = 1 }: Act): Promise<void> {
  const { id } = await makeUser(payload)
  const text =
    'insert into bookmarks (site_id, recipe_id, user_id, created_at) values ($1, $2, $3, $4)'
  await rows(payload, { name: 'test_bookmark', text }, [site, recipe, id, at(daysAgo)])
}

async function comment({ site, recipe, daysAgo = 1, isHidden = false }: Act): Promise<void> {
  const { id } = await makeUser(payload)
  const text = `insert into comments (site_id, recipe_id, user_id, content, created_at, status)
    values ($1, $2, $3, '{"root":{"children":[]}}', $4, $5)`
  const values = [site, recipe, id, at(daysAgo), isHidden ? 'hidden' : 'published']
  await rows(payload, { name: 'test_comment', text }, values)
}

const published = (daysAgo: number) => ({ publishedAt: at(daysAgo).toISOString() })

it('puts what readers kept and talked about in the last 30 days first, then the newest', async () => {
  const { id: site } = await makeSite(payload)
  const oldest = await makeRecipe(payload, site, published(40))
  const older = await makeRecipe(payload, site, published(30))
  const newer = await makeRecipe(payload, site, published(20))
  const newest = await makeRecipe(payload, site, published(10))
  const draft = await makeRecipe(payload, site, { publishedAt: null })
  await bookmark({ site, recipe: oldest.id })
  await comment({ site, recipe: oldest.id })
  await bookmark({ site, recipe: older.id })
  // Too long ago, out of sight, or not to be seen at all.
  await bookmark({ site, recipe: newer.id, daysAgo: 31 })
  await comment({ site, recipe: newer.id, daysAgo: 45 })
  await comment({ site, recipe: newer.id, isHidden: true })
  await bookmark({ site, recipe: draft.id })
  await bookmark({ site, recipe: draft.id })

  const slugs = (await listTrendingRecipes(payload, site, 10)).map(({ slug }) => slug)
  expect(slugs).toEqual([oldest.slug, older.slug, newest.slug, newer.slug])
  const two = await listTrendingRecipes(payload, site, 2)
  expect(two.map(({ slug }) => slug)).toEqual([oldest.slug, older.slug])
})

it('is empty for a site without recipes', async () => {
  const { id } = await makeSite(payload)
  expect(await listTrendingRecipes(payload, id, 5)).toEqual([])
})
