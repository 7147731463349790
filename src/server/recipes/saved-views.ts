import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import { MAX_SAVED_VIEWS } from '@/src/contract/recipe/saved-view'
import type { SavedView, SavedViewWrite } from '@/src/contract/recipe/saved-view'
import { firstRow, rows } from '../database/statements'
import type { SiteWriter } from '../versioned-write'

const LIST = {
  name: 'saved_views',
  text: `select id, name, search from saved_views where site_id = $1 and user_id = $2
    order by lower(name), name`,
}

/**
 * Lists a user's saved views of a site's recipe list, by name.
 * @see docs/product/kitchen.md#saved-views
 */
export const listSavedViews = (
  payload: Payload,
  { siteId, userId }: SiteWriter,
): Promise<SavedView[]> => rows<SavedView>(payload, LIST, [siteId, userId])

const SAVE = {
  name: 'save_view',
  text: `insert into saved_views (site_id, user_id, name, search)
    select $1, $2, $3, $4
    where (select count(*) from saved_views
      where site_id = $1 and user_id = $2 and name <> $3) < ${MAX_SAVED_VIEWS}
    on conflict (site_id, user_id, name) do update set search = excluded.search
    returning id, name, search`,
}

/**
 * Saves a view of a user; replaces one with the same name.
 * @throws Failure `conflict` for a user with 30 views of the site
 * @see docs/product/kitchen.md#saved-views
 */
export async function saveView(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  { name, search }: SavedViewWrite,
): Promise<SavedView> {
  const view = await firstRow<SavedView>(payload, SAVE, [siteId, userId, name, search])
  if (view) return view
  throw new Failure('conflict', `You can save at most ${MAX_SAVED_VIEWS} views. Delete one first.`)
}

const DELETE = {
  name: 'delete_saved_view',
  text: `delete from saved_views where site_id = $1 and user_id = $2 and id = $3 returning id`,
}

/** Deletes a saved view. @throws Failure `not_found` */
export async function deleteSavedView(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  id: string,
): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, userId, id]))) throw notFound('View')
}
