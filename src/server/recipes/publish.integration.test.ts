import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/premium'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { publishRecipe } from './publish'
import { getRecipe } from './read'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a recipe that is published now', () => {
  it.each([-3_600_000, 3_600_000])(
    'is there at once, though this process is %d ms from the time of the database',
    async (shift) => {
      const site = await makeSite(payload)
      const recipe = await makeRecipe(payload, site.id, { publishedAt: null })
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift })
      await publishRecipe(payload, site.id, recipe.id, undefined)
      const found = await getRecipe(payload, site.id, recipe.slug, ANONYMOUS_READER)
      expect(found?.id).toBe(recipe.id)
      const { rows } = await payload.db.pool.query<{ seconds: number }>(
        `select abs(extract(epoch from clock_timestamp() - published_at))::float8 as seconds
          from recipes where id = $1`,
        [recipe.id],
      )
      expect(rows[0]?.seconds).toBeLessThan(60)
    },
  )
})
