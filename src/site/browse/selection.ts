import type { CallQuery } from '@/src/contract/schemas'
import type { Filters, RecipesQuery } from '@/src/contract/recipes-index'

/** One of the six kinds of terms that recipes are filtered by. */
export type Facet = keyof Filters

/** The facets in the order of the filter dialog, and what they are called there. */
export const FACET_LABELS = {
  meals: 'Meals',
  categories: 'Categories',
  cuisines: 'Cuisines',
  diets: 'Diets',
  methods: 'Methods',
  tags: 'Tags',
} as const satisfies Record<Facet, string>

/** The names of the facets, in the same order. */
export const FACETS = Object.keys(FACET_LABELS) as readonly Facet[]

/** What somebody looks for: words, and terms of each facet by their slugs. */
export type Selection = { search: string; facets: Readonly<Record<Facet, readonly string[]>> }

/** How many recipes a page of the list has. */
export const PAGE_SIZE = 24
/** What the API takes at most. */
const MAX_SEARCH = 200
const MAX_SLUGS = 40

const PATH = '/recipes'

/** The selection an address holds (visitor-site §2, /recipes). */
export function readSelection(query: URLSearchParams): Selection {
  const slugs = (facet: Facet): string[] => {
    const named = (query.get(facet) ?? '').split(',').map((slug) => slug.trim())
    return [...new Set(named)].filter((slug) => slug !== '').slice(0, MAX_SLUGS)
  }
  return {
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH),
    facets: {
      meals: slugs('meals'),
      categories: slugs('categories'),
      cuisines: slugs('cuisines'),
      diets: slugs('diets'),
      methods: slugs('methods'),
      tags: slugs('tags'),
    },
  }
}

/** The page of the list an address asks for, counted from 1. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** The address of a selection, with its commas left readable. */
export function selectionAddress(selection: Selection, page = 1): string {
  const search = selection.search.trim()
  const parts = [
    ...(search === '' ? [] : [`search=${encodeURIComponent(search)}`]),
    ...FACETS.filter((facet) => selection.facets[facet].length > 0).map(
      (facet) => `${facet}=${selection.facets[facet].map(encodeURIComponent).join(',')}`,
    ),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return parts.length === 0 ? PATH : `${PATH}?${parts.join('&')}`
}

/** Whether nothing is looked for: all recipes are shown (visitor-site §4, Search). */
export const isIdle = (selection: Selection): boolean =>
  selection.search.trim() === '' && selectedCount(selection) === 0

/** How many terms are selected. */
export const selectedCount = ({ facets }: Selection): number =>
  FACETS.reduce((sum, facet) => sum + facets[facet].length, 0)

/** Whether a term is selected. */
export const isSelected = ({ facets }: Selection, facet: Facet, slug: string): boolean =>
  facets[facet].includes(slug)

/** The selection with a term added, or without it where it was in. */
export function toggleTerm(selection: Selection, facet: Facet, slug: string): Selection {
  const before = selection.facets[facet]
  const after = before.includes(slug) ? before.filter((each) => each !== slug) : [...before, slug]
  return { ...selection, facets: { ...selection.facets, [facet]: after } }
}

/** The selection without any term; its words stay. */
export const withoutTerms = ({ search }: Selection): Selection => ({
  ...readSelection(new URLSearchParams()),
  search,
})

/** What the API is asked for a selection, from one recipe of the list on. */
export function selectionCall(selection: Selection, offset: number): CallQuery<'listRecipes'> {
  const search = selection.search.trim()
  return {
    ...(search === '' ? {} : { query: search }),
    ...Object.fromEntries(
      FACETS.filter((facet) => selection.facets[facet].length > 0).map((facet) => [
        facet,
        selection.facets[facet].join(','),
      ]),
    ),
    orderBy: 'published_at_desc',
    limit: PAGE_SIZE,
    ...(offset > 0 ? { offset } : {}),
  }
}

/** The same for the server, which reads the list itself. */
export function selectionQuery({ search, facets }: Selection, page: number): RecipesQuery {
  const chosen = FACETS.filter((facet) => facets[facet].length > 0)
  return {
    ...(search.trim() === '' ? {} : { query: search.trim() }),
    ...Object.fromEntries(chosen.map((facet) => [facet, [...facets[facet]]])),
    orderBy: 'published_at_desc',
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  }
}
