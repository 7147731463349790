import type { CallQuery } from '@/src/contract/schemas'
import { LIST_PATH } from '@/src/domain/addresses/page-parameters'
import type { ListParameter } from '@/src/domain/addresses/page-parameters'
import type { Filters, FiltersQuery } from '@/src/contract/recipe/recipes-index'

/** One of the six kinds of terms that recipes are filtered by. */
export type Facet = keyof Filters

/** The facets in the order of the filter dialog, with their labels. */
export const FACET_LABELS = {
  meals: 'Meals',
  categories: 'Categories',
  cuisines: 'Cuisines',
  diets: 'Diets',
  methods: 'Methods',
  tags: 'Tags',
} as const satisfies Record<Facet, string>

/** The names of the facets, in the order of the labels. */
export const FACETS = Object.keys(FACET_LABELS) as readonly Facet[]

/**
 * The orders of the list and their labels, by their name in the URL.
 * @see docs/product/search.md#order
 */
export const SORT_LABELS = {
  newest: 'Newest',
  best: 'Best match',
  rating: 'Best rated',
  title: 'Title',
} as const
export type Sort = keyof typeof SORT_LABELS

const isSort = (word: string): word is Sort => Object.hasOwn(SORT_LABELS, word)

/** A selection: search text, slugs by facet, ingredients and time, and the order of the results. */
export type Selection = {
  search: string
  facets: Readonly<Record<Facet, readonly string[]>>
  /** Names of ingredients, all of which a recipe must have. */
  ingredients: readonly string[]
  /** Maximum total time of a recipe, in minutes. */
  maxMinutes: number | null
  sort: Sort
}

/** Number of recipes on a page of the list. */
export const PAGE_SIZE = 24
/** Number of terms of a facet shown at first: a site may have thousands of tags. */
export const TERMS_OFFERED = 24
/** One more, to know whether there are more. */
const TERMS_REQUESTED = TERMS_OFFERED + 1
/** Limits of the API. */
const MAX_SEARCH = 200
const MAX_SLUGS = 40
const MAX_INGREDIENTS = 20
const MAX_INGREDIENT = 40

/**
 * Parses the selection in a URL.
 * @see docs/product/search.md#address-of-a-search
 */
export function readSelection(query: URLSearchParams): Selection {
  const slugs = (facet: Facet): string[] => readList(valueOf(query, facet)).slice(0, MAX_SLUGS)
  const time = valueOf(query, 'time') ?? ''
  const sort = valueOf(query, 'sort') ?? ''
  return {
    search: plain(valueOf(query, 'search')).slice(0, MAX_SEARCH),
    facets: {
      meals: slugs('meals'),
      categories: slugs('categories'),
      cuisines: slugs('cuisines'),
      diets: slugs('diets'),
      methods: slugs('methods'),
      tags: slugs('tags'),
    },
    ingredients: readList(valueOf(query, 'ingredients'))
      .map((name) => name.slice(0, MAX_INGREDIENT))
      .slice(0, MAX_INGREDIENTS),
    maxMinutes: /^[1-9]\d{0,3}$/.test(time) ? Number(time) : null,
    sort: isSort(sort) ? sort : 'newest',
  }
}

/** The server removes other parameters from the URL of a page before rendering it. */
const valueOf = (query: URLSearchParams, name: ListParameter): string | null => query.get(name)

/** Text of a URL without control characters. */
const plain = (text: string | null): string => (text ?? '').replace(/\p{Cc}+/gu, ' ')

/** Splits a comma-separated list, without duplicates. */
export const readList = (text: string | null): string[] => {
  const parts = plain(text)
    .split(',')
    .map((part) => part.trim())
  return [...new Set(parts)].filter((part) => part !== '')
}

/** Parses the page number in a URL, counted from 1. */
export function readPage(query: URLSearchParams): number {
  const page = valueOf(query, 'page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** The URL of a selection, with unescaped commas. */
export function selectionAddress(selection: Selection, page = 1): string {
  const search = selection.search.trim()
  const parts = [
    ...(search === '' ? [] : [`search=${encodeURIComponent(search)}`]),
    ...FACETS.filter((facet) => selection.facets[facet].length > 0).map(
      (facet) => `${facet}=${selection.facets[facet].map(encodeURIComponent).join(',')}`,
    ),
    ...(selection.ingredients.length > 0
      ? [`ingredients=${selection.ingredients.map(encodeURIComponent).join(',')}`]
      : []),
    ...(selection.maxMinutes === null ? [] : [`time=${selection.maxMinutes}`]),
    ...(selectionOrder(selection) === 'newest' ? [] : [`sort=${selectionOrder(selection)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  return parts.length === 0 ? LIST_PATH : `${LIST_PATH}?${parts.join('&')}`
}

/** The selection of the plain list address: all recipes. */
export const NOTHING_SELECTED: Selection = readSelection(new URLSearchParams())

/**
 * Whether a selection has no search and no filters: all recipes are shown.
 * @see docs/product/search.md#recipes-page
 */
export const isIdle = (selection: Selection): boolean =>
  selection.search.trim() === '' && selectedCount(selection) === 0

/** The number of active filters. */
export const selectedCount = ({ facets, ingredients, maxMinutes }: Selection): number =>
  FACETS.reduce((sum, facet) => sum + facets[facet].length, 0) +
  ingredients.length +
  (maxMinutes === null ? 0 : 1)

/** Whether a term is selected. */
export const isSelected = ({ facets }: Selection, facet: Facet, slug: string): boolean =>
  facets[facet].includes(slug)

/** Adds a term to the selection, or removes it if it was selected. */
export function toggleTerm(selection: Selection, facet: Facet, slug: string): Selection {
  const before = selection.facets[facet]
  const after = before.includes(slug) ? before.filter((each) => each !== slug) : [...before, slug]
  return { ...selection, facets: { ...selection.facets, [facet]: after } }
}

/** Adds an ingredient to the selection, or removes it if it was selected. */
export function toggleIngredient(selection: Selection, name: string): Selection {
  const { ingredients } = selection
  return ingredients.includes(name)
    ? { ...selection, ingredients: ingredients.filter((each) => each !== name) }
    : { ...selection, ingredients: [...ingredients, name].slice(0, MAX_INGREDIENTS) }
}

/** Removes all filters from the selection; its search and order stay. */
export const withoutTerms = ({ search, sort }: Selection): Selection => ({
  ...NOTHING_SELECTED,
  search,
  sort,
})

const hasWords = ({ search, ingredients }: Selection): boolean =>
  search.trim() !== '' || ingredients.length > 0

/** The available orders of a selection: best match needs a search. */
export const availableOrders = (selection: Selection): Sort[] =>
  hasWords(selection) ? ['newest', 'best', 'rating', 'title'] : ['newest', 'rating', 'title']

/** The order of a selection. */
export const selectionOrder = (selection: Selection): Sort =>
  availableOrders(selection).includes(selection.sort) ? selection.sort : 'newest'

const ORDERS = {
  newest: 'published_at_desc',
  best: 'relevance',
  rating: 'rating_desc',
  title: 'title_asc',
} as const satisfies Record<Sort, FiltersQuery['orderBy']>

/** The query of `listRecipes` for a selection, from an offset. */
export function selectionCall(selection: Selection, offset: number): CallQuery<'listRecipes'> {
  const search = selection.search.trim()
  const { ingredients, maxMinutes } = selection
  return {
    ...(search === '' ? {} : { query: search }),
    ...Object.fromEntries(
      chosenFacets(selection).map((facet) => [facet, selection.facets[facet].join(',')]),
    ),
    ...(ingredients.length > 0 ? { ingredients: ingredients.join(',') } : {}),
    ...(maxMinutes === null ? {} : { maxTotalMinutes: maxMinutes }),
    orderBy: ORDERS[selectionOrder(selection)],
    limit: PAGE_SIZE,
    ...(offset > 0 ? { offset } : {}),
  }
}

/** The query of `listFilters` for a selection: the most frequent terms, or all of them. */
export const termsCall = (selection: Selection, wantsAll: boolean): CallQuery<'listFilters'> => ({
  ...selectionCall(selection, 0),
  ...(wantsAll ? {} : { termLimit: TERMS_REQUESTED }),
})

const chosenFacets = ({ facets }: Selection): Facet[] =>
  FACETS.filter((facet) => facets[facet].length > 0)

/** The query for the server, which reads the list itself. */
export function selectionQuery(selection: Selection, page: number): FiltersQuery {
  const { search, facets, ingredients, maxMinutes } = selection
  return {
    ...(search.trim() === '' ? {} : { query: search.trim() }),
    ...Object.fromEntries(chosenFacets(selection).map((facet) => [facet, [...facets[facet]]])),
    ...(ingredients.length > 0 ? { ingredients: [...ingredients] } : {}),
    ...(maxMinutes === null ? {} : { maxTotalMinutes: maxMinutes }),
    orderBy: ORDERS[selectionOrder(selection)],
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    termLimit: TERMS_REQUESTED,
  }
}
