import { marked } from 'marked'
import { parse as parseYaml } from 'yaml'
import { parseDuration } from '@/src/parsing/duration'
import { isNotesTitle } from '@/src/parsing/pasted-text/notes'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { foldText, toPlainText as wordsOf } from '@/src/parsing/plain-text'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe, RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { ImportProblem } from '../import-problem'
import { textToDocument, emptyRecipe, getUrlPath, toImportedRecipe } from '../imported-recipe'
import { addRemainingText } from '../remaining-text'
import { findReferencedFile, getFileStem } from '../source/names'
import type { Bundle, SourceFile } from '../source/source-file'
import { readNutrition } from '../nutrition'
import { collectLeaves, addUnreadValuesWarning } from '../unread-values'
import {
  parseDifficulty,
  asList,
  parseUtcInstant,
  asNameList,
  asRecord,
  asText,
  getFirstText,
} from './values'

/** Matches front matter: YAML before the text. */
export const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Settings of themes and site generators. */
const FURNITURE =
  /^(?:layout|type|draft|published|weight|toc|comments|math|sidebar|show\w+|menu(?:\.\w+)*|cssclass(?:es)?|id|uuid|eleventy\w*|sitemap(?:\.\w+)*)$/

type Front = Readonly<Record<string, unknown>>

/**
 * Reads a Markdown or plain text as a recipe, or as a stored post.
 * @param doubt a warning about the division of the file
 */
export async function readMarkdown(
  text: string,
  file: SourceFile,
  bundle: Bundle,
  doubt: string | null,
): Promise<RowContent> {
  if (text.trim() === '') throw new ImportProblem('This file is empty.')
  const match = FRONT_MATTER.exec(text)
  const front = frontOf(match?.[1] ?? '')
  const body = text.slice(match?.[0].length ?? 0).trim()
  const parsed = parsePastedRecipe(withoutPictures(body))
  const title = titleOf(front, body, parsed)
  const recipe = await recipeOf(front, body, parsed, title)
  return {
    kind: 'recipe',
    sourceKey: `markdown:${file.name}`,
    recipe: addUnreadValuesWarning(
      {
        ...recipe,
        warnings: [...(doubt === null ? [] : [doubt]), ...recipe.warnings],
        title: title === '' ? nameFromFile(file.name) : title,
        slug: getFirstText(front, 'slug') ?? (match ? slugFromFile(file.name) : null),
        pictures: await picturesOf(front, body, file, bundle),
      },
      [...collectLeaves(front, '')].filter(({ name }) => !FURNITURE.test(name)),
    ),
  }
}

const titleOf = (front: Front, body: string, parsed: ParsedRecipe | null): string =>
  getFirstText(front, 'title', 'name') ?? headingOf(body) ?? parsed?.title ?? ''

async function recipeOf(
  front: Front,
  body: string,
  parsed: ParsedRecipe | null,
  title: string,
): Promise<ImportedRecipe> {
  const told = fromFront(front)
  if (isRecipe(parsed, told)) return structured(parsed, told, body)
  return emptyRecipe({ ...told, legacyHtml: await marked(withoutTitle(body, title)) })
}

/** Returns whether a text with its front matter has an ingredient list and a method. */
export const isRecipe = (parsed: ParsedRecipe | null, told: Partial<ImportedRecipe>): boolean => {
  const hasList = (told.ingredientGroups ?? parsed?.ingredientGroups ?? []).length > 0
  const hasMethod = (told.instructionGroups ?? parsed?.instructionGroups ?? []).length > 0
  return hasList && hasMethod
}

/** Front matter takes precedence; a body without a recipe is the story. */
function structured(
  parsed: ParsedRecipe | null,
  told: Partial<ImportedRecipe>,
  body: string,
): ImportedRecipe {
  const hasLists = told.ingredientGroups !== undefined
  const html = marked(body, { async: false })
  if (parsed && !hasLists) {
    const recipe = { ...toImportedRecipe(untroubled(parsed)), ...told }
    return addRemainingText(recipe, linesApart(html, parsed))
  }
  return { ...emptyRecipe(), ...told, story: textToDocument(html) }
}

/**
 * Splits paragraphs with recipe lines into one paragraph per line, as Markdown joins lists without
 * bullets.
 */
function linesApart(html: string, parsed: ParsedRecipe): string {
  const parts = new Set(
    [
      parsed.title,
      ...parsed.notes.flatMap((note) => note.split('\n')),
      ...parsed.ingredientGroups.flatMap(({ title, lines }) => [title ?? '', ...lines]),
      ...parsed.instructionGroups.flatMap(({ title, steps }) => [
        title ?? '',
        ...steps.map(({ text }) => text),
      ]),
    ]
      .map(foldText)
      .filter((text) => text !== ''),
  )
  const hasNotes = parsed.notes.length > 0
  return html.replace(/<p>([\s\S]*?)<\/p>/g, (paragraph, inner: string) => {
    const lines = inner.split(/<br\s*\/?>|\n/)
    const isPart = lines.some((line) => parts.has(foldText(plainLine(line))))
    if (!isPart) return paragraph
    const rest = lines.filter((line) => !hasNotes || !isNotesTitle(plainLine(line)))
    return rest.map((line) => `<p>${line}</p>`).join('\n')
  })
}

/** Removes the bullet or number of a line. */
const plainLine = (html: string): string =>
  wordsOf(html).replace(/^\s*(?:[-*•+]|\d{1,2}[.)])\s+/, '')

/**
 * Removes warnings about the title, which comes from the front matter, a heading or the file name,
 * and about left-out text, which becomes the story.
 */
const untroubled = (parsed: ParsedRecipe): ParsedRecipe => ({
  ...parsed,
  warnings: parsed.warnings.filter(({ code }) => code !== 'title_missing' && code !== 'left_out'),
})

function frontOf(text: string): Front {
  try {
    return asRecord(parseYaml(text))
  } catch (error) {
    throw new ImportProblem('The front matter is not valid YAML.', {
      cause: error,
    })
  }
}

/** Reads the recipe fields of front matter; absent ones are omitted. */
function fromFront(front: Front): Partial<ImportedRecipe> {
  const get = (...keys: readonly string[]): unknown =>
    keys.map((key) => front[key]).find((value) => value !== undefined && value !== null)
  const lines = asList(get('ingredients')).flatMap(lineOf)
  const steps = asList(get('directions', 'instructions', 'method', 'steps')).flatMap(lineOf)
  const source = asText(get('source', 'source_url', 'original', 'url'))
  const minutes = (...keys: readonly string[]) => parseDuration(asText(get(...keys)))
  return stated({
    description: asText(get('description', 'summary', 'excerpt')),
    author: authorOf(get('author', 'authors'), source),
    datePublished: parseUtcInstant(
      dateOf(get('date', 'published', 'published_at', 'pubDate', 'created')),
    ),
    updatedAt: parseUtcInstant(dateOf(get('updated', 'lastmod', 'last_modified_at', 'updated_at'))),
    isDraft: get('draft') === true || get('published') === false,
    yields:
      get('servings', 'yield', 'serves') === undefined
        ? undefined
        : parseYield(asText(get('servings', 'yield', 'serves'))),
    prepTimeMinutes: minutes('prep_time', 'prepTime', 'prep-time', 'preptime', 'prep'),
    cookTimeMinutes: minutes('cook_time', 'cookTime', 'cook-time', 'cooktime', 'cook'),
    totalTimeMinutes: minutes('total_time', 'totalTime', 'total-time', 'time', 'duration'),
    ingredientGroups: lines.length > 0 ? parseIngredientGroups(lines) : undefined,
    instructionGroups: steps.length > 0 ? parseInstructionGroups(steps) : undefined,
    categories: asNameList(get('categories', 'category', 'course')),
    cuisines: asNameList(get('cuisine', 'cuisines')),
    diets: asNameList(get('diet', 'diets')),
    tags: asNameList(get('tags', 'keywords')),
    difficulty: parseDifficulty(get('difficulty')),
    language: asText(get('lang', 'language')),
    nutrition: nutritionOf(get('nutrition'), get('calories', 'kcal')),
    sourceUrl: source !== null && /^https?:/i.test(source) ? source : null,
    oldPaths: [...asNameList(get('aliases')), ...asNameList(get('permalink'))].flatMap(
      (path) => getUrlPath(path) ?? [],
    ),
  })
}

/** Reads names, an object with a name, or the book that is the source. */
function authorOf(told: unknown, source: string | null): string | null {
  const name = getFirstText(asRecord(told), 'name') ?? asNameList(told).join(', ')
  if (name !== '') return name
  return source !== null && !/^https?:/i.test(source) ? source : null
}

/** Reads a map of values, or text; undefined without either. */
function nutritionOf(told: unknown, calories: unknown) {
  const text = asText(told)
  const nutrition = readNutrition({ calories, ...asRecord(told), ...(text ? { facts: text } : {}) })
  return Object.keys(nutrition.values).length === 0 ? undefined : nutrition
}

const stated = (fields: Record<string, unknown>): Partial<ImportedRecipe> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** A YAML list item is a text, or a pair (`flour: 2 cups`). */
const lineOf = (item: unknown): string[] => {
  const text = asText(item)
  if (text !== null) return [text]
  return Object.entries(asRecord(item)).map(([key, value]) =>
    `${key}: ${asText(value) ?? ''}`.trim(),
  )
}

const dateOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

const HEADING = /^\s{0,3}#\s+(.+?)\s*#*$|^(\S.*)\n=+\s*$/m

/** Returns the text of the first heading, without Markdown. */
function headingOf(body: string): string | null {
  const found = HEADING.exec(body.replaceAll('\r\n', '\n'))
  const heading = found?.[1] ?? found?.[2]
  return heading === undefined
    ? null
    : wordsOf(marked.parseInline(heading, { async: false })) || null
}

const withoutTitle = (body: string, title: string): string =>
  headingOf(body) === title ? body.replaceAll('\r\n', '\n').replace(HEADING, '').trim() : body

const PICTURE = /!\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|!\[\[([^\]|]+)[^\]]*\]\]/g

const withoutPictures = (body: string): string => body.replace(PICTURE, '')

async function picturesOf(
  front: Front,
  body: string,
  file: SourceFile,
  bundle: Bundle,
): Promise<PictureSource[]> {
  const cover = ['image', 'cover', 'thumbnail', 'featured_image', 'photo', 'picture', 'hero']
    .map(
      (key) =>
        asText(front[key]) ??
        asText(asRecord(front[key])['image']) ??
        asText(asRecord(front[key])['src']),
    )
    .filter((each) => each !== null)
  const shown = [...body.matchAll(PICTURE)].map((match) => match[1] ?? match[2] ?? '')
  const files = await bundle.names()
  const found = [...cover.slice(0, 1), ...shown].flatMap((reference): PictureSource[] => {
    if (/^https?:/i.test(reference)) return [{ url: reference }]
    const name = findReferencedFile(files, file.name, reference)
    return name === null ? [] : [{ file: name }]
  })
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}

/** Jekyll puts the date before the name. */
const slugFromFile = (name: string): string =>
  getFileStem(name)
    .replace(/^\d{4}-\d\d-\d\d-/, '')
    .toLowerCase()

const nameFromFile = (name: string): string => slugFromFile(name).replace(/[-_]+/g, ' ').trim()
