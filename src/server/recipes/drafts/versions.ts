import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { RecipeDraft, RecipeVersion, RecipeVersionContent } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { firstRow, rows } from '@/src/server/database/statements'
import { isoInstant } from '@/src/server/database/instant-sql'
import { staleEdit } from '../../stale'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRow } from '../managed'
import { withLines } from '../lines/resolve-lines'
import { getRecipeDraft, storedDocument } from './read'
import { personOf } from '../../accounts/person-sql'
import type { DraftEditor } from './read'
import { RECIPE_DRAFTS } from './recipe-drafts'
import { draftReferences } from './references'

const VERSION = `v.id, v.kind, coalesce(v.document->>'title', '') as title,
  ${isoInstant('v.created_at')} as "createdAt", ${personOf('v.author_id')} as author,
  v.is_scheduled as "isScheduled"`

const LIST = {
  name: 'recipe_versions',
  text: `select ${VERSION} from recipe_versions v
    where v.site_id = $1 and v.recipe_id = $2 order by v.created_at desc, v.id limit 200`,
}

/** Lists the versions of a recipe, newest first, without their content. @throws Failure `not_found` */
export async function listRecipeVersions(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<RecipeVersion[]> {
  await getManagedRow(payload, siteId, recipeId)
  return rows<RecipeVersion>(payload, LIST, [siteId, recipeId])
}

const FIND = {
  name: 'recipe_version',
  text: `select ${VERSION}, v.document from recipe_versions v
    join recipes r on r.id = v.recipe_id and r.deleted_at is null
    where v.site_id = $1 and v.recipe_id = $2 and v.id = $3`,
}

/** Returns a version of a recipe with its content. @throws Failure `not_found` */
export async function getRecipeVersion(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  recipeId: string,
  id: string,
): Promise<RecipeVersionContent> {
  type Row = RecipeVersion & { document: unknown }
  const row = await firstRow<Row>(payload, FIND, [siteId, recipeId, id])
  if (!row) throw notFound('Version')
  const document = await withLines(payload, storedDocument(row.document))
  const references = await draftReferences(payload, { siteId, userId }, [document])
  return { ...row, document, references }
}

/**
 * Restores a version as the draft of its recipe; the replaced draft becomes a version. Does not change the
 * publication time.
 * @throws Failure `not_found`; `conflict`, with the current draft, if it has another revision
 */
export async function restoreRecipeVersion(
  payload: Payload,
  writer: DraftEditor,
  recipeId: string,
  id: string,
  revision: number,
): Promise<RecipeDraft> {
  await getRecipeVersion(payload, writer, recipeId, id)
  const { base, draft } = await getRecipeDraft(payload, writer, recipeId)
  const { basedOn, document } = draft
  const fields = { publishedAt: document.publishedAt ?? null }
  const version = { id, fields, revision, base, basedOn }
  const isRestored = await RECIPE_DRAFTS.restore(payload, writer, recipeId, version)
  const current = await getRecipeDraft(payload, writer, recipeId)
  if (!isRestored) throw staleEdit(current)
  return current
}

/** A published version to add to the history of a recipe. */
export type PublishedVersion = {
  siteId: string
  recipeId: string
  document: RecipeDraftDocument
  authorId: string | null
  /** Whether it was published by a schedule. */
  isScheduled: boolean
}

const IS_IN_HISTORY = {
  name: 'is_recipe_version_kept',
  text: `select 1 from recipes r where r.site_id = $1 and r.id = $2 and (r.published_at is null
    or exists (select 1 from recipe_versions v where v.recipe_id = r.id
      and v.kind = 'published' and v.created_at = r.updated_at))`,
}

/**
 * Returns whether the history contains a recipe's published content; true for one that is not published.
 */
export const isInHistory = async (
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<boolean> => (await firstRow(payload, IS_IN_HISTORY, [siteId, recipeId])) !== undefined

const KEEP = {
  name: 'keep_recipe_version',
  text: `insert into recipe_versions
      (recipe_id, site_id, kind, document, author_id, is_scheduled, created_at)
    select r.id, r.site_id, 'published', $3::jsonb, $4, $5::boolean, r.updated_at from recipes r
    where r.site_id = $1 and r.id = $2 and r.published_at is not null
      and not exists (select 1 from recipe_versions v where v.recipe_id = r.id
        and v.kind = 'published' and v.created_at = r.updated_at)`,
}

/**
 * Adds a recipe's published content to its history, once. Does nothing for one that is not published.
 * @see docs/product/recipes.md#history
 */
export async function addToHistory(payload: Payload, kept: PublishedVersion): Promise<void> {
  const { siteId, recipeId, document, authorId, isScheduled } = kept
  const values = [siteId, recipeId, JSON.stringify(document), authorId, isScheduled]
  await rows(payload, KEEP, values)
}
