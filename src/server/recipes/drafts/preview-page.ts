import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { firstRow } from '@/src/server/database/statements'
import { getManagedRecipe } from '../editor-read'
import { namedEntries } from './catalogue'
import { documentOf } from './document'
import { isDraftLink } from './links'
import { recipeOfDraft } from './preview'
import { findDraft } from './read'
import { draftReferences } from './references'

const BY_SLUG = {
  name: 'recipe_of_preview',
  text: `select r.id from recipes r
    where r.site_id = $1 and r.slug = $2 and r.deleted_at is null`,
}

/**
 * A recipe as its draft has it, for who has a link that shows it; null without one. A recipe without a
 * draft is shown as it is stored.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function getDraftPage(
  payload: Payload,
  siteId: string,
  slug: string,
  parameter: string,
): Promise<Recipe | null> {
  if (!(await isDraftLink(payload, siteId, slug, parameter))) return null
  const place = await firstRow<{ id: string }>(payload, BY_SLUG, [siteId, slug])
  if (!place) return null
  const stored = await getManagedRecipe(payload, siteId, place.id)
  const draft = await findDraft(payload, siteId, place.id)
  const document = draft?.document ?? documentOf(stored)
  const userId = draft?.savedBy?.id ?? null
  const [entries, references] = await Promise.all([
    namedEntries(payload, siteId, document),
    draftReferences(payload, { siteId, userId }, [document]),
  ])
  return recipeOfDraft(stored, document, { ...entries, ...references })
}
