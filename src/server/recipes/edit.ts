import type { Payload } from 'payload'
import { z } from 'zod'
import { slugTaken } from '@/src/contract/failure'
import type { ManagedRecipe } from '@/src/contract/recipe/recipe'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { firstRow } from '../database/statements'
import type { BasedOn } from '../stale'
import { lockRow } from '../database/lock-row'
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
import { requireQuota } from '../quotas/quotas'

/**
 * Creates a recipe of a site.
 * @throws Failure `validation_failed` for ids that the site may not use, `conflict` for a slug that is
 *   taken, `quota_exceeded`
 */
export async function createManagedRecipe(
  payload: Payload,
  writer: SiteWriter,
  sent: RecipeWrite,
): Promise<ManagedRecipe> {
  const write = await resolveLines(payload, writer.siteId, await withOwnRowIds(payload, null, sent))
  const id = await createOnSite(payload, writer, recipeReferences(write), async (req) => {
    await requireFreeSlug(payload, writer.siteId, null, write.slug)
    await requireQuota(payload, writer.siteId, 'recipes')
    return createRecipe(payload, writer.siteId, write, { req })
  })
  return getManagedRecipe(payload, writer.siteId, id)
}

/** Options of an update. */
export type UpdateOptions = {
  /** Runs in its transaction. */
  along?: () => Promise<unknown>
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
    lock: async () =>
      Stored.parse(await lockRow(payload, 'recipe', [id, writer.siteId], { columns: STORED })),
    store: async (req, stored) => {
      await requireFreeSlug(payload, writer.siteId, id, write.slug)
      const whole = keepingState(write, stored)
      await replaceRecipe(payload, id, whole, { req })
      await savePublishedVersion(payload, writer, id, whole, isScheduled)
      await along?.()
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
const STORED = `updated_at as "updatedAt", published_at as "publishedAt",
  legacy_recipe_data as "legacyRecipeData"`

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

const SLUG_TAKEN = {
  name: 'recipe_slug_taken',
  text: `select 1 from recipes where site_id = $1 and slug = $2
    and deleted_at is null and id is distinct from $3::uuid`,
}

/** @throws Failure `conflict` when another recipe of the site has the slug */
export async function requireFreeSlug(
  payload: Payload,
  siteId: string,
  id: string | null,
  slug: string,
): Promise<void> {
  if (await firstRow(payload, SLUG_TAKEN, [siteId, slug, id])) throw slugTaken()
}
