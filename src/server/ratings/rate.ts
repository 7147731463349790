import type { Payload } from 'payload'
import type { OwnRating, Stars } from '@/src/contract/people/rating'
import { Failure } from '@/src/contract/failure'
import type { Caller } from '../accounts/caller'
import { requireNotBanned } from '../bans/enforce'
import { firstRow, rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { toNetwork } from '../rate-limits/rate-subject'
import { findRecipePlace, requireReadable } from './recipe-place'
import type { RecipePlace } from './recipe-place'
import { visitorHash } from './visitor-hash'
import type { Visitor } from './visitor-hash'

const RATINGS_PER_USER: RateLimit = { name: 'ratings', attempts: 30, seconds: 60 }
const VISITOR_RATINGS_PER_NETWORK: RateLimit = {
  name: 'visitor-ratings',
  attempts: 30,
  seconds: 3_600,
}

/** The caller of a rating: signed in or not, with address and program. */
export type Rater = { caller: Caller | null } & Visitor

/** The unique key of a rating: an account or the hash of a visitor. */
type RaterKey = { userId: string; hash: null } | { userId: null; hash: Buffer }

/** Removed ratings are not part of the totals, which a trigger keeps (collections/sql/recipe-ratings.sql). */
const FIND: Statement = {
  name: 'rating_of_recipe',
  reads: ([recipeId]) => [`rating:${String(recipeId)}`],
  text: `select t.average::float8 as average, coalesce(t.count, 0) as count,
      (select o.stars from recipe_ratings o where o.recipe_id = $1 and o.is_visible
        and (o.user_id = $2 or o.visitor_hash = $3)) as own
    from (select 1) one left join lateral (
      select round(x.sum::numeric / nullif(x.count, 0), 2) as average, x.count
      from recipe_rating_totals x where x.recipe_id = $1) t on true`,
}

const present = async (
  payload: Payload,
  recipeId: string,
  key: RaterKey | null,
): Promise<OwnRating> => {
  const values = [recipeId, key?.userId ?? null, key?.hash ?? null]
  const found = await firstRow<OwnRating>(payload, FIND, values)
  return found ?? { average: null, count: 0, own: null }
}

/**
 * Returns the ratings of a recipe, with the caller's own.
 * @throws Failure `not_found`, or `forbidden` where ratings are switched off
 */
export async function getRating(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
  recipeId: string,
): Promise<OwnRating> {
  requireOpen(await findRecipePlace(payload, siteId, recipeId))
  return present(payload, recipeId, caller && { userId: caller.userId, hash: null })
}

const SET_BY_READER = {
  name: 'rating_set_by_reader',
  text: `insert into recipe_ratings as r (site_id, recipe_id, user_id, source, stars)
    values ($1, $2, $3, 'reader', $4)
    on conflict (recipe_id, user_id) where user_id is not null
    do update set stars = excluded.stars, updated_at = now() where r.stars <> excluded.stars`,
}
/** A rating that was removed in bulk stays removed. */
const SET_BY_VISITOR = {
  name: 'rating_set_by_visitor',
  text: `insert into recipe_ratings as r (site_id, recipe_id, visitor_hash, source, stars)
    values ($1, $2, $3, 'visitor', $4)
    on conflict (recipe_id, visitor_hash) where visitor_hash is not null
    do update set stars = excluded.stars, updated_at = now() where r.stars <> excluded.stars`,
}
const DELETE = {
  name: 'rating_delete',
  text: `delete from recipe_ratings
    where site_id = $1 and recipe_id = $2 and (user_id = $3 or visitor_hash = $4)`,
}

/**
 * Creates or replaces the caller's rating of a recipe. A reader who rated on the same day before signing in
 * is counted once.
 * @throws Failure `not_found` for a recipe that is not published here, `unauthorized` for a visitor where the
 *   site has no ratings of visitors, `forbidden`, `rate_limited`
 * @see docs/product/ratings.md#who-may-rate
 */
export async function setRating(
  payload: Payload,
  siteId: string,
  rater: Rater,
  { recipeId, stars }: { recipeId: string; stars: Stars },
): Promise<OwnRating> {
  const { key, visitor } = await admitRater(payload, siteId, rater, recipeId)
  await inTransaction(payload, async () => {
    if (key.userId === null) {
      await rows(payload, SET_BY_VISITOR, [siteId, recipeId, key.hash, stars])
      return
    }
    if (visitor) await rows(payload, DELETE, [siteId, recipeId, null, visitor])
    await rows(payload, SET_BY_READER, [siteId, recipeId, key.userId, stars])
  })
  return present(payload, recipeId, key)
}

/**
 * Removes the caller's rating of a recipe, if there is one.
 * @throws Failure as `setRating`
 */
export async function deleteRating(
  payload: Payload,
  siteId: string,
  rater: Rater,
  recipeId: string,
): Promise<OwnRating> {
  const { key } = await admitRater(payload, siteId, rater, recipeId)
  await rows(payload, DELETE, [siteId, recipeId, key.userId, key.hash])
  return present(payload, recipeId, key)
}

/** Checks that a caller may rate a recipe, and returns the key of the rating. */
async function admitRater(
  payload: Payload,
  siteId: string,
  rater: Rater,
  recipeId: string,
): Promise<{ key: RaterKey; visitor: Buffer | null }> {
  const { caller } = rater
  const place = await findRecipePlace(payload, siteId, recipeId)
  requireOpen(place)
  if (!caller && !place.acceptsVisitors) throw new Failure('unauthorized', 'Please sign in.')
  await requireMayRate(payload, siteId, rater, place)
  if (caller) {
    const key = { userId: caller.userId, hash: null }
    return {
      key,
      visitor: place.acceptsVisitors ? await visitorHash(payload, rater, recipeId) : null,
    }
  }
  const hash = await visitorHash(payload, rater, recipeId)
  return { key: { userId: null, hash }, visitor: hash }
}

async function requireMayRate(
  payload: Payload,
  siteId: string,
  { caller, address }: Rater,
  place: RecipePlace,
): Promise<void> {
  const [userId, email] = [caller?.userId ?? null, caller?.email ?? null]
  await requireNotBanned(payload, siteId, { userId, email, address })
  const { isManager } = await requireReadable(payload, siteId, caller, place)
  if (isManager) throw new Failure('forbidden', 'Authors cannot rate their own recipes.')
  if (caller) await countAttempt(payload, RATINGS_PER_USER, caller.userId)
  else await countAttempt(payload, VISITOR_RATINGS_PER_NETWORK, toNetwork(address))
}

function requireOpen({ isOpen }: RecipePlace): void {
  if (!isOpen) throw new Failure('forbidden', 'Ratings are switched off on this site.')
}
