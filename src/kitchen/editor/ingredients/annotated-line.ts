import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader } from '../parser/line-reader'
import type { LineCatalogues } from './catalogues'
import type { IngredientLine } from './ingredient-line'

/** The catalogues and the parser, which is null until it has loaded. */
export type LineTools = { catalogues: LineCatalogues; read: LineReader | null }

/** The text of a line with its spans; without any while it is not annotated. */
export const annotationOf = ({ text, spans }: IngredientLine): AnnotatedLine => ({
  text,
  spans: spans ?? [],
})

/** The name of a line as written: that of its spans, else its text. */
export const lineName = (line: IngredientLine): string =>
  lineFields(annotationOf(line)).name || line.text

/** A line with another text and spans, and with the fields that follow from them. */
export function withAnnotation(
  line: IngredientLine,
  { text, spans }: AnnotatedLine,
  catalogues: LineCatalogues,
  ingredientId: string | null = line.ingredientId,
): IngredientLine {
  const fields = lineFields({ text, spans })
  const title = ingredientId === null ? undefined : catalogues.ingredients.get(ingredientId)?.title
  const isTitle = title?.toLowerCase() === fields.name.toLowerCase()
  return {
    ...line,
    text,
    spans: [...spans],
    quantityMin: fields.quantityMin,
    quantityMax: fields.quantityMax,
    unitId: fields.unit === null ? null : (catalogues.unitIds.get(fields.unit) ?? null),
    ingredientId,
    ingredientTitleOverride: isTitle
      ? null
      : fields.name || (spans.length === 0 ? text : null) || null,
    preparation: preparationOf(line.preparation, fields.preparation),
    note: fields.note,
  }
}

/** A stored preparation with marks is retained while its words stay the same. */
function preparationOf(
  stored: RichTextDocument | null,
  words: string | null,
): RichTextDocument | null {
  if (words === null) return null
  return stored && plainText(stored) === words ? stored : documentFromPlainText(words)
}
