import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import type { LineTools } from '../annotated-line'
import { getAnnotation } from '../annotated-line'
import type { IngredientEntry, UnitEntry } from '../catalogues'
import { lineCatalogues } from '../catalogues'
import type { IngredientLine } from '../ingredient-line'
import { partPieces } from '../line-parts'
import { lineFromText } from '../typed-line'

/** The parser over catalogues, and lines that it reads. */
export function linesOver(globals: {
  units: readonly UnitEntry[]
  ingredients: readonly IngredientEntry[]
}) {
  const tools: LineTools = {
    catalogues: lineCatalogues(globals),
    read: createUsageReader(globals),
  }
  return {
    tools,
    /** A line as it is typed. */
    typed: (text: string): IngredientLine => lineFromText(text, tools),
    /** Id of a unit or an ingredient of the catalogue. */
    idOf: (kind: 'units' | 'ingredients', slug: string): string =>
      globals[kind].find((entry) => entry.slug === slug)?.id ?? '',
  }
}

/** The parts of a line in their visible form, in order, such as `amount 2`. */
export const shownParts = (line: IngredientLine): string[] =>
  partPieces(getAnnotation(line)).flatMap(({ text, part }) =>
    part ? [`${part.kind} ${text}`] : [],
  )
