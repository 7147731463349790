import { globals } from '@/src/e2e/components/globals'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import type { LineTools } from '../annotated-line'
import { annotationOf } from '../annotated-line'
import { lineCatalogues } from '../catalogues'
import type { IngredientLine } from '../ingredient-line'
import { partPieces } from '../line-parts'
import { lineFromText } from '../typed-line'

/** The parser and the catalogues of the product. */
export const tools: LineTools = {
  catalogues: lineCatalogues(globals),
  read: createUsageReader(globals),
}

/** A line as it is typed. */
export const typed = (text: string): IngredientLine => lineFromText(text, tools)

/** The parts of a line as they are shown, in order, such as `amount 2`. */
export const shownParts = (line: IngredientLine): string[] =>
  partPieces(annotationOf(line)).flatMap(({ text, part }) => (part ? [`${part.kind} ${text}`] : []))

/** Id of a unit or an ingredient of the catalogue. */
export const idOf = (kind: 'units' | 'ingredients', slug: string): string =>
  globals[kind].find((entry) => entry.slug === slug)?.id ?? ''
