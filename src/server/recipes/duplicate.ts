import type { Payload } from 'payload'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { parsePart } from '@/src/contract/validation'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'
import { documentOf } from './drafts/document'
import { findDraft } from './drafts/read'
import type { DraftEditor } from './drafts/read'
import { saveRecipeDraft } from './drafts/save'
import { createManagedRecipe } from './edit'
import { getManagedRecipe } from './editor-read'
import { getManagedRow } from './managed'
import { withNewRowIds } from './row-ids'
import { findFreeSlug } from './slugs'

const MAX_TITLE = 500
const MARK = ' (copy)'

/**
 * Duplicates a recipe with its draft: an unpublished recipe of the same content, without collections,
 * comments, history and source.
 * @throws Failure `not_found`
 * @see docs/product/recipes.md#duplicating
 */
export async function duplicateRecipe(
  payload: Payload,
  writer: DraftEditor,
  id: string,
): Promise<ManagedRecipeRow> {
  const { siteId } = writer
  const recipe = await getManagedRecipe(payload, siteId, id)
  const draft = await findDraft(payload, siteId, id)
  const title = draft?.document.title.trim() || recipe.title
  const slug = await findFreeSlug(payload, siteId, `${slugFromTitle(title) || recipe.slug}-copy`)
  const named = {
    title: `${title.slice(0, MAX_TITLE - MARK.length)}${MARK}`,
    slug,
    publishedAt: null,
  }
  const [stored, edited] = withNewRowIds([documentOf(recipe), draft?.document ?? null])
  const { legacyRecipeData } = recipe
  const write = parsePart(RecipeWrite, { ...stored, ...named, legacyRecipeData })
  const copy = await createManagedRecipe(payload, writer, write)
  if (edited) {
    const document = { ...edited, ...named }
    const based = { revision: 0, basedOn: copy.updatedAt }
    await saveRecipeDraft(payload, writer, copy.id, { document, ...based })
  }
  return getManagedRow(payload, siteId, copy.id)
}
