import type { Payload, PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { notFound, slugTaken } from '@/src/contract/failure'
import type { ManagedRecipe } from '@/src/contract/recipe/recipe'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { rowsInTransaction } from '../database/statements'
import type { BasedOn } from '../stale'
import { createOnSite, updateVersioned } from '../versioned-write'
import type { SiteWriter } from '../versioned-write'
import { savePublishedVersion, saveVersionBeforeReplacing } from './drafts/keep'
import { getManagedRecipe } from './editor-read'
import { getManagedRow } from './managed'
import { recipeReferences } from './recipe-references'
import { resolveLines } from './lines/resolve-lines'
import type { ResolvedRecipe } from './lines/resolve-lines'
import { withOwnRowIds } from './row-ids'
import { createRecipe, replaceRecipe } from './write'

/**
 * Creates a recipe of a site.
 * @throws Failure `validation_failed` for ids that the site may not use, `conflict` for a slug that is
 *   taken
 */
export async function createManagedRecipe(
  payload: Payload,
  writer: SiteWriter,
  sent: RecipeWrite,
): Promise<ManagedRecipe> {
  const write = await resolveLines(payload, writer.siteId, await withOwnRowIds(payload, null, sent))
  const id = await createOnSite(payload, writer, recipeReferences(write), async (req) => {
    await requireFreeSlug(req, writer.siteId, null, write.slug)
    return createRecipe(payload, writer.siteId, write, { req })
  })
  return getManagedRecipe(payload, writer.siteId, id)
}

/** Options of an update. */
export type UpdateOptions = {
  /** Runs in its transaction. */
  along?: (req: PayloadRequest) => Promise<unknown>
  /** Whether a schedule triggers it: the history says so. */
  isScheduled?: boolean
}

/**
 * Replaces the content of a recipe. Omitted, its publication and its stored post do not change; every other
 * omitted field is emptied.
 * @throws Failure `not_found`, `validation_failed`, or `conflict`: a slug that is taken, or (with the
 *   current recipe) a version older than the stored one
 */
export async function updateManagedRecipe(
  payload: Payload,
  writer: SiteWriter,
  id: string,
  sent: RecipeWrite,
  basedOn: BasedOn | null,
  { along, isScheduled = false }: UpdateOptions = {},
): Promise<ManagedRecipe> {
  await getManagedRow(payload, writer.siteId, id)
  const write = await resolveLines(payload, writer.siteId, await withOwnRowIds(payload, id, sent))
  await saveVersionBeforeReplacing(payload, writer.siteId, id)
  return updateVersioned(payload, writer, {
    references: recipeReferences(write),
    basedOn,
    lock: (req) => lock(req, writer.siteId, id),
    store: async (req, stored) => {
      await requireFreeSlug(req, writer.siteId, id, write.slug)
      const whole = keepingState(write, stored)
      await replaceRecipe(payload, id, whole, { req })
      await savePublishedVersion(req, writer, id, whole, isScheduled)
      await along?.(req)
    },
    read: () => getManagedRecipe(payload, writer.siteId, id),
    conflictDetails: (recipe) => ({ recipe }),
  })
}

const Stored = z.object({
  updatedAt: z.coerce.date(),
  publishedAt: z.coerce.date().nullable(),
  legacyRecipeData: z.unknown(),
})
type Stored = z.infer<typeof Stored>

/** Locks the row until the transaction ends: concurrent edits run one after the other. */
async function lock(req: PayloadRequest, siteId: string, id: string): Promise<Stored> {
  const [row] = await rowsInTransaction(
    req,
    sql`select updated_at as "updatedAt", published_at as "publishedAt",
      legacy_recipe_data as "legacyRecipeData" from recipes
      where id = ${id} and site_id = ${siteId} and deleted_at is null for update`,
  )
  if (!row) throw notFound('Recipe')
  return Stored.parse(row)
}

function keepingState(write: ResolvedRecipe, stored: Stored): ResolvedRecipe {
  const legacy = stored.legacyRecipeData
  return {
    ...write,
    publishedAt:
      write.publishedAt === undefined
        ? (stored.publishedAt?.toISOString() ?? null)
        : write.publishedAt,
    legacyRecipeData:
      write.legacyRecipeData === undefined && typeof legacy === 'object' && legacy !== null
        ? { ...legacy }
        : (write.legacyRecipeData ?? null),
  }
}

/** @throws Failure `conflict` when another recipe of the site has the slug */
export async function requireFreeSlug(
  req: PayloadRequest,
  siteId: string,
  id: string | null,
  slug: string,
): Promise<void> {
  const taken = await rowsInTransaction(
    req,
    sql`select 1 from recipes where site_id = ${siteId} and slug = ${slug}
      and deleted_at is null and id is distinct from ${id}::uuid`,
  )
  if (taken.length > 0) throw slugTaken()
}
