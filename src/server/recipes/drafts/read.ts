import type { Payload } from 'payload'
import type { RecipeDraft, StoredDraft } from '@/src/contract/recipe/draft'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import type { ManagedRecipe } from '@/src/contract/recipe/recipe'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRecipe } from '../editor-read'
import { withLines } from '../lines/resolve-lines'
import { documentOf } from './document'
import { draftReferences } from './references'
import { draftUrl } from './links'
import { RECIPE_DRAFTS } from './recipe-drafts'

/** The editor of a draft, with the site. */
export type DraftEditor = SiteWriter & { siteSlug: string }

/** Parses a stored document; throws for removed fields or rows that no longer fit. */
export const storedDocument = (stored: unknown): RecipeDraftDocument =>
  RecipeDraftDocument.parse(stored)

/** The stored draft of a recipe; null when there is none. */
export async function findDraft(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<(StoredDraft & { base: RecipeDraftDocument }) | null> {
  const row = await RECIPE_DRAFTS.find(payload, siteId, recipeId)
  if (!row) return null
  const [document, base] = await Promise.all(
    [row.document, row.base].map((stored) => withLines(payload, storedDocument(stored))),
  )
  return document && base ? { ...row, document, base } : null
}

/**
 * Returns a recipe with its draft. Three statements: the recipe, the draft, and its references.
 * @throws Failure `not_found`, also for another site's recipe and one in the bin
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function getRecipeDraft(
  payload: Payload,
  { siteId, siteSlug, userId }: DraftEditor,
  id: string,
): Promise<RecipeDraft> {
  const recipe = await getManagedRecipe(payload, siteId, id)
  const stored = await findDraft(payload, siteId, id)
  const published = documentOf(recipe)
  const { base, ...draft } = stored ?? { ...unsaved(recipe, published), base: published }
  return {
    recipe: storedParts(recipe),
    draft,
    published,
    base,
    previewUrl: draftUrl(payload, { siteId, siteSlug, recipeId: id, slug: recipe.slug }),
    references: await draftReferences(payload, { siteId, userId }, [
      draft.document,
      published,
      base,
    ]),
  }
}

const unsaved = (recipe: ManagedRecipe, document: RecipeDraftDocument): StoredDraft => ({
  document,
  revision: 0,
  basedOn: recipe.updatedAt,
  savedAt: null,
  savedBy: null,
  publishAt: null,
  publishFailure: null,
})

const storedParts = (recipe: ManagedRecipe): RecipeDraft['recipe'] => {
  const { id, slug, title, publishedAt, updatedAt, sourceUrl } = recipe
  const { collections, legacyRecipeData } = recipe
  return { id, slug, title, publishedAt, updatedAt, sourceUrl, collections, legacyRecipeData }
}
