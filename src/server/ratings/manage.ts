import type { Payload } from 'payload'
import type { z } from 'zod'
import type {
  ManagedRating,
  RatingBar,
  RatingRemoval,
  RecipeRatings,
  RemovedRatings,
  Stars,
} from '@/src/contract/people/rating'
import { notFound } from '@/src/contract/failure'
import { isBanned } from '../bans/covers'
import { firstRow, rows } from '../database/statements'
import { isoInstant } from '../database/instant-sql'

const IS_THERE = {
  name: 'rated_recipe',
  text: `select r.id from recipes r where r.site_id = $1 and r.id = $2 and r.deleted_at is null`,
}
const BARS = {
  name: 'rating_bars',
  text: `select x.stars, count(*) filter (where x.source = 'reader')::int as readers,
      count(*) filter (where x.source = 'visitor')::int as visitors,
      count(*) filter (where x.source = 'import')::int as imported
    from recipe_ratings x where x.site_id = $1 and x.recipe_id = $2 and x.is_visible
    group by x.stars`,
}
const RATER = { siteId: 'x.site_id', userId: 'x.user_id', email: 'u.email' }
const NEWEST = {
  name: 'ratings_of_recipe',
  text: `select x.id, x.source, x.stars, coalesce(u.display_name, c.writer_name) as name,
      x.is_visible as "isVisible", ${isBanned(RATER)} as "isBanned", ${isoInstant('x.created_at')} as "createdAt"
    from recipe_ratings x left join users u on u.id = x.user_id
      left join comments c on c.id = x.comment_id
    where x.site_id = $1 and x.recipe_id = $2 order by x.created_at desc, x.id limit 100`,
}

const STARS: readonly Stars[] = [5, 4, 3, 2, 1]

/** Returns the distribution of a recipe's ratings and the newest of them. @throws Failure `not_found` */
export async function getRecipeRatings(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<RecipeRatings> {
  const values = [siteId, recipeId]
  if (!(await firstRow(payload, IS_THERE, values))) throw notFound('Recipe')
  const bars = await rows<RatingBar>(payload, BARS, values)
  const ratings = await rows<ManagedRating>(payload, NEWEST, values)
  const distribution = STARS.map(
    (stars) =>
      bars.find((bar) => bar.stars === stars) ?? { stars, readers: 0, visitors: 0, imported: 0 },
  )
  return { distribution, ratings }
}

/** Locks in the order of the ids, so that two removals wait for each other. */
const REMOVE = {
  name: 'ratings_remove',
  text: `with found as (
      select x.id from recipe_ratings x
      where x.site_id = $1 and x.source = $2 and x.is_visible
        and ($3::timestamptz is null or x.created_at >= $3)
        and ($4::uuid is null or x.recipe_id = $4)
        and ($5::int is null or x.created_at >= now() - make_interval(days => $5))
      order by x.id for update),
    removed as (
      update recipe_ratings x set is_visible = false, removed_at = now()
      from found where x.id = found.id returning x.id)
    select (select count(*)::int from removed) as count,
      ${isoInstant('now()::timestamptz(3)')} as "removedAt"`,
}
const RESTORE = {
  name: 'ratings_restore',
  text: `with found as (
      select x.id from recipe_ratings x
      where x.site_id = $1 and not x.is_visible and x.removed_at = $2
      order by x.id for update),
    restored as (
      update recipe_ratings x set is_visible = true, removed_at = null
      from found where x.id = found.id returning x.id)
    select count(*)::int as count from restored`,
}

/**
 * Removes ratings of visitors from averages and counts; they stay stored for the undo.
 * @see docs/product/ratings.md#removing-ratings-in-bulk
 */
export async function removeRatings(
  payload: Payload,
  siteId: string,
  { source, since, recipeId, days }: z.output<typeof RatingRemoval>,
): Promise<RemovedRatings> {
  const values = [siteId, source, since ?? null, recipeId ?? null, days ?? null]
  const removed = await firstRow<RemovedRatings>(payload, REMOVE, values)
  if (!removed) throw new Error('The removal returned no row.')
  return removed
}

/** Undoes a removal. @returns the number of ratings that count again */
export async function restoreRatings(
  payload: Payload,
  siteId: string,
  removedAt: string,
): Promise<{ count: number }> {
  const restored = await firstRow<{ count: number }>(payload, RESTORE, [siteId, removedAt])
  return { count: restored?.count ?? 0 }
}
