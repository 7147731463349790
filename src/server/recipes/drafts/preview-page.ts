import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { getManagedRecipe } from '../editor-read'
import { namedEntries } from './catalogue'
import { documentOf } from './document'
import { findDraftLinkRecipe } from './links'
import { withFixedAmountsInTexts } from '../reading/fixed-amounts'
import { draftToRecipe } from './preview'
import { findDraft } from './read'
import { draftReferences } from './references'

/**
 * Returns a recipe with the content of its draft for a valid link; null without one. A recipe without a
 * draft is shown as stored. The link identifies the recipe and is valid at its original path, even after a
 * change of the slug.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function getDraftPage(
  payload: Payload,
  { siteId, slug }: { siteId: string; slug: string },
  parameter: string,
): Promise<Recipe | null> {
  const id = await findDraftLinkRecipe(payload, { siteId, slug }, parameter)
  if (id === null) return null
  const stored = await getManagedRecipe(payload, siteId, id)
  const draft = await findDraft(payload, siteId, id)
  const document = draft?.document ?? documentOf(stored)
  const userId = draft?.savedBy?.id ?? null
  const [entries, references] = await Promise.all([
    namedEntries(payload, siteId, document),
    draftReferences(payload, { siteId, userId }, [document]),
  ])
  return withFixedAmountsInTexts(draftToRecipe(stored, document, { ...entries, ...references }))
}
