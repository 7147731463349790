import { parseDuration } from '@/src/parsing/duration'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe, ImportRow, RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { ImportProblem } from '../import-problem'
import { textToDocument, emptyRecipe, getUrlPath } from '../imported-recipe'
import { readColumnNames, readCsvRecords, readCells } from '../source/csv'
import type { CsvRecord } from '../source/csv'
import { readSample } from '../source/sample'
import { findReferencedFile } from '../source/names'
import type { Bundle, SourceFile } from '../source/source-file'
import { TABLE_FIELDS } from '@/src/domain/table-fields'
import { mapColumns } from './csv-fields'
import { guessColumns, isTable, readSampleRows } from './csv-guess'
import { readNutrition } from '../nutrition'
import type { CsvField } from './csv-fields'
import { getTableShape } from './format'
import type { ImportFormat, ReadOptions } from './format'
import { readPostRow } from './csv-post'
import { addUnreadValuesWarning } from '../unread-values'
import type { SourceValue } from '../unread-values'
import { hashContent } from './saved-page'
import { parseDifficulty, parseUtcInstant, asNameList, splitSteps } from './values'

const hasColumns = (text: string, ...wanted: readonly string[]): boolean => {
  const columns = readColumnNames(text).map((name) => name.toLowerCase())
  return wanted.every((name) => columns.includes(name))
}

/** Plan to Eat's table; `, Heading` marks a line that titles the lines after it. */
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

/**
 * Any table of recipes with a heading row. Columns are recognised from their headings, or chosen by
 * the user.
 */
export const csv: ImportFormat = {
  name: 'csv',
  title: 'CSV with columns for recipes',
  detect: ({ name, text }) => {
    if (/^\s*[<{[]/.test(text) || readColumnNames(text).length < 2) return false
    const fields = mapColumns(readColumnNames(text), {})
    const isKnown = fields.has('ingredients') || fields.has('instructions')
    return (fields.has('title') && isKnown) || isTable({ name, text })
  },
  rows: (file, bundle, options) => csvRows(file, bundle, options, 'csv'),
}

async function* csvRows(
  file: SourceFile,
  bundle: Bundle,
  options: ReadOptions,
  format: string,
): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  const { fields, guessed } = fieldsOf(file.name, text, options)
  if (!fields.has('title')) throw new ImportProblem(NO_TITLE)
  for await (const record of readCsvRecords(file, text)) {
    yield {
      name: `${file.name}:${record.line}`,
      read: () => readRecord(record, fields, { file, bundle, format, guessed }),
    }
  }
}

const NO_TITLE =
  'No column of this table was recognised as the title. Choose its columns and read it again (at the terminal: --column NAME=title).'

/** Fields of a table by its heads and by choice, then by what its cells hold. */
function fieldsOf(name: string, text: string, { columns, remembered, onTable }: ReadOptions) {
  const heads = readColumnNames(text)
  const isChosen = heads.some((head) => Object.hasOwn(columns, head))
  const chosen = isChosen
    ? columns
    : (remembered?.get(getTableShape(heads.filter((head) => head !== ''))) ?? columns)
  const told = mapColumns(heads, chosen)
  const rows = readSampleRows(text)
  const guessed = guessColumns(
    heads.filter((head) => !Object.hasOwn(chosen, head)),
    told,
    rows,
  )
  const fields = new Map(told)
  for (const [field, column] of guessed) fields.set(field, [column])
  const guessedColumns = new Set(guessed.values())
  const fieldOf = (head: string): string | null =>
    [...fields].find(([, named]) => named.includes(head))?.[0] ?? null
  onTable?.({
    name,
    columns: heads
      .filter((head) => head !== '')
      .map((head) => ({
        name: head,
        field: fieldOf(head),
        isGuessed: guessedColumns.has(head),
        examples: rows.slice(0, 3).map((row) => (row[head] ?? '').slice(0, 200)),
      })),
  })
  return { fields, guessed }
}

type Place = {
  file: SourceFile
  bundle: Bundle
  format: string
  guessed: ReadonlyMap<CsvField, string>
}

type Cells = CsvRecord['cells']

/** Guessed recipes become drafts. */
function asGuessed(recipe: ImportedRecipe, guessed: ReadonlyMap<CsvField, string>): ImportedRecipe {
  if (guessed.size === 0) return recipe
  const named = [...guessed].map(([field, column]) => `“${column}” as ${TABLE_FIELDS[field]}`)
  const warning = `Imported as a draft, because columns were recognised only by their content: ${named.join(', ')}. Confirm the columns and read the file again to publish it.`
  return { ...recipe, isDraft: true, needsReview: true, warnings: [...recipe.warnings, warning] }
}

/** Returns the columns not imported, and unreadable cells of number, date and choice columns. */
function unreadCells(
  cells: Cells,
  fields: ReadonlyMap<CsvField, readonly string[]>,
  recipe: ImportedRecipe,
): SourceValue[] {
  const isRead: Partial<Record<CsvField, boolean>> = {
    id: true,
    slug: true,
    prepTime: recipe.prepTimeMinutes !== null,
    cookTime: recipe.cookTimeMinutes !== null,
    totalTime: recipe.totalTimeMinutes !== null,
    otherTime: recipe.customTime !== null,
    yield: recipe.yields.number !== null || recipe.yields.text !== null,
    difficulty: recipe.difficulty !== null,
    date: recipe.datePublished !== null,
    image: recipe.pictures.length > 0,
  }
  const read = new Set(
    [...fields].flatMap(([field, [first, ...more]]) => {
      if (isRead[field] !== true || first === undefined) return []
      return field === 'image' ? [first, ...more] : [first]
    }),
  )
  const status = fields.get('status')?.[0]
  return Object.entries(cells)
    .filter(([column]) => !read.has(column))
    .filter(([column, cell]) => column !== status || !STATUS.test(cell))
    .map(([name, value]) => ({ name, value }))
}

const isHidden = (status: string | null): boolean =>
  /^(?:draft|private|unpublished)$/i.test(status ?? '')

const STATUS = /^(?:draft|private|unpublished|publish(?:ed)?|public|active|live)$/i

/**
 * Newer exports of My Recipe Box have shifted columns: the source in the picture column, the
 * picture after it.
 */
const inPlace = (cells: Cells, format: string): Cells => {
  const { originalPicture, [SHIFTED_PICTURE]: picture, ...rest } = cells
  return format === 'myrecipebox' && picture && originalPicture && !rest['source']
    ? { ...rest, source: originalPicture, originalPicture: picture }
    : cells
}

const SHIFTED_PICTURE = 'column 19'

async function readRecord(
  record: CsvRecord,
  fields: ReadonlyMap<CsvField, readonly string[]>,
  { file, bundle, format, guessed }: Place,
): Promise<RowContent> {
  const cells = inPlace(readCells(record), format)
  const all = (field: CsvField): string[] =>
    (fields.get(field) ?? []).map((column) => cells[column] ?? '').filter((cell) => cell !== '')
  const one = (field: CsvField): string | null => all(field)[0] ?? null
  const title = one('title') ?? ''
  const url = all('sourceUrl').find((each) => /^https?:/i.test(each)) ?? null
  const words = all('ingredients')[0] ?? one('content') ?? ''
  const key = one('id') ?? url ?? hashContent(`${title}\n${words}`)
  const recipe = readPostRow(
    emptyRecipe({
      title,
      slug: one('slug'),
      description: one('description'),
      yields: parseYield(one('yield')),
      prepTimeMinutes: parseDuration(one('prepTime')),
      cookTimeMinutes: parseDuration(one('cookTime')),
      totalTimeMinutes: parseDuration(one('totalTime')),
      customTime: otherTime(one('otherTime')),
      ingredientGroups: parseIngredientGroups(all('ingredients').flatMap(linesOf)),
      instructionGroups: splitSteps(all('instructions').join('\n')),
      categories: all('categories').flatMap(asNameList),
      cuisines: all('cuisines').flatMap(asNameList),
      diets: all('diets').flatMap(asNameList),
      tags: all('tags').flatMap(asNameList),
      note: textToDocument([...all('notes'), ...all('nutrition')].join('\n')),
      difficulty: parseDifficulty(one('difficulty')),
      author: one('author') ?? sourceName(all('sourceUrl')),
      nutrition: readNutrition(Object.fromEntries(NUTRIENTS.map((name) => [name, one(name)]))),
      datePublished: parseUtcInstant(one('date')),
      isDraft: isHidden(one('status')),
      videoUrl: one('video'),
      sourceUrl: url,
      oldPaths: all('slug').flatMap((path) =>
        path.startsWith('/') ? (getUrlPath(path) ?? []) : [],
      ),
      pictures: await picturesOf(all('image'), file, bundle),
    }),
    one('content'),
  )
  const whole = addUnreadValuesWarning(recipe, unreadCells(cells, fields, recipe))
  return { kind: 'recipe', sourceKey: `${format}:${key}`, recipe: asGuessed(whole, guessed) }
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

/** A source column contains addresses, or names of books and people. */
const sourceName = (sources: readonly string[]): string | null =>
  sources.find((each) => !/^https?:|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(each)) ?? null

function otherTime(told: string | null): { minutes: number; label: string } | null {
  const minutes = parseDuration(told)
  return minutes === null ? null : { minutes, label: 'Resting' }
}

/** One per line, or separated by `|` or `;` on a single line. `, Heading` is Plan to Eat's. */
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
    const name = findReferencedFile(files, file.name, cell)
    return name === null ? [] : [{ file: name }]
  })
}
