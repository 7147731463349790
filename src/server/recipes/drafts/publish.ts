import type { Payload } from 'payload'
import type { z } from 'zod'
import { parsePart } from '@/src/contract/validation'
import type { DraftPublish } from '@/src/contract/recipe/draft'
import type { ManagedRecipe } from '@/src/contract/recipe/recipe'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { staleEdit } from '../../stale'
import { updateManagedRecipe } from '../edit'
import { databaseNow } from '../publish'
import { getRecipeDraft } from './read'
import type { DraftEditor } from './read'
import { RECIPE_DRAFTS } from './recipe-drafts'
import { removeDeletedReferences } from './without-gone'

/**
 * Publishes the draft of a recipe through the rules of an API update, and deletes it. A published recipe
 * retains its first date unless another is given; null as a date stores an unpublished recipe without
 * publishing it. Changes saved meanwhile stay a draft.
 * @throws Failure `validation_failed` with the fields to correct; `conflict`, with the current recipe and
 *   draft, when either differs from what the caller has seen, or for a slug that is taken; `not_found`
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function publishRecipeDraft(
  payload: Payload,
  writer: DraftEditor,
  id: string,
  { revision, publishedAt }: z.output<typeof DraftPublish>,
  isScheduled = false,
): Promise<ManagedRecipe> {
  const current = await getRecipeDraft(payload, writer, id)
  const { draft, recipe } = current
  const isCurrent = draft.revision === revision && draft.basedOn === recipe.updatedAt
  if (!isCurrent) throw staleEdit(current)
  const known = draft.document.publishedAt ?? recipe.publishedAt
  const date = publishedAt ?? known ?? (publishedAt === null ? null : await databaseNow(payload))
  const document = await removeDeletedReferences(payload, writer, draft.document)
  const write = parsePart(RecipeWrite, { ...document, publishedAt: date })
  const basedOn = { at: Date.parse(draft.basedOn), isExact: true }
  // In one transaction, so that a killed process both publishes and deletes a draft, or does neither.
  const along = () => RECIPE_DRAFTS.deleteRevision(payload, writer.siteId, id, revision)
  return updateManagedRecipe(payload, writer, id, write, basedOn, { along, isScheduled })
}
