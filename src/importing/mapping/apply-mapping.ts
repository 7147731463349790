import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { ImportedRecipe } from '../import-row'
import { normaliseName } from './row-findings'
import { getTermKey } from './resolve-mapping'
import type { ResolvedMapping } from './resolve-mapping'

/** A recipe with the entities that a mapping adds to those in its text. */
export type MappedRecipe = {
  recipe: ImportedRecipe
  contributorIds: string[]
  addTo: (write: RecipeWrite) => RecipeWrite
}

/**
 * Applies a mapping to the authors, categories, tags and old addresses of a recipe; the rest is
 * unchanged.
 * @see docs/product/import-and-export.md#mapping
 */
export function applyMapping(
  recipe: ImportedRecipe,
  mapping: ResolvedMapping | null,
): MappedRecipe {
  if (mapping === null) return { recipe, contributorIds: [], addTo: (write) => write }
  const author = mapping.authors.get(normaliseName(recipe.author) ?? '')
  const { left: categories, taken: ofCategories } = taken(recipe.categories, mapping)
  const { left: tags, taken: ofTags } = taken(recipe.tags, mapping)
  const names = [...ofCategories, ...ofTags]
  return {
    recipe: {
      ...recipe,
      categories,
      tags,
      author: author ? null : recipe.author,
      oldPaths: mapping.redirects ? recipe.oldPaths : [],
      formerPaths: mapping.redirects ? recipe.formerPaths : [],
    },
    contributorIds: author?.userId ? [author.userId] : [],
    addTo: (write) => withTerms(write, names, mapping),
  }
}

function taken(names: readonly string[], { terms }: ResolvedMapping) {
  const isMapped = (name: string): boolean => terms.has(getTermKey(name))
  return { left: names.filter((name) => !isMapped(name)), taken: names.filter(isMapped) }
}

const WRITTEN = termListsBy('kind', (list) => TERM_LISTS[list].written)
const MAX_TERMS = 100
const MAX_KEYWORDS = 200

function withTerms(
  write: RecipeWrite,
  names: readonly string[],
  { terms }: ResolvedMapping,
): RecipeWrite {
  const added: RecipeWrite = { ...write }
  for (const name of names) {
    const to = terms.get(getTermKey(name))
    if (to === undefined || to === 'nothing') continue
    if (to === 'keyword') added.keywords = withOne(added.keywords, name.trim(), MAX_KEYWORDS)
    else added[WRITTEN[to.kind]] = withOne(added[WRITTEN[to.kind]], to.id, MAX_TERMS)
  }
  return added
}

const withOne = (list: readonly string[] | undefined, one: string, most: number): string[] =>
  list?.some((each) => each.toLowerCase() === one.toLowerCase())
    ? [...list]
    : [...(list ?? []), one].slice(0, most)
