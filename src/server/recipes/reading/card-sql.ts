import { CARD_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import { CROP_COLUMNS, IMAGE_COLUMNS } from '@/src/server/images'
import { selectObject } from '@/src/server/plain-fields'

const pathOf = (list: TermList): string => `'${TERM_LISTS[list].stored}'`

/**
 * Some lists of terms of recipe `r`, each in order, as one object: all lists together, since looking up
 * a term costs more than everything else of a card.
 */
export const termsOf = (lists: readonly TermList[]): string => `(
  select jsonb_build_object(${lists.map(listOf).join(', ')})
  from (select rel.path, jsonb_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as term
    from recipes_rels rel join terms t on t.id = rel.terms_id
    where rel.parent_id = r.id and rel.path in (${lists.map(pathOf).join(', ')})
    order by rel."order") filed)`

const listOf = (list: TermList): string => `'${list}',
  coalesce(jsonb_agg(filed.term) filter (where filed.path = ${pathOf(list)}), '[]')`

const INGREDIENT_COUNT = `(
  select count(*) from recipe_ingredient_groups g join recipe_ingredients i on i._parent_id = g.id
  where g._parent_id = r.id)`

/** The frame of a video that everybody may see stands in where a recipe has no picture. */
const VIDEO_POSTER = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')})
  from videos v join images i on i.id = v.poster_id
  where v.id = r.video_id and r.privacy_setting = 'public')`

const COVER = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop',
    jsonb_build_object(${CROP_COLUMNS('ri.crop')}))
  from recipe_images ri join images i on i.id = ri.image_id
  where ri._parent_id = r.id order by ri._order limit 1)`

/**
 * The rating of recipe `r`; null without ratings, and where its site has switched them off.
 * @see docs/product/ratings.md#figures
 */
export const RATING = `(
  select jsonb_build_object('average', round(t.sum::numeric / t.count, 2), 'count', t.count)
  from recipe_rating_totals t join sites s on s.id = t.site_id
  where t.recipe_id = r.id and t.count > 0 and s.ratings_enabled)`

/** A recipe `r` as a card's row. */
export const RECIPE_CARD = `${selectObject(CARD_FIELDS, 'r', {
  image: `coalesce(${COVER}, ${VIDEO_POSTER})`,
  ingredientUsageCount: INGREDIENT_COUNT,
  rating: RATING,
})} || ${termsOf(['meals', 'categories'])}`

/** Recipes `r` that anyone may know of: published by now, and not in the bin. */
export const IS_PUBLISHED = `r.published_at <= now() and r.deleted_at is null`
