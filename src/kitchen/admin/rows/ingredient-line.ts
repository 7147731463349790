import { LineSpans } from '@/src/contract/recipe/line-span'
import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import type { UnitNames } from '@/src/domain/amounts/quantity'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'

/** An ingredient line as the recipe's form holds it: relations are ids. */
export type IngredientLine = {
  id: string
  text: string
  /** Name in the text; empty while its parts are unknown. */
  writtenName: string
  quantityMin: number | null
  quantityMax: number | null
  unit: string | null
  ingredient: string | null
  shownAs: string
  preparation: string
  note: string
}

/** The catalogue names of a line's ids, as far as they are loaded. */
export type CatalogueNames = {
  units: readonly (UnitNames & { id: string })[] | null
  ingredients: ReadonlyMap<string, { title: string }>
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const id = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** An ingredient line out of its row's values, whatever is filled in. */
export const ingredientLineOf = (value: (name: string) => unknown): IngredientLine => ({
  id: text(value('id')),
  text: text(value('text')),
  writtenName: writtenName(text(value('text')), value('spans')),
  quantityMin: amount(value('quantityMin')),
  quantityMax: amount(value('quantityMax')),
  unit: id(value('unit')),
  ingredient: id(value('ingredient')),
  shownAs: text(value('ingredientTitleOverride')),
  preparation: plainText(documentFromLexical(value('preparation'))).trim(),
  note: text(value('note')),
})

/** The spans in the form belong to the text that was saved: another one may be typed now. */
function writtenName(words: string, spans: unknown): string {
  const { data } = LineSpans.safeParse(spans)
  if (!data) return ''
  const line = { text: words, spans: data }
  return spansProblem(line) === null ? lineFields(line).name : ''
}

const LINE_ID = /^ingredientUsageGroups\.\d+\.ingredientUsages\.\d+\.id$/

/** All ingredient lines of a recipe, in order, out of its form's fields by path. */
export function ingredientLinesOf(
  fields: Readonly<Record<string, { value?: unknown } | undefined>>,
): IngredientLine[] {
  return Object.keys(fields)
    .filter((path) => LINE_ID.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((path) => {
      const row = path.slice(0, -'.id'.length)
      return ingredientLineOf((name) => fields[`${row}.${name}`]?.value)
    })
}

/** The name of a line: as the author wrote it, else the catalogue's, else the whole text. */
export function ingredientName(line: IngredientLine, { ingredients }: CatalogueNames): string {
  const title = line.ingredient === null ? '' : (ingredients.get(line.ingredient)?.title ?? '')
  return line.writtenName || line.shownAs || title || line.text
}

/** The text of a line; where only its fields are filled in, as these read: `2 cups flour, sifted`. */
export function ingredientLineText(line: IngredientLine, names: CatalogueNames): string {
  if (line.text !== '') return line.text
  const { text: composed } = composeLine({
    quantityMin: line.quantityMin,
    quantityMax: line.quantityMax,
    unit: names.units?.find((known) => known.id === line.unit) ?? null,
    ingredientTitle: ingredientName({ ...line, shownAs: '' }, names) || null,
    ingredientTitleOverride: line.shownAs || null,
    preparation: line.preparation,
    note: line.note || null,
  })
  return composed
}
