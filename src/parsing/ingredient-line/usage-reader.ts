import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import type { AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import { matchLine } from '@/src/parsing/catalogue-match/match-line'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import { createCatalogueMatcher } from '@/src/parsing/match'
import type { CatalogueEntry } from '@/src/parsing/match'

/** The catalogues that lines are matched with; entries are given back as they are here. */
interface UsageCatalogues<Unit, Ingredient> {
  units: readonly Unit[]
  ingredients: readonly Ingredient[]
}

/** An annotated ingredient line, matched with the catalogues. */
export type ReadUsage<Unit, Ingredient> = AnnotatedLine & {
  quantityMin: number | null
  /** Null when the line gives no range. */
  quantityMax: number | null
  unit: Unit | null
  /** Null when the catalogue has none, or when naming one would be a guess. */
  ingredient: Ingredient | null
  /** The name as written; empty for a line without one. */
  ingredientText: string
  /** The line titles the lines after it ("For the sauce:"). */
  isHeading: boolean
}

/** Parses an ingredient line; `language` (BCP 47) resolves ambiguous unit names. */
export type UsageReader<Unit, Ingredient> = (
  line: string,
  language?: string,
) => ReadUsage<Unit, Ingredient>

/**
 * Creates a parser of ingredient lines over catalogues, for servers and browsers. Creation takes
 * some milliseconds, so reuse it.
 */
export function createUsageReader<Unit extends { slug: string }, Ingredient extends CatalogueEntry>(
  catalogues: UsageCatalogues<Unit, Ingredient>,
): UsageReader<Unit, Ingredient> {
  const units = bySlug(catalogues.units)
  const ingredients = bySlug(catalogues.ingredients)
  const matcher = createCatalogueMatcher(catalogues.ingredients)
  return (line, language) => {
    const { text, spans, isHeading } = annotateLine(line, { language })
    const fields = lineFields({ text, spans })
    const slug = isHeading ? null : matchLine({ text, ...fields }, matcher.match, language)
    return {
      text,
      spans,
      quantityMin: fields.quantityMin,
      quantityMax: fields.quantityMax,
      unit: units.get(fields.unit ?? '') ?? null,
      ingredient: ingredients.get(slug ?? '') ?? null,
      ingredientText: fields.name,
      isHeading,
    }
  }
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}
