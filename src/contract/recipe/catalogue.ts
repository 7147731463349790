import { z } from 'zod'
import { OwnId, slugOf } from '../common-fields'

export const MEASUREMENT_METHODS = ['weight', 'volume'] as const

/** A unit of the catalogue. */
export const Unit = z
  .object({
    id: OwnId,
    slug: slugOf('unit', 'catalogue'),
    title: z.string().describe('Name in the singular.'),
    pluralTitle: z.string().describe('Name for quantities above 1.'),
    abbreviation: z.string().nullable().describe('Abbreviation; null if there is none.'),
  })
  .describe('A unit of the catalogue.')
export type Unit = z.infer<typeof Unit>

/** An ingredient of the catalogue. */
export const Ingredient = z
  .object({
    id: OwnId,
    slug: slugOf('ingredient', 'catalogue'),
    title: z.string().describe('Name of the ingredient.'),
    gramsPerLiter: z
      .number()
      .nullable()
      .describe(
        'Density, in grams per litre; null if unknown: weights and volumes are then not converted into each other.',
      ),
    defaultMetricMeasurementMethod: z
      .enum(MEASUREMENT_METHODS)
      .describe('Preferred measure in metric units.'),
    defaultImperialMeasurementMethod: z
      .enum(MEASUREMENT_METHODS)
      .describe('Preferred measure in US units.'),
  })
  .describe('An ingredient of the catalogue.')
export type Ingredient = z.infer<typeof Ingredient>
