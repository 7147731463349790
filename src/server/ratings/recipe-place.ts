import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import { isLockedFor } from '@/src/domain/payments/premium'
import type { PremiumReader } from '@/src/domain/payments/premium'
import type { Caller } from '../accounts/caller'
import { firstRow } from '../database/statements'
import type { Statement } from '../database/statements'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { premiumReader } from '../recipes/reading/reader'

const PLACE: Statement = {
  name: 'rating_place',
  reads: ([, recipeId]) => ['lists', `recipe:${String(recipeId)}`],
  text: `select r.privacy_setting as "privacySetting",
      coalesce(s.ratings_enabled, false) as "isOpen",
      coalesce(s.visitor_ratings_enabled, false) as "acceptsVisitors"
    from recipes r join sites s on s.id = r.site_id
    where r.id = $2 and r.site_id = $1 and ${IS_PUBLISHED}`,
}

/** The recipe that a rating or a mark is about, with the switches of its site. */
export type RecipePlace = { privacySetting: string; isOpen: boolean; acceptsVisitors: boolean }

/** Finds a published recipe of a site. @throws Failure `not_found` */
export async function findRecipePlace(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<RecipePlace> {
  const place = await firstRow<RecipePlace>(payload, PLACE, [siteId, recipeId])
  if (!place) throw notFound('Recipe')
  return place
}

/** Refuses readers for whom the recipe is locked. @throws Failure `forbidden` */
export async function requireReadable(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
  { privacySetting }: RecipePlace,
): Promise<PremiumReader> {
  const reader = await premiumReader(payload, siteId, caller)
  if (isLockedFor(privacySetting, reader)) {
    throw new Failure('forbidden', 'Only subscribers with full access can do this here.')
  }
  return reader
}
