import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ManagedRecipe, PublishedRecipe } from '@/src/contract/recipe/recipe'
import { firstRow, rows } from '../database/statements'
import { RECIPE_CARD, IS_PUBLISHED } from './reading/card-sql'
import { WHOLE_RECIPE } from './reading/page-sql'
import { presentCard, presentRecipe } from './reading/present'
import type { CardRow, RecipeRow } from './reading/present'
import { previewUrl, PREVIEW_READER } from './preview'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'

const BY_ID = {
  name: 'recipe_for_editor',
  text: `select ${WHOLE_RECIPE} as recipe, r.source_url as "sourceUrl",
      s.slug as "siteSlug", ${PRIMARY_DOMAIN} as "primaryDomain",
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'displayName', u.display_name)
          order by rel."order")
        from recipes_rels rel join users u on u.id = rel.users_id
        where rel.parent_id = r.id and rel.path = 'contributors'), '[]') as contributors
    from recipes r join sites s on s.id = r.site_id
    where r.id = $2 and r.site_id = $1 and r.deleted_at is null`,
}

type EditedRecipeRow = {
  recipe: RecipeRow
  sourceUrl: string | null
  siteSlug: string
  primaryDomain: string | null
  contributors: ManagedRecipe['contributors']
}

/**
 * Returns the full recipe for its editor, with the stored post unchanged. One statement.
 * @throws Failure `not_found`, also for another site's recipe and one in the bin
 */
export async function getManagedRecipe(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipe> {
  const found = await firstRow<EditedRecipeRow>(payload, BY_ID, [siteId, id])
  if (!found) throw notFound('Recipe')
  const { recipe, contributors, sourceUrl, siteSlug, primaryDomain } = found
  return {
    ...presentRecipe(recipe, PREVIEW_READER),
    legacyRecipeData: storedPost(recipe.legacyRecipeData),
    contributors,
    sourceUrl,
    previewUrl: previewUrl(payload, { siteId, siteSlug, primaryDomain, slug: recipe.slug }),
  }
}

const storedPost = (stored: unknown): ManagedRecipe['legacyRecipeData'] =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null

const PUBLISHED = {
  name: 'published_recipes_for_pickers',
  text: `select ${RECIPE_CARD} as card from recipes r where r.site_id = $1 and ${IS_PUBLISHED}
    order by r.published_at desc, r.id`,
}

/** All published recipes of a site, short. One statement. */
export async function listPublishedForPickers(
  payload: Payload,
  siteId: string,
): Promise<PublishedRecipe[]> {
  const found = await rows<{ card: CardRow }>(payload, PUBLISHED, [siteId])
  return found.map(({ card }) => {
    const { id, slug, title, image, privacySetting, publishedAt } = presentCard(card)
    return { id, slug, title, image, privacySetting, publishedAt }
  })
}
