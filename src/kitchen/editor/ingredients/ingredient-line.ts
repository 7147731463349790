import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { newRowId } from '../rows/row-id'
import type { RowGroup, RowGroups } from '../rows/row-groups'

type WrittenGroup = NonNullable<RecipeWriteInput['ingredientUsageGroups']>[number]
type WrittenLine = WrittenGroup['ingredientUsages'][number]

/** An ingredient line as it is edited: the write form of the contract with every field and an id. */
export type IngredientLine = {
  id: string
  quantityMin: number | null
  quantityMax: number | null
  unitId: string | null
  ingredientId: string | null
  ingredientTitleOverride: string | null
  preparation: RichTextDocument | null
  note: string | null
  link: string | null
  originalText: string | null
}

/** A group of ingredient lines as it is edited. */
export type IngredientGroup = {
  id: string
  title: string | null
  note: string | null
  ingredientUsages: IngredientLine[]
}

/** The parts of a line, without its id and words. */
export type LineParts = Omit<IngredientLine, 'id' | 'originalText' | 'link'>

/** A line that says nothing yet. */
export const emptyLine = (id: string = newRowId()): IngredientLine => ({
  id,
  ...NO_PARTS,
  link: null,
  originalText: null,
})

/** The parts of a line that says nothing. */
export const NO_PARTS: LineParts = {
  quantityMin: null,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  ingredientTitleOverride: null,
  preparation: null,
  note: null,
}

/** The parts of a line. */
export const partsOf = ({
  id: _id,
  originalText: _text,
  link: _link,
  ...parts
}: IngredientLine): LineParts => parts

/** Whether a line has a part. */
export const hasParts = (line: IngredientLine): boolean =>
  Object.values(partsOf(line)).some((part) => part !== null)

/** Whether a line says nothing. */
export const isEmptyLine = (line: IngredientLine): boolean =>
  !hasParts(line) && (line.originalText ?? '') === '' && line.link === null

/**
 * Groups of a recipe as they are edited: every field is there, and every row has an id. Call it once
 * when a recipe is opened; what the components pass on is in the same form, which is a write form.
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

const editableLine = ({ id, preparation, ...line }: WrittenLine): IngredientLine => ({
  ...emptyLine(id),
  ...Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)),
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
