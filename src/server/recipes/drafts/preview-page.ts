import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { isLockedFor } from '@/src/domain/payments/premium'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { getManagedRecipe } from '../editor-read'
import { namedEntries } from './catalogue'
import { documentOf } from './document'
import { findDraftLinkRecipe } from './links'
import { withFixedAmountsInTexts } from '../reading/fixed-amounts'
import { withoutLockedParts } from '../reading/present'
import { getRecipe } from '../reading/read'
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
  return id === null ? null : getDraftedRecipe(payload, siteId, id)
}

/**
 * Returns a recipe that is not published, with the content of its draft, for a reader; null when there is
 * none.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function getUnpublishedRecipe(
  payload: Payload,
  siteId: string,
  slug: string,
  reader: PremiumReader,
): Promise<Recipe | null> {
  const manager = { planType: null, isManager: true }
  const stored = await getRecipe(payload, siteId, slug, manager, { withDrafts: true })
  if (!stored) return null
  const recipe = await getDraftedRecipe(payload, siteId, stored.id)
  return isLockedFor(recipe.privacySetting, reader) ? withoutLockedParts(recipe) : recipe
}

/** Returns a recipe with the content of its draft, or as stored without one. */
async function getDraftedRecipe(payload: Payload, siteId: string, id: string): Promise<Recipe> {
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
