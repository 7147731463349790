import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { BookmarkedRecipe } from '@/src/contract/people/profile'
import type { SiteUserData } from '@/src/contract/people/user'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { COUNT_SAVE } from '../counting/count-in-statement'
import { deploymentOf } from '../deployment'
import { firstRow, rows } from '../database/statements'
import { RECIPE_CARD, IS_PUBLISHED } from '../recipes/reading/card-sql'
import { presentCard } from '../recipes/reading/present'
import type { CardRow } from '../recipes/reading/present'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'

const OF_SITE = {
  name: 'site_bookmarks',
  text: `select b.recipe_id as id from bookmarks b join recipes r on r.id = b.recipe_id
    where b.user_id = $2 and b.site_id = $1 and ${IS_PUBLISHED} order by b.created_at desc`,
}

/** Returns a user's data on a site. One statement. */
export async function siteUserData(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<SiteUserData> {
  const found = await rows<{ id: string }>(payload, OF_SITE, [siteId, userId])
  return { bookmarks: found.map(({ id }) => id) }
}

/**
 * Saves a recipe and returns one row when it is a published recipe of the site, whether it was saved before
 * or not.
 */
const SAVE = {
  name: 'bookmark_insert',
  text: `with recipe as (select r.id from recipes r where r.id = $3 and r.site_id = $1
      and ${IS_PUBLISHED}),
    saved as (insert into bookmarks (user_id, recipe_id, site_id)
      select $2, id, $1 from recipe on conflict (user_id, recipe_id) do nothing
      returning recipe_id),
    ${COUNT_SAVE}
    select id from recipe`,
}

/** Saves a recipe, and counts that once; idempotent. @throws Failure `not_found` */
export async function createBookmark(
  payload: Payload,
  siteId: string,
  userId: string,
  recipeId: string,
): Promise<SiteUserData> {
  if (!(await firstRow(payload, SAVE, [siteId, userId, recipeId]))) throw notFound('Recipe')
  return siteUserData(payload, siteId, userId)
}

const REMOVE = {
  name: 'bookmark_delete',
  text: `delete from bookmarks where site_id = $1 and user_id = $2 and recipe_id = $3`,
}

/** Removes a recipe from the saved ones; idempotent. */
export async function deleteBookmark(
  payload: Payload,
  siteId: string,
  userId: string,
  recipeId: string,
): Promise<SiteUserData> {
  await rows(payload, REMOVE, [siteId, userId, recipeId])
  return siteUserData(payload, siteId, userId)
}

const OF_USER = {
  name: 'user_bookmarks',
  text: `select s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain", ${RECIPE_CARD} as card
    from bookmarks b join recipes r on r.id = b.recipe_id join sites s on s.id = r.site_id
    where b.user_id = $1 and ${IS_PUBLISHED} and ${isThere('s')} order by b.created_at desc, b.id`,
}
type BookmarkRow = { slug: string; title: string; primaryDomain: string | null; card: CardRow }

/** Lists a user's saved recipes on all sites, newest first. One statement. */
export async function listBookmarks(payload: Payload, userId: string): Promise<BookmarkedRecipe[]> {
  const deployment = deploymentOf(payload)
  const found = await rows<BookmarkRow>(payload, OF_USER, [userId])
  return found.map(({ slug, title, primaryDomain, card }) => ({
    site: { slug, title, url: siteOrigin(deployment, { slug, primaryDomain }) },
    recipe: presentCard(card),
  }))
}
