import { parsePart } from '@/src/contract/validation'
import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { requireFreeSlug } from '../recipes/edit'
import { resolveLines } from '../recipes/lines/resolve-lines'
import { recipeReferences } from '../recipes/recipe-references'
import { findFreeSlug } from '../recipes/slugs'
import { storedRecipe } from '../recipes/reading/stored'
import { recipeWriteOf } from '../recipes/write-of'
import { assignUploads, checkReferences } from '../references'
import { idOf } from '../stored-values'
import type { Recipe } from '@/payload-types'
import type { FormDocument } from './form-check'
import { withChangedLines } from './changed-lines'

/** Validates a recipe from the admin's form with the schema and the references of the API. */
export async function checkRecipe(written: FormDocument<Recipe>): Promise<Partial<Recipe>> {
  const { data, before, req, userId } = written
  const siteId = siteOf(written)
  const moved = before && throughBin(data, before)
  if (moved) {
    return moved.deletedAt
      ? moved
      : { ...moved, slug: await findFreeSlug(req.payload, siteId, before.slug) }
  }
  const write = parsePart(RecipeWrite, recipeWriteOf(withChangedLines(data, before)))
  const pointed = recipeReferences(write)
  await checkReferences(req.payload, { siteId, userId }, pointed)
  await assignUploads(req.payload, { siteId, userId }, pointed)
  await requireFreeSlug(req.payload, siteId, before?.id ?? null, write.slug)
  // Rows of pictures keep their ids, which are not part of the contract.
  return {
    ...data,
    ...storedRecipe(await resolveLines(req.payload, siteId, write)),
    images: data.images ?? [],
  }
}

/** A move into or out of the bin: the recipe does not change, and the server sets the time. */
function throughBin(data: Partial<Recipe>, before: Recipe): Recipe | null {
  const wasThere = Boolean(before.deletedAt)
  const isThere = Boolean(data.deletedAt)
  if (wasThere === isThere) return null
  return { ...before, deletedAt: isThere ? new Date().toISOString() : null }
}

/** @throws Failure `validation_failed` for a recipe of no site */
function siteOf({ data, before }: FormDocument<Recipe>): string {
  const site = idOf(before?.site ?? data.site)
  if (typeof site !== 'string') throw invalidField('site', REQUIRED)
  return site
}
