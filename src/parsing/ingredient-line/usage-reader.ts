import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { matchLine } from '@/src/parsing/catalogue-match/match-line'
import { createCatalogueMatcher } from '@/src/parsing/match'
import type { CatalogueEntry } from '@/src/parsing/match'

/** The catalogues that lines are matched with; entries are given back as they are here. */
interface UsageCatalogues<Unit, Ingredient> {
  units: readonly Unit[]
  ingredients: readonly Ingredient[]
}

/** An amount with its unit of the catalogue. */
type MatchedAmount<Unit> = Omit<ParsedAmount, 'unit'> & { unit: Unit | null }

/** An ingredient line taken apart and matched with the catalogues. */
export type ReadUsage<Unit, Ingredient> = MatchedAmount<Unit> & {
  originalText: string
  /** Null when the catalogue has none, or when naming one would be a guess. */
  ingredient: Ingredient | null
  /** The name as written, with its size; empty for a line without one. */
  ingredientText: string
  preparation: string | null
  note: string | null
  alternatives: MatchedAmount<Unit>[]
  /** The line titles the lines after it ("For the sauce:"). */
  isHeading: boolean
}

/** Reads one line; `language` (BCP 47) settles writings that mean different units. */
export type UsageReader<Unit, Ingredient> = (
  line: string,
  language?: string,
) => ReadUsage<Unit, Ingredient>

/**
 * Makes a reader of ingredient lines over catalogues. It runs in browsers too: it needs nothing
 * but what is handed to it. Making it takes some milliseconds, so keep it.
 */
export function createUsageReader<Unit extends { slug: string }, Ingredient extends CatalogueEntry>(
  catalogues: UsageCatalogues<Unit, Ingredient>,
): UsageReader<Unit, Ingredient> {
  const units = bySlug(catalogues.units)
  const ingredients = bySlug(catalogues.ingredients)
  const matcher = createCatalogueMatcher(catalogues.ingredients)
  const amount = ({ quantityMin, quantityMax, unit, unitText }: ParsedAmount) => ({
    quantityMin,
    quantityMax,
    unit: units.get(unit ?? '') ?? null,
    unitText,
  })
  return (text, language) => {
    const line = parseIngredientLine(text, language)
    return {
      originalText: text,
      ...amount(line),
      ingredient: ingredients.get(matchLine(line, matcher.match, language) ?? '') ?? null,
      ingredientText: [line.size, line.ingredient].filter(Boolean).join(' '),
      preparation: line.preparation,
      note: line.note,
      alternatives: line.alternatives.map(amount),
      isHeading: line.isHeading,
    }
  }
}

function bySlug<Entry extends { slug: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}
