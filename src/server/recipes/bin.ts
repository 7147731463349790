import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { isUniqueViolation, slugConflict } from '../database/conflicts'
import { firstRow } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { getManagedRow } from './managed'
import { findFreeSlug } from './slugs'

/**
 * Moves a recipe to the bin, where it stays for 30 days.
 * @throws Failure `not_found`
 * @see docs/product/recipes.md#deleting
 */
export async function deleteRecipe(payload: Payload, siteId: string, id: string): Promise<void> {
  await getManagedRow(payload, siteId, id)
  await payload.update({
    collection: 'recipes',
    id,
    data: { deletedAt: new Date().toISOString() },
    depth: 0,
    select: {},
  })
}

/** Maximum attempts to restore a recipe while concurrent writes take the free slugs. */
const MAX_ATTEMPTS = 5

/**
 * Restores a recipe from the bin. If its slug is taken meanwhile, it gets the next free one.
 * @throws Failure `not_found`
 * @see docs/product/recipes.md#deleting
 */
export async function restoreRecipe(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipeRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await restoreOnce(payload, siteId, id)
      return await getManagedRow(payload, siteId, id)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isUniqueViolation(error)) slugConflict(error)
    }
  }
}

const LOCK_DELETED = {
  name: 'deleted_recipe_lock',
  text: `select slug from recipes where id = $1 and site_id = $2
    and deleted_at is not null for update`,
}

function restoreOnce(payload: Payload, siteId: string, id: string): Promise<void> {
  return inTransaction(payload, async (req) => {
    const row = await firstRow<{ slug: string }>(req.payload, LOCK_DELETED, [id, siteId])
    if (!row) throw notFound('Recipe')
    const slug = await findFreeSlug(payload, siteId, row.slug)
    await payload.update({
      collection: 'recipes',
      id,
      data: { deletedAt: null, slug },
      depth: 0,
      select: {},
      trash: true,
      req,
    })
  })
}

const REMOVE = {
  name: 'remove_deleted_recipe',
  text: `delete from recipes where site_id = $1 and id = $2 and deleted_at is not null
    returning id`,
}

/**
 * Removes a recipe in the bin for good, with its comments, bookmarks, drafts and history.
 * @throws Failure `not_found`, also for a recipe that is not in the bin
 * @see docs/product/recipes.md#deleting
 */
export async function removeRecipe(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, REMOVE, [siteId, id]))) throw notFound('Recipe')
}
