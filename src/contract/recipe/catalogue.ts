import { z } from 'zod'
import { OwnId, slugOf } from '../common-fields'

export const MEASUREMENT_METHODS = ['weight', 'volume'] as const

/** A unit of the catalogue. */
export const Unit = z
  .object({
    id: OwnId,
    slug: slugOf('unit', 'catalogue'),
    title: z.string().describe('Singular name.'),
    pluralTitle: z.string().describe('Name for quantities above 1.'),
    abbreviation: z.string().nullable().describe('Abbreviation; `null` if there is none.'),
  })
  .describe('A unit in the catalogue.')
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
        'Density in grams per liter; `null` if unknown, in which case weight and volume are not converted into each other.',
      ),
    defaultMetricMeasurementMethod: z
      .enum(MEASUREMENT_METHODS)
      .describe('Preferred measurement method for metric units.'),
    defaultImperialMeasurementMethod: z
      .enum(MEASUREMENT_METHODS)
      .describe('Preferred measurement method for US units.'),
  })
  .describe('An ingredient in the catalogue.')
export type Ingredient = z.infer<typeof Ingredient>
