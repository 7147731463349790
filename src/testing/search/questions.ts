import fc from 'fast-check'
import { expect } from 'vitest'
import { postgresEngine } from '@/search/postgres/engine'
import { FACETS } from '@/search/engine'
import type { Facet, FacetSelection, SearchRequest } from '@/search/engine'
import { searchRequest } from './search-request'
import { NAMES, STORED, USED, VOCABULARY, payload, run, terms } from './stories'

type RecipeQuery = Pick<SearchRequest, 'facets' | 'maxMinutes' | 'text'>

/** Converts a query to an SQL condition on recipes `r`. */
function conditionOf({ facets, maxMinutes, text }: RecipeQuery, without?: Facet): string {
  const literal = (value: string) => `'${value.replaceAll("'", "''")}'`
  const filed = USED.filter((facet) => facet !== without).map((facet) => {
    const slugs = facets[facet] ?? []
    return slugs.length === 0
      ? 'true'
      : `exists (select from recipes_rels x join terms t on t.id = x.terms_id
          where x.parent_id = r.id and x.path = '${STORED[facet][0]}'
            and t.slug in (${slugs.map(literal).join(', ')}))`
  })
  return [
    'r.site_id = $1 and r.deleted_at is null and r.published_at <= now()',
    ...(text ? [`r.title like ${literal(`${text}%`)}`] : []),
    ...(maxMinutes === null ? [] : [`r.prep_time_minutes <= ${String(maxMinutes)}`]),
    ...filed,
  ].join(' and ')
}

/** The expected response of the engine, computed from the stored tables. */
async function counted(siteId: string, asked: RecipeQuery) {
  const found = await run<{ id: string }>(
    `select r.id from recipes r where ${conditionOf(asked)} order by r.published_at desc, r.id`,
    [siteId],
  )
  const facets: Record<string, Record<string, number>> = {}
  for (const facet of USED) {
    const rows = await run<{ slug: string; n: number }>(
      `select t.slug, count(distinct r.id)::int as n
        from recipes r join recipes_rels x on x.parent_id = r.id and x.path = '${STORED[facet][0]}'
          join terms t on t.id = x.terms_id
        where ${conditionOf(asked, facet)} group by t.slug`,
      [siteId],
    )
    facets[facet] = Object.fromEntries(rows.map(({ slug, n }) => [slug, n]))
  }
  return { total: found.length, ids: found.map(({ id }) => id), facets }
}

/** The engine's response, with and without counts. */
async function answered(
  siteId: string,
  asked: RecipeQuery,
  page: { limit: number; offset: number },
) {
  const order = { orderBy: 'published_at_desc', wantsFacets: true } as const
  const request = searchRequest({ siteId, ...asked, ...page, ...order })
  const engine = postgresEngine(payload.db.pool)
  const answer = await engine.search(request)
  const listed = await engine.search({ ...request, wantsFacets: false })
  const facets = Object.fromEntries(
    FACETS.map((facet) => [facet, Object.fromEntries(answer.facets?.[facet] ?? [])]),
  )
  return { answer, listed, facets }
}

/** Compares the engine’s response with the stored tables. */
export async function expectTrue(
  siteId: string,
  asked: RecipeQuery,
  page = { limit: 5, offset: 2 },
) {
  const wanted = await counted(siteId, asked)
  const { answer, listed, facets } = await answered(siteId, asked, page)
  const ids = wanted.ids.slice(page.offset, page.offset + page.limit)
  expect(answer).toMatchObject({ total: wanted.total, recipeIds: ids })
  expect(listed).toMatchObject({ total: wanted.total, recipeIds: ids })
  expect(facets).toMatchObject(wanted.facets)
  expect(Object.keys(facets['tags'] ?? {})).toEqual([])
}

/** A possible query of readers, with terms by name. */
export type Question = Omit<RecipeQuery, 'facets'> & { chosen: Partial<Record<Facet, string[]>> }

const names = fc.subarray([...NAMES, 'nobody'], { minLength: 0, maxLength: 2 })

/** Generates any query of readers. */
export const question: fc.Arbitrary<Question> = fc.record({
  text: fc.constantFrom('', '', ...VOCABULARY),
  maxMinutes: fc.constantFrom(null, null, 30),
  chosen: fc.record({ meals: names, categories: names, diets: names }),
})

/** Converts a query with terms by name to one by slug. */
export const toQuery = ({ chosen, ...rest }: Question): RecipeQuery => {
  const slugs = (of: (typeof USED)[number]) =>
    (chosen[of] ?? []).map((each) => terms[`${of} ${each}`]?.slug ?? each)
  const facets: FacetSelection = {
    meals: slugs('meals'),
    categories: slugs('categories'),
    diets: slugs('diets'),
  }
  return { ...rest, facets }
}
