import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { LineSpan } from '@/src/domain/ingredient-lines/line-spans'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { newRowId } from '../rows/row-id'
import type { RowGroup, RowGroups } from '../rows/row-groups'

type WrittenGroup = NonNullable<RecipeWriteInput['ingredientUsageGroups']>[number]
type WrittenLine = WrittenGroup['ingredientUsages'][number]

/**
 * An ingredient line in the editor: its text, its parts, and the fields that follow from them. It is a
 * write form of the contract.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export type IngredientLine = LineFields & {
  id: string
  text: string
  /** Null until the text was annotated. */
  spans: LineSpan[] | null
  link: string | null
}

/** The fields of a line that its text and spans give. */
export type LineFields = {
  quantityMin: number | null
  quantityMax: number | null
  unitId: string | null
  ingredientId: string | null
  ingredientTitleOverride: string | null
  preparation: RichTextDocument | null
  note: string | null
}

/** A group of ingredient lines in the editor. */
export type IngredientGroup = {
  id: string
  title: string | null
  note: string | null
  ingredientUsages: IngredientLine[]
}

/** The fields of a line whose text was not annotated. */
export const NO_FIELDS: LineFields = {
  quantityMin: null,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  ingredientTitleOverride: null,
  preparation: null,
  note: null,
}

/** A line without text. */
export const emptyLine = (id: string = newRowId()): IngredientLine => ({
  id,
  text: '',
  spans: null,
  ...NO_FIELDS,
  link: null,
})

/** Whether a line has fields, but no text: a client wrote it that knows fields alone. */
export const lacksText = ({
  text,
  id: _id,
  spans: _spans,
  link: _link,
  ...fields
}: IngredientLine): boolean => text === '' && Object.values(fields).some((field) => field !== null)

/** Whether a line says nothing. */
export const isEmptyLine = (line: IngredientLine): boolean =>
  line.text === '' && line.link === null && !lacksText(line)

/**
 * Converts groups of a recipe to their editable form: every field is set, and every row has an id. Call it
 * once when a recipe is opened; the components emit the same form, which is a write form.
 * @see docs/product/recipes.md#row-ids
 */
export const editableIngredients = (
  groups: RecipeWriteInput['ingredientUsageGroups'] = [],
): IngredientGroup[] =>
  groups.map(({ id, title, note, ingredientUsages }) => ({
    id: id ?? newRowId(),
    title: title ?? null,
    note: note ?? null,
    ingredientUsages: ingredientUsages.map(editableLine),
  }))

const editableLine = ({
  id,
  text,
  originalText,
  spans,
  preparation,
  ...line
}: WrittenLine): IngredientLine => ({
  ...emptyLine(id),
  ...Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)),
  text: (text || originalText) ?? '',
  spans: text && spans ? spans : null,
  preparation: documentOf(preparation),
})

function documentOf(text: WrittenLine['preparation']): RichTextDocument | null {
  const document = typeof text === 'string' ? documentFromPlainText(text) : (text ?? [])
  return document.length === 0 ? null : document
}

/** Groups of ingredient lines as lists of rows. */
export const toRows = (groups: readonly IngredientGroup[]): RowGroups<IngredientLine> =>
  groups.map(({ ingredientUsages, ...group }) => ({ ...group, rows: ingredientUsages }))

/** Lists of rows as groups of ingredient lines. */
export const fromRows = (groups: RowGroups<IngredientLine>): IngredientGroup[] =>
  groups.map(({ rows, ...group }: RowGroup<IngredientLine>) => ({
    ...group,
    ingredientUsages: [...rows],
  }))
