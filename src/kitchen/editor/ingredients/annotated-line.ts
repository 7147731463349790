import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader } from '../parser/line-reader'
import type { LineCatalogues } from './catalogues'
import type { IngredientLine } from './ingredient-line'

/** The catalogues and the parser, which is null until it has loaded. */
export type LineTools = { catalogues: LineCatalogues; read: LineReader | null }

/** The text of a line with its spans, which are empty while it is not annotated. */
export const getAnnotation = ({ text, spans }: IngredientLine): AnnotatedLine => ({
  text,
  spans: spans ?? [],
})

/** The name of a line as written: that of its spans, else its text. */
export const lineName = (line: IngredientLine): string =>
  lineFields(getAnnotation(line)).name || line.text

/** Changes the text and spans of a line, and the fields that follow from them. */
export function withAnnotation(
  line: IngredientLine,
  { text, spans }: AnnotatedLine,
  catalogues: LineCatalogues,
  ingredientId: string | null = line.ingredientId,
): IngredientLine {
  const fields = lineFields({ text, spans })
  const name = spans.length === 0 ? text : fields.name
  return {
    ...line,
    text,
    spans: [...spans],
    quantityMin: fields.quantityMin,
    quantityMax: fields.quantityMax,
    unitId: catalogues.unitIds.get(fields.unit ?? '') ?? null,
    ingredientId,
    ingredientTitleOverride: isTitleOf(ingredientId, name, catalogues) ? null : name || null,
    preparation: preparationOf(line.preparation, fields.preparation),
    note: fields.note,
  }
}

/** Whether a name is the title of an entry of the catalogue. */
const isTitleOf = (id: string | null, name: string, { ingredients }: LineCatalogues): boolean =>
  ingredients.get(id ?? '')?.title.toLowerCase() === name.toLowerCase()

/** A stored preparation with marks is retained while its text is unchanged. */
function preparationOf(
  stored: RichTextDocument | null,
  words: string | null,
): RichTextDocument | null {
  if (words === null) return null
  return stored && plainText(stored) === words ? stored : documentFromPlainText(words)
}
