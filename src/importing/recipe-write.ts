import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import { isSlug } from '@/src/domain/addresses/slug'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { CatalogueIndex } from '../server/parsing/catalogue-index'
import { draftRecipe } from '../server/parsing/draft-recipe'
import { slugFromTitle } from '../domain/addresses/slug-from-title'
import { declaredLanguage } from '../server/parsing/told-language'
import type { ImportedRecipe } from './import-row'
import { ImportProblem } from './import-problem'
import { toStorable } from './storable'

/**
 * Converts an imported recipe to the shape of a recipe write, with the checks of the API.
 * @throws ImportProblem for one without a title, or that is not a valid recipe
 */
export function toRecipeWrite(imported: ImportedRecipe, index: CatalogueIndex): RecipeWrite {
  const recipe = toStorable(imported)
  if (recipe.title.trim() === '')
    throw new ImportProblem('The title is missing. Add a title and try again.')
  const parsed = RecipeWrite.safeParse(inputOf(recipe, index))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ImportProblem(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid input'}`)
}

function inputOf(recipe: ImportedRecipe, index: CatalogueIndex): RecipeWriteInput {
  const filed = fileUnderTerms(recipe, index)
  const draft = draftRecipe(
    {
      ...recipe,
      title: recipe.title.replace(/\s+/g, ' ').trim(),
      imageUrls: [],
      siteName: null,
      canonicalUrl: null,
      warnings: [],
    },
    index,
  )
  return {
    ...draft,
    ...filed,
    slug: slugOf(recipe),
    description: recipe.description?.slice(0, 20_000) ?? null,
    publishedAt: recipe.isDraft ? null : (draft.publishedAt ?? new Date().toISOString()),
    privacySetting: recipe.isForSubscribers ? 'subscribers_only' : 'public',
    seo: recipe.seo,
    difficultyLevel: recipe.difficulty ?? null,
    language: declaredLanguage(recipe.language),
    storyMore: recipe.story,
    note: recipe.note,
    legacyRecipeData: recipe.legacyHtml === null ? null : { content: recipe.legacyHtml },
    equipmentUsages: equipmentOf(recipe, index),
    ...(recipe.customTime
      ? {
          customTimeMinutes: recipe.customTime.minutes,
          customTimeLabel: recipe.customTime.label.slice(0, 200),
        }
      : {}),
  }
}

/** Returns the old slug if it is valid, else one made from the title. */
function slugOf({ slug, title }: ImportedRecipe): string {
  const kept = slug?.toLowerCase() ?? ''
  if (isSlug(kept)) return kept
  return slugFromTitle(kept) || slugFromTitle(title) || 'recipe'
}

const WRITTEN_BY_KIND = termListsBy('kind', (list) => TERM_LISTS[list].written)

type Filed = { keywords: string[] } & Partial<Record<(typeof WRITTEN_BY_KIND)[TermKind], string[]>>

/** Looks up all labels of a recipe in all taxonomies; unknown ones stay as keywords for search. */
function fileUnderTerms(recipe: ImportedRecipe, index: CatalogueIndex): Filed {
  const filed: Filed = { keywords: [] }
  const words = [
    ...named(recipe.cuisines, 'cuisine'),
    ...named(recipe.diets, 'diet'),
    ...named(recipe.methods, 'method'),
    ...named([...recipe.categories, ...recipe.tags, ...recipe.keywords], null),
  ]
  for (const { name, kind } of words) {
    const kinds =
      kind === null ? TERM_ORDER : [kind, ...TERM_ORDER.filter((other) => other !== kind)]
    const found = firstTerm(kinds, name, index)
    if (found) {
      const written = WRITTEN_BY_KIND[found.kind]
      filed[written] = added(filed[written], found.id)
    } else filed.keywords = added(filed.keywords, name)
  }
  return { ...filed, keywords: filed.keywords.slice(0, 200) }
}

const TERM_ORDER: readonly TermKind[] = ['meal', 'category', 'cuisine', 'diet', 'method', 'tag']

function firstTerm(
  kinds: readonly TermKind[],
  name: string,
  index: CatalogueIndex,
): { kind: TermKind; id: string } | null {
  for (const kind of kinds) {
    const id = index.termId(kind, name)
    if (id !== null) return { kind, id }
  }
  return null
}

const named = (names: readonly string[], kind: TermKind | null) =>
  names
    .map((name) => ({ name: name.trim(), kind }))
    .filter(({ name }) => name !== '' && name.length <= 200)

const added = (list: string[] | undefined, value: string): string[] =>
  list?.some((each) => each.toLowerCase() === value.toLowerCase())
    ? list
    : [...(list ?? []), value].slice(0, 100)

/** Finds the equipment of a recipe in the catalogues, with the source's names. */
function equipmentOf(
  { equipment }: ImportedRecipe,
  index: CatalogueIndex,
): NonNullable<RecipeWriteInput['equipmentUsages']> {
  return equipment.slice(0, 100).flatMap((name) => {
    const found = index.equipment(name)
    if (!found) return []
    const isSame = found.title.toLowerCase() === name.toLowerCase()
    return [{ equipmentId: found.id, equipmentTitleOverride: isSame ? null : name.slice(0, 500) }]
  })
}
