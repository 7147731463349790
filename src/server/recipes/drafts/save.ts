import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { DraftSaved, RecipeDraftSave } from '@/src/contract/recipe/draft'
import type { z } from 'zod'
import { staleEdit } from '../../stale'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRecipe } from '../editor-read'
import { documentOf } from './document'
import { getRecipeDraft } from './read'
import type { DraftEditor } from './read'
import { withOwnReferences } from './own-references'
import { RECIPE_DRAFTS } from './recipe-drafts'

type Sent = z.output<typeof RecipeDraftSave>

/**
 * Saves the draft of a recipe: one statement for any length, and one that finds references that the site
 * may not use, which are removed. Invisible to readers. A draft of ten minutes' work becomes a version in
 * the history.
 * @throws Failure `not_found`; `conflict`, with the current recipe and draft, when either was saved since
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function saveRecipeDraft(
  payload: Payload,
  writer: DraftEditor,
  id: string,
  sent: Sent,
): Promise<DraftSaved> {
  const own = { ...sent, document: await withOwnReferences(payload, writer, sent.document) }
  const saved = await RECIPE_DRAFTS.save(payload, writer, id, own, async () =>
    documentOf(await getManagedRecipe(payload, writer.siteId, id)),
  )
  if (!saved) throw staleEdit(await getRecipeDraft(payload, writer, id))
  return saved
}

/** Discards a draft: it becomes a version. Nothing happens without one. @throws Failure `not_found` */
export async function discardRecipeDraft(
  payload: Payload,
  writer: SiteWriter,
  id: string,
): Promise<void> {
  if (!(await RECIPE_DRAFTS.discard(payload, writer, id))) throw notFound('Recipe')
}
