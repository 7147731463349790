import { call } from '@/src/api/call'
import { UNTITLED, untitledSlug } from '@/src/domain/recipes/untitled'
import { newRowId } from '../editor/rows/row-id'
import { closeRecord } from '../record/leaving'
import { isSameDocument } from '../record/merging'
import type { DraftDocument, RecipeDraftStore } from './recipe-kind'

/** Recipes that this page has made: others may have been left empty with intent. */
const madeHere = new Set<string>()

/** Creates a recipe without a name yet. @returns its id */
export async function createUntitled(site: string): Promise<string> {
  const body = { title: UNTITLED, slug: untitledSlug(newRowId()) }
  const { recipe } = await call('createRecipe', {
    params: { site },
    body,
    idempotencyKey: newRowId(),
  })
  madeHere.add(recipe.id)
  return recipe.id
}

/** Whether a draft is still as `createUntitled` has made its recipe. */
export const isUntouched = ({ getState }: RecipeDraftStore): boolean => {
  const { stored, document } = getState()
  return stored.draft.revision === 0 && document.slug.startsWith('untitled-')
}

/** Whether a draft has no word yet that the recipe it was made as does not have. */
export function isStillEmpty(document: DraftDocument, asMade: DraftDocument): boolean {
  const { title, slug } = asMade
  const isUnnamed = document.title.trim() === '' && document.slug.trim() === ''
  return isUnnamed && isSameDocument({ ...document, title, slug }, asMade)
}

/**
 * Closes a draft: removes a recipe that this page has created and that is still empty, here and on the
 * server; saves others.
 * @returns whether it was removed
 * @see docs/product/kitchen.md#recipe-editor
 */
export async function closeDraft(store: RecipeDraftStore, site: string): Promise<boolean> {
  const { document, stored } = store.getState()
  const { recipe, published } = stored
  const isLeftEmpty = madeHere.has(recipe.id) && isStillEmpty(document, published)
  if (!isLeftEmpty) {
    await closeRecord(store)
    return false
  }
  const params = { site, id: recipe.id }
  try {
    // A pending save would arrive after the deletion.
    await store.close()
    const { draft } = await call('getRecipeDraft', { params })
    if (!isStillEmpty(draft.document, published)) return false
    await call('deleteRecipe', { params })
    return true
  } catch {
    return false
  }
}
