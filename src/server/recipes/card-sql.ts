import { IMAGE_COLUMNS } from '../images'

/** A moment as ISO 8601 in UTC, as `JSON.stringify` writes a Date. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The terms of recipe `r` in one of its six relations, in order. */
export const termsOf = (path: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'slug', t.slug, 'title', t.title) order by rel."order")
  from recipes_rels rel join terms t on t.id = rel.terms_id
  where rel.parent_id = r.id and rel.path = '${path}'), '[]')`

/** Head matter that cards and pages share, as pairs for `jsonb_build_object`. */
export const HEAD_PAIRS = `
  'id', r.id, 'slug', r.slug, 'title', r.title, 'description', r.description,
  'privacySetting', r.privacy_setting, 'publishedAt', ${instant('r.published_at')},
  'prepTimeMinutes', r.prep_time_minutes, 'cookTimeMinutes', r.cook_time_minutes,
  'customTimeMinutes', r.custom_time_minutes, 'customTimeLabel', r.custom_time_label`

const INGREDIENT_COUNT = `(
  select count(*) from recipe_ingredient_groups g join recipe_ingredients i on i._parent_id = g.id
  where g._parent_id = r.id)`

const COVER = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop', jsonb_build_object(
    'width', ri.crop_width, 'height', ri.crop_height, 'x', ri.crop_x, 'y', ri.crop_y))
  from recipe_images ri join images i on i.id = ri.image_id
  where ri._parent_id = r.id order by ri._order limit 1)`

/** A recipe `r` as a card's row. */
export const CARD = `jsonb_build_object(${HEAD_PAIRS},
  'image', ${COVER}, 'ingredientUsageCount', ${INGREDIENT_COUNT},
  'meals', ${termsOf('meals')}, 'categories', ${termsOf('foodCategories')})`

/** Recipes `r` that anyone may know of: published by now, and not in the bin. */
export const IS_PUBLISHED = `r.published_at <= now() and r.deleted_at is null`
