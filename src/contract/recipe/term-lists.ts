import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { RecipeWriteInput } from './recipe-write'
import type { Filters } from './recipes-index'

type TermListLine = Readonly<{
  /** The kind of its terms. */
  kind: TermKind
  /** The field of a write that holds the ids of its terms. */
  written: keyof RecipeWriteInput & `${string}Ids`
  /** The field of Payload's documents that holds them, and the path of their rows. */
  stored: string
}>

/**
 * A recipe's lists of terms by their names in answers. Selects, presenters, writes, the bulk store, the
 * export, its import, forms, access rules and filters are derived from this table.
 */
export const TERM_LISTS = {
  meals: { kind: 'meal', written: 'mealIds', stored: 'meals' },
  categories: { kind: 'category', written: 'foodCategoryIds', stored: 'foodCategories' },
  cuisines: { kind: 'cuisine', written: 'cuisineIds', stored: 'cuisines' },
  methods: { kind: 'method', written: 'methodIds', stored: 'methods' },
  diets: { kind: 'diet', written: 'dietIds', stored: 'diets' },
  tags: { kind: 'tag', written: 'tagIds', stored: 'tags' },
} as const satisfies Record<keyof Filters, TermListLine>

export type TermList = keyof typeof TERM_LISTS

/** The names of the lists, in the order of the table. */
// `keys` loses the literal keys.
export const TERM_LIST_NAMES = Object.keys(TERM_LISTS) as readonly TermList[]

/** An object with a value for each list under its name in answers. */
export const eachTermList = <Value>(valueOf: (list: TermList) => Value): Record<TermList, Value> =>
  Object.fromEntries(TERM_LIST_NAMES.map((list) => [list, valueOf(list)])) as Record<
    TermList,
    Value
  >

/** An object with a value for each list under its kind, its written or its stored name. */
export const termListsBy = <By extends keyof TermListLine, Value>(
  by: By,
  valueOf: (list: TermList) => Value,
): Record<(typeof TERM_LISTS)[TermList][By], Value> =>
  // `fromEntries` loses the literal keys.
  Object.fromEntries(
    TERM_LIST_NAMES.map((list) => [TERM_LISTS[list][by], valueOf(list)]),
  ) as Record<(typeof TERM_LISTS)[TermList][By], Value>
