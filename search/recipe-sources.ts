import type { Database } from './postgres/database'
import type { PlainField } from '@/src/contract/plain-fields'
import { SEARCHED_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { LOCKED_PREVIEW_INGREDIENTS } from '@/src/domain/payments/premium'
import { ratingScore } from './rating-score'
import type { RecipeSource } from './recipe-document'

/**
 * The ingredient lines of recipe `r` that anyone may read.
 * @see docs/product/recipes.md#locked-recipes
 */
const OPEN_LINES = `(
  select u.ingredient_id, u.ingredient_title_override
  from recipe_ingredient_groups g join recipe_ingredients u on u._parent_id = g.id
  where g._parent_id = r.id order by g._order, u._order
  limit case when r.privacy_setting = 'public' then null else ${LOCKED_PREVIEW_INGREDIENTS} end)`

/** The plain fields that recipes are found by, by their names in the contract. */
const SEARCHED = Object.entries<PlainField>(SEARCHED_RECIPE_FIELDS)
  .map(([name, { column }]) => `r.${column} as "${name}"`)
  .join(', ')

/** Fields of recipes that external engines receive; drafts and deleted recipes are excluded. */
const SOURCES = {
  name: 'search_sources',
  text: `select r.id, r.site_id as "siteId", ${SEARCHED},
      (extract(epoch from r.published_at) * 1000)::float8 as "publishedAt",
      s.total_minutes as "totalMinutes", s.is_locked as "isLocked", o.search_synonyms as synonyms,
      (select ${ratingScore('t')} from recipe_rating_totals t
        where t.recipe_id = r.id and t.count > 0) as "ratingScore",
      array(select distinct name from ${OPEN_LINES} u
        left join ingredients i on i.id = u.ingredient_id
        cross join lateral (values (u.ingredient_title_override), (i.title)) as each(name)
        where name is not null order by name) as ingredients,
      array(select distinct a.text from ${OPEN_LINES} u
        join ingredients_texts a on a.parent_id = u.ingredient_id
        where a.text is not null order by a.text) as "otherNames",
      array(select x.text from recipes_texts x where x.parent_id = r.id and x.text is not null
        order by x."order") as keywords,
      coalesce((select jsonb_agg(jsonb_build_object('facet', search_facet(rel.path),
          'slug', t.slug, 'title', t.title) order by rel.path, t.slug, t.id)
        from recipes_rels rel join terms t on t.id = rel.terms_id
        where rel.parent_id = r.id), '[]') as terms,
      array(select c.title from recipe_collections_rels rel
        join recipe_collections c on c.id = rel.parent_id
        where rel.recipes_id = r.id order by c.title, c.id) as collections
    from recipes r join search_recipes s on s.recipe_id = r.id join sites o on o.id = r.site_id
    where r.id = any($1::uuid[]) and s.published_at is not null`,
}

/** Reads recipes for an external engine, without those that must not be found. */
export async function readSources(
  database: Database,
  recipeIds: readonly string[],
): Promise<RecipeSource[]> {
  const { rows } = await database.query<RecipeSource>({ ...SOURCES, values: [recipeIds] })
  return rows
}
