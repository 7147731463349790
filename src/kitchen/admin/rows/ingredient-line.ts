import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import type { UnitNames } from '@/src/domain/amounts/quantity'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'

/** An ingredient line in the recipe's form: relations are ids. */
export type IngredientLine = {
  id: string
  text: string
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

/** Parses an ingredient line from its row's values, which may be incomplete. */
export const parseIngredientLine = (value: (name: string) => unknown): IngredientLine => ({
  id: text(value('id')),
  text: text(value('text')),
  quantityMin: amount(value('quantityMin')),
  quantityMax: amount(value('quantityMax')),
  unit: id(value('unit')),
  ingredient: id(value('ingredient')),
  shownAs: text(value('ingredientTitleOverride')),
  preparation: plainText(documentFromLexical(value('preparation'))).trim(),
  note: text(value('note')),
})

const LINE_ID = /^ingredientUsageGroups\.\d+\.ingredientUsages\.\d+\.id$/

/** Parses all ingredient lines of a recipe, in order, from its form's fields by path. */
export function parseIngredientLines(
  fields: Readonly<Record<string, { value?: unknown } | undefined>>,
): IngredientLine[] {
  return Object.keys(fields)
    .filter((path) => LINE_ID.test(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((path) => {
      const row = path.slice(0, -'.id'.length)
      return parseIngredientLine((name) => fields[`${row}.${name}`]?.value)
    })
}

/** The name of a line: as the author wrote it, else the catalogue's, else the whole text. */
export function ingredientName(line: IngredientLine, { ingredients }: CatalogueNames): string {
  const title = line.ingredient === null ? '' : (ingredients.get(line.ingredient)?.title ?? '')
  return line.shownAs || title || line.text
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
