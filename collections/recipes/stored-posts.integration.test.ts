import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { getRecipe } from '@/src/server/recipes/reading/read'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import * as guardedData from '../migrations/20261122_140000_guarded_data'

const payload = await testPayload()
const site = await makeSite(payload)

const HOSTILE = '<p onclick="steal()">Sea<script>steal()</script></p>'
const HARMLESS = '<p>Sea</p>'

async function stored(id: string): Promise<unknown> {
  const { rows } = await payload.db.pool.query<{ post: unknown }>(
    'select legacy_recipe_data as post from recipes where id = $1',
    [id],
  )
  return rows[0]?.post
}

describe('a stored post', () => {
  it('is made harmless before it is stored, by the API', async () => {
    const { id } = await makeRecipe(payload, site.id, { legacyRecipeData: { content: HOSTILE } })
    expect(await stored(id)).toEqual({ content: HARMLESS })
  })

  it('is made harmless before it is stored, by the door of Payload', async () => {
    const { id } = await makeRecipe(payload, site.id, {
      legacyRecipeData: { content: '<p>Old</p>' },
    })
    const data = { legacyRecipeData: { content: HOSTILE, source: 'old' } }
    await payload.update({ collection: 'recipes', id, data })
    expect(await stored(id)).toEqual({ content: HARMLESS, source: 'old' })
    await payload.update({ collection: 'recipes', id, data: { title: 'Another' } })
    expect(await stored(id)).toEqual({ content: HARMLESS, source: 'old' })
    await payload.update({ collection: 'recipes', id, data: { legacyRecipeData: null } })
    expect(await stored(id)).toBeNull()
  })

  it('is refused when it is longer than any', async () => {
    const token = await makeToken(payload, site.owner)
    const body = { title: 'Long', slug: 'long', legacyRecipeData: { content: 'a'.repeat(500_001) } }
    const path = `/v1/manage/${site.slug}/recipes`
    expect((await callApi(payload, 'POST', path, { token, body })).status).toBe(422)
  })

  it('is read without being looked through, however it is made', async () => {
    const content = '<b>'.repeat(150_000)
    const { slug } = await makeRecipe(payload, site.id, { legacyRecipeData: { content } })
    const before = process.cpuUsage()
    for (let times = 0; times < 20; times += 1) {
      expect(await getRecipe(payload, site.id, slug, ANONYMOUS_READER)).not.toBeNull()
    }
    const { user, system } = process.cpuUsage(before)
    // Making it harmless once took several seconds.
    expect((user + system) / 1000).toBeLessThan(2_000)
  })
})

describe('the migration of what was stored before', () => {
  it('makes stored posts harmless, and changes nothing when it runs again', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const { id: other } = await makeRecipe(payload, site.id)
    for (const [recipe, post] of [
      [id, { content: HOSTILE, kept: 1 }],
      [other, 'no object'],
    ] as const) {
      await payload.db.drizzle.execute(
        sql`update recipes set legacy_recipe_data = ${JSON.stringify(post)}::jsonb where id = ${recipe}`,
      )
    }
    for (let times = 0; times < 2; times += 1) {
      await migrateUp()
      expect(await stored(id)).toEqual({ content: HARMLESS, kept: 1 })
      expect(await stored(other)).toBeNull()
    }
  })

  const migrateUp = () => guardedData.up({ db: payload.db.drizzle })
})
