import { published } from '@/src/testing/api/target-objects'
import type { Target } from '@/src/testing/api/target'
import { makeUser } from '@/src/testing/builders'
import type { ValidRequests } from './parts'

/** Requests about ratings and readers who have cooked a recipe. */
export const RATINGS_REQUESTS = {
  getRating: async (target) => ({ query: { recipeId: await published(target) } }),
  setRating: async (target) => ({ body: { recipeId: await published(target), stars: 4 } }),
  deleteRating: async (target) => ({ params: { recipeId: await published(target) } }),
  getRecipeRatings: async (target) => ({ params: { id: await published(target) } }),
  removeRatings: () => ({ body: { source: 'visitor' } }),
  restoreRatings: () => ({ body: { removedAt: '2026-01-02T03:04:05.000Z' } }),
  listCooked: async (target) => ({ query: { recipeId: await published(target) } }),
  setCooked: async (target) => ({
    body: { recipeId: await published(target), line: 'Twice the garlic.' },
  }),
  deleteCooked: async (target) => ({ params: { recipeId: await published(target) } }),
  createPhotoUpload: () => ({ body: { fileName: 'loaf.png', contentType: 'image/png' } }),
  listManagedCooked: () => ({ query: { status: 'waiting' } }),
  setCookedStatus: async (target) => ({
    params: { id: await cookedMark(target) },
    body: { status: 'published' },
  }),
  deleteManagedCooked: async (target) => ({ params: { id: await cookedMark(target) } }),
} satisfies ValidRequests

/** Stores a mark of a new reader that waits. */
async function cookedMark(target: Target): Promise<string> {
  const { payload, objects } = target
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into cooked_recipes (site_id, recipe_id, user_id, line, status)
      values ($1, $2, $3, 'Crisp.', 'waiting') returning id`,
    [objects.id, await published(target), (await makeUser(payload)).id],
  )
  return rows[0]?.id ?? ''
}
