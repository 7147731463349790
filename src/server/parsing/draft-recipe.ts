import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import type { ParsedIngredientGroup, ParsedRecipe } from '@/src/parsing/web-page/types'
import { getTimerMinutes } from '@/src/parsing/timer'
import { readCount } from '@/src/parsing/yield-count'
import { completeStoredLine } from '../recipes/lines/complete-line'
import type { CatalogueIndex } from './catalogue-index'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'

/** The function that parses a line: here, or with the results of a worker thread. */
export type ReadLine = typeof annotateLine

/** The parsed recipe; the type of its notes depends on the reader. */
type ReadRecipe = Omit<ParsedRecipe, 'notes'>

/**
 * Converts a parsed recipe to the shape of a write: amounts and names matched with the catalogues, with the
 * original lines.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export function draftRecipe(
  parsed: ReadRecipe,
  index: CatalogueIndex,
  readLine: ReadLine = annotateLine,
): RecipeWriteInput {
  return {
    title: parsed.title.slice(0, 500),
    slug: slugFromTitle(parsed.title) || 'recipe',
    description: parsed.description,
    publishedAt: instantOf(parsed.datePublished),
    ...times(parsed),
    yieldServings: parsed.yields.number,
    yieldMax: parsed.yields.max,
    servingDescription: servingWords(parsed.yields.text),
    youtubeVideoId: youtubeId(parsed.videoUrl),
    keywords: distinct(parsed.keywords).slice(0, 200),
    ...terms(parsed, index),
    ingredientUsageGroups: parsed.ingredientGroups.flatMap((group) =>
      ingredientGroups(group, parsed.language, index, readLine),
    ),
    instructionGroups: parsed.instructionGroups.map(({ title, steps }) => ({
      title: titleOf(title),
      instructions: steps.map(({ text }) => ({
        content: text,
        timerMinutes: getTimerMinutes(text),
      })),
    })),
  }
}

/** Adds any time beyond preparation and cooking in the page's total to the custom time. */
function times({
  prepTimeMinutes: prep,
  cookTimeMinutes: cook,
  totalTimeMinutes: total,
}: ReadRecipe) {
  const rest = (total ?? 0) - (prep ?? 0) - (cook ?? 0)
  return {
    prepTimeMinutes: prep,
    cookTimeMinutes: cook,
    ...(rest > 0
      ? {
          customTimeMinutes: rest,
          customTimeLabel: prep === null && cook === null ? 'Total' : 'Additional',
        }
      : {}),
  }
}

/**
 * Extracts the unit of servings: `Makes 12 to 16 standard muffins` gives `standard muffins`; null for a
 * bare number.
 */
function servingWords(text: string | null): string | null {
  const words = text === null ? '' : (readCount(text)?.words ?? '')
  return words === '' ? null : words.slice(0, 200)
}

function instantOf(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(Math.min(time, Date.now())).toISOString()
}

function youtubeId(url: string | null): string | null {
  const match = url?.match(
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/))([\w-]{11})/,
  )
  return match?.[1] ?? null
}

function terms({ categories, cuisines, diets, keywords }: ReadRecipe, index: CatalogueIndex) {
  const find = (kind: TermKind, names: readonly string[]): string[] =>
    distinct(names.flatMap((name) => index.termId(kind, name) ?? []))
  return {
    mealIds: find('meal', categories),
    foodCategoryIds: find('category', categories),
    cuisineIds: find('cuisine', cuisines),
    dietIds: find('diet', [...diets, ...keywords]),
    methodIds: find('method', keywords),
  }
}

type GroupWrite = NonNullable<RecipeWriteInput['ingredientUsageGroups']>[number]

/** Starts a new group at each line that is a heading. */
function ingredientGroups(
  { title, lines }: ParsedIngredientGroup,
  language: string | null,
  index: CatalogueIndex,
  readLine: ReadLine,
): GroupWrite[] {
  const groups: GroupWrite[] = [{ title: titleOf(title), ingredientUsages: [] }]
  const options = { catalogue: index, language: language ?? undefined, annotate: readLine }
  for (const line of lines) {
    const { text, isHeading } = readLine(line, options)
    if (isHeading) groups.push({ title: titleOf(text.replace(/\s*:$/, '')), ingredientUsages: [] })
    else groups.at(-1)?.ingredientUsages.push(draftLine(line, options))
  }
  return groups.filter(({ title: own, ingredientUsages }) => own || ingredientUsages.length > 0)
}

/** Builds a line, with its text under its former name too, which clients read. */
function draftLine(
  text: string,
  options: Parameters<typeof completeStoredLine>[1],
): GroupWrite['ingredientUsages'][number] {
  const line = completeStoredLine({ text }, options)
  return { ...line, originalText: line.text }
}

const titleOf = (title: string | null): string | null => title?.trim().slice(0, 500) || null

const distinct = (list: readonly string[]): string[] => [
  ...new Set(list.map((each) => each.trim()).filter((each) => each !== '' && each.length <= 200)),
]
