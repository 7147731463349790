import type { Payload } from 'payload'
import { FACETS, createEmptyCounts } from '@/search/engine'
import type { Facet, FacetCounts } from '@/search/engine'
import type { Filters, FiltersQuery } from '@/src/contract/recipe/recipes-index'
import type { FilterItem } from '@/src/contract/recipe/term'
import { TERM_LISTS, eachTermList } from '@/src/contract/recipe/term-lists'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { searchRecipes } from './search'

/** The terms of facets: a site's own term replaces the shared one of the same name. */
const TERMS: Statement = {
  name: 'terms_of_facets',
  reads: [],
  text: `select distinct on (t.kind, t.slug) t.kind, t.slug, t.id, t.title
    from jsonb_to_recordset($2) as given(kind term_kind, slugs jsonb)
    join terms t on t.kind = given.kind and (t.site_id is null or t.site_id = $1)
      and t.slug in (select jsonb_array_elements_text(given.slugs))
    order by t.kind, t.slug, t.site_id nulls last`,
}

type SiteTermRow = { kind: TermKind; slug: string; id: string; title: string }

/** The terms of a site's published recipes, with how many there are of each. */
export async function listFilters(
  payload: Payload,
  siteId: string,
  query: FiltersQuery,
): Promise<Filters> {
  const counting = { wantsFacets: true, limit: 0 }
  const { facets } = await searchRecipes(payload, siteId, { ...query, highlights: false }, counting)
  return presentFilters(payload, siteId, query, facets)
}

/** Counts as items of the filter bar: the most frequent first, chosen ones also with none. */
export async function presentFilters(
  payload: Payload,
  siteId: string,
  query: FiltersQuery,
  facets: FacetCounts | null,
): Promise<Filters> {
  const counts = facets ?? createEmptyCounts()
  const chosen = (facet: Facet) => query[facet] ?? []
  const wanted = FACETS.map((facet) => ({
    kind: TERM_LISTS[facet].kind,
    slugs: [...new Set([...mostOf(counts[facet], query.termLimit), ...chosen(facet)])],
  }))
  const found = await rows<SiteTermRow>(payload, TERMS, [siteId, JSON.stringify(wanted)])
  const itemsOf = (facet: Facet): FilterItem[] =>
    found
      .filter(({ kind }) => kind === TERM_LISTS[facet].kind)
      .map(({ id, slug, title }) => ({
        id,
        slug,
        title,
        recipeCount: counts[facet].get(slug) ?? 0,
        isSelected: chosen(facet).includes(slug),
      }))
      .toSorted(mostFirst)
  return eachTermList(itemsOf)
}

/** The slugs of the terms that most recipes have; all of them without a limit. */
function mostOf(counts: ReadonlyMap<string, number>, limit: number | undefined): string[] {
  if (limit === undefined || counts.size <= limit) return [...counts.keys()]
  const most = [...counts].toSorted(
    ([slug, recipes], [other, others]) => others - recipes || (slug < other ? -1 : 1),
  )
  return most.slice(0, limit).map(([slug]) => slug)
}

const mostFirst = (one: FilterItem, other: FilterItem): number =>
  other.recipeCount - one.recipeCount || one.title.localeCompare(other.title, 'en')
