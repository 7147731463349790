import { parseDuration } from '@/src/parsing/duration'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import type { ImportRow, RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { ImportProblem } from '../import-problem'
import { documentFromWords, emptyRecipe, pathOf } from '../imported-recipe'
import { columnsOf, csvRecords } from '../source/csv'
import type { CsvRecord } from '../source/csv'
import { sampleOf } from '../source/sample'
import { findReferred } from '../source/names'
import type { Bundle, SourceFile } from '../source/source-file'
import { mapColumns } from './csv-fields'
import { nutritionIn } from '../nutrition'
import type { CsvField } from './csv-fields'
import type { ImportFormat, ReadOptions } from './format'
import { hashOf } from './saved-page'
import { difficulty, utcInstant, nameList, stepsOfText } from './values'

const hasColumns = (text: string, ...wanted: readonly string[]): boolean => {
  const columns = columnsOf(text).map((name) => name.toLowerCase())
  return wanted.every((name) => columns.includes(name))
}

/** Plan to Eat's table; `, Heading` among its lines titles those after it. */
export const planToEat: ImportFormat = {
  name: 'plantoeat',
  title: 'Plan to Eat (CSV)',
  detect: ({ text }) => hasColumns(text, 'title', 'main ingredient', 'ingredients', 'public url'),
  rows: (file, bundle, options) => csvRows(file, bundle, options, 'plantoeat'),
}

/** My Recipe Box's table. */
export const myRecipeBox: ImportFormat = {
  name: 'myrecipebox',
  title: 'My Recipe Box (CSV)',
  detect: ({ text }) =>
    hasColumns(text, 'title', 'preparationtime', 'cookingtime', 'originalpicture'),
  rows: (file, bundle, options) => csvRows(file, bundle, options, 'myrecipebox'),
}

/** Any table of recipes with a head: columns are told by their heads, or by whoever imports. */
export const csv: ImportFormat = {
  name: 'csv',
  title: 'CSV with columns for recipes',
  detect: ({ text }) => {
    if (/^\s*[<{[]/.test(text) || columnsOf(text).length < 2) return false
    const fields = mapColumns(columnsOf(text), {})
    return fields.has('title') && (fields.has('ingredients') || fields.has('instructions'))
  },
  rows: (file, bundle, options) => csvRows(file, bundle, options, 'csv'),
}

async function* csvRows(
  file: SourceFile,
  bundle: Bundle,
  { columns }: ReadOptions,
  format: string,
): AsyncGenerator<ImportRow> {
  const { text } = await sampleOf(file)
  const fields = mapColumns(columnsOf(text), columns)
  if (!fields.has('title')) {
    throw new ImportProblem(
      'No column of this table is the title: say which (--column NAME=title).',
    )
  }
  for await (const record of csvRecords(file, text)) {
    yield {
      name: `${file.name}:${record.line}`,
      read: () => readRecord(record, fields, { file, bundle, format }),
    }
  }
}

type Place = { file: SourceFile; bundle: Bundle; format: string }

async function readRecord(
  { cells }: CsvRecord,
  fields: ReadonlyMap<CsvField, readonly string[]>,
  { file, bundle, format }: Place,
): Promise<RowContent> {
  const all = (field: CsvField): string[] =>
    (fields.get(field) ?? []).map((column) => cells[column] ?? '').filter((cell) => cell !== '')
  const one = (field: CsvField): string | null => all(field)[0] ?? null
  const title = one('title') ?? ''
  const url = all('sourceUrl').find((each) => /^https?:/i.test(each)) ?? null
  const key = one('id') ?? url ?? hashOf(`${title}\n${one('ingredients') ?? ''}`)
  return {
    kind: 'recipe',
    sourceKey: `${format}:${key}`,
    recipe: emptyRecipe({
      title,
      slug: one('slug'),
      description: one('description'),
      yields: parseYield(one('yield')),
      prepTimeMinutes: parseDuration(one('prepTime')),
      cookTimeMinutes: parseDuration(one('cookTime')),
      totalTimeMinutes: parseDuration(one('totalTime')),
      customTime: otherTime(one('otherTime')),
      ingredientGroups: ingredientGroupsOf(linesOf(one('ingredients') ?? '')),
      instructionGroups: stepsOfText(one('instructions') ?? ''),
      categories: all('categories').flatMap(nameList),
      cuisines: all('cuisines').flatMap(nameList),
      diets: all('diets').flatMap(nameList),
      tags: all('tags').flatMap(nameList),
      note: documentFromWords([...all('notes'), ...all('nutrition')].join('\n')),
      difficulty: difficulty(one('difficulty')),
      author: one('author') ?? sourceName(all('sourceUrl')),
      nutrition: nutritionIn(Object.fromEntries(NUTRIENTS.map((name) => [name, one(name)]))),
      datePublished: utcInstant(one('date')),
      isDraft: /^(?:draft|private|unpublished)$/i.test(one('status') ?? ''),
      videoUrl: one('video'),
      sourceUrl: url,
      oldPaths: all('slug').flatMap((path) => (path.startsWith('/') ? (pathOf(path) ?? []) : [])),
      pictures: await picturesOf(all('image'), file, bundle),
    }),
  }
}

const NUTRIENTS = [
  'calories',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugar',
  'fiber',
  'protein',
  'cholesterol',
  'sodium',
] as const

/** A column of sources holds addresses, and names of books and people. */
const sourceName = (sources: readonly string[]): string | null =>
  sources.find((each) => !/^https?:|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(each)) ?? null

function otherTime(told: string | null): { minutes: number; label: string } | null {
  const minutes = parseDuration(told)
  return minutes === null ? null : { minutes, label: 'Resting' }
}

/** A line each; on one line they are parted by `|` or `;`. `, Heading` is Plan to Eat's. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const parts = lines.length > 1 ? lines : text.split(/\s*[|;]\s*/)
  return parts
    .map((line) =>
      line
        .trim()
        .replace(/^,\s*(.+?):?$/, '$1:')
        .replace(/[{}]/g, ''),
    )
    .filter((line) => line !== '')
}

async function picturesOf(cells: readonly string[], file: SourceFile, bundle: Bundle) {
  const files = await bundle.names()
  return cells.flatMap((cell): PictureSource[] => {
    if (/^https?:/i.test(cell)) return [{ url: cell }]
    const name = findReferred(files, file.name, cell)
    return name === null ? [] : [{ file: name }]
  })
}
