import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { getManagedRecipe } from '../editor-read'
import { namedEntries } from './catalogue'
import { documentOf } from './document'
import { recipeOfDraftLink } from './links'
import { withFixedAmountsInTexts } from '../reading/fixed-amounts'
import { recipeOfDraft } from './preview'
import { findDraft } from './read'
import { draftReferences } from './references'

/**
 * A recipe as its draft has it, for who has a link that shows it; null without one. A recipe without a
 * draft is shown as it is stored. The link says which recipe, and works at the path it was made for: the slug
 * of the recipe may have changed since.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function getDraftPage(
  payload: Payload,
  { siteId, slug }: { siteId: string; slug: string },
  parameter: string,
): Promise<Recipe | null> {
  const id = await recipeOfDraftLink(payload, { siteId, slug }, parameter)
  if (id === null) return null
  const stored = await getManagedRecipe(payload, siteId, id)
  const draft = await findDraft(payload, siteId, id)
  const document = draft?.document ?? documentOf(stored)
  const userId = draft?.savedBy?.id ?? null
  const [entries, references] = await Promise.all([
    namedEntries(payload, siteId, document),
    draftReferences(payload, { siteId, userId }, [document]),
  ])
  return withFixedAmountsInTexts(recipeOfDraft(stored, document, { ...entries, ...references }))
}
