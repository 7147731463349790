import type { Payload } from 'payload'
import type { Filters, RecipesQuery } from '@/src/contract/recipes-index'
import type { FilterItem } from '@/src/contract/term'
import { rows } from '../database'
import { FACET_NAMES, FACETS, hasFacet, MATCHES_WORDS, matchValues } from './matching'
import type { Facet } from './matching'

/** Counts of a facet leave out its own choice, so that its other terms can still be added. */
const COUNTS = FACET_NAMES.map((facet) => {
  const others = FACET_NAMES.filter((other) => other !== facet).map((other) => `m."${other}"`)
  return `(rel.path = '${FACETS[facet]}' and ${others.join(' and ')})`
}).join(' or ')

const FIND = {
  name: 'recipe_filters',
  text: `
    with matched as materialized (
      select r.id, ${FACET_NAMES.map((facet) => `${hasFacet(facet)} as "${facet}"`).join(', ')}
      from recipes r where ${MATCHES_WORDS})
    select rel.path, t.id, t.slug, t.title, count(*)::int as "recipeCount"
    from matched m join recipes_rels rel on rel.parent_id = m.id join terms t on t.id = rel.terms_id
    where ${COUNTS}
    group by rel.path, t.id order by count(*) desc, lower(t.title)`,
}

type Row = Omit<FilterItem, 'isSelected'> & { path: string }

/** The terms of a site's published recipes, with how many there are of each. One statement. */
export async function listFilters(
  payload: Payload,
  siteId: string,
  query: RecipesQuery,
): Promise<Filters> {
  const found = await rows<Row>(payload, FIND, matchValues(siteId, query))
  const itemsOf = (facet: Facet): FilterItem[] =>
    found
      .filter(({ path }) => path === FACETS[facet])
      .map(({ id, slug, title, recipeCount }) => ({
        id,
        slug,
        title,
        recipeCount,
        isSelected: query[facet]?.includes(slug) ?? false,
      }))
  return {
    meals: itemsOf('meals'),
    categories: itemsOf('categories'),
    methods: itemsOf('methods'),
    cuisines: itemsOf('cuisines'),
    diets: itemsOf('diets'),
    tags: itemsOf('tags'),
  }
}
