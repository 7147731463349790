import { namesIn, slugOfTitle } from '@/src/catalogues/catalogue-table'
import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import type { SourceKey } from '@/src/catalogues/sources'
import {
  CUP_MILLILITERS,
  TABLESPOON_MILLILITERS,
  TEASPOON_MILLILITERS,
} from '@/src/catalogues/units'

/**
 * A row of an ingredient table: the title, the grams in the table's measure (null where a volume
 * makes no sense), and other names, comma-separated.
 */
export type IngredientRow = readonly [title: string, grams: number | null, aliases?: string]

/** Values that all rows of a table share. */
export type IngredientTableTraits = {
  /** The measure of these foods: that of metric cooks first, that of US cooks second. */
  by: 'weight' | 'volume' | 'weight-or-cup'
  /** The measure that the grams of a row fill. */
  per: keyof typeof MEASURE_MILLILITERS
  /** The source of the grams; rows without grams are `counted`. */
  source: SourceKey
}

const MEASURE_MILLILITERS = {
  liter: 1000,
  cup: CUP_MILLILITERS,
  tablespoon: TABLESPOON_MILLILITERS,
  teaspoon: TEASPOON_MILLILITERS,
} as const

/** Reads rows of title, grams and other names as ingredients. */
export function ingredientTable(
  { by, per, source }: IngredientTableTraits,
  rows: readonly IngredientRow[],
): readonly CatalogueIngredient[] {
  return rows.map(([title, grams, aliases]) => ({
    slug: slugOfTitle(title),
    title,
    gramsPerLiter: grams === null ? null : Math.round((grams / MEASURE_MILLILITERS[per]) * 1000),
    defaultMetricMeasurementMethod: by === 'volume' ? 'volume' : 'weight',
    defaultImperialMeasurementMethod: by === 'weight' ? 'weight' : 'volume',
    aliases: namesIn(aliases),
    source: grams === null ? 'counted' : source,
  }))
}
