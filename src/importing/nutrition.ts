import type { ParsedNutrition } from '@/src/parsing/recipe-page/types'
import { asRecord, asText, firstText } from './formats/values'

/** The values of nutrition that a program's record has; those of units and of nothing are left. */
export function readNutrition(source: unknown): ParsedNutrition {
  const record = asRecord(source)
  // Not by assignment: a field may be called `__proto__`.
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const text = asText(value)
      return text === null || /^@|^(?:id|_?type|context)$|unit$/i.test(key) ? [] : [[key, text]]
    }),
  )
  const unit = firstText(record, 'serving_unit')
  const size = values['serving_size']
  if (unit !== null && size !== undefined) values['serving_size'] = `${size} ${unit}`
  const calories = /\d+(?:[.,]\d+)?/.exec(firstText(record, 'calories') ?? '')?.[0]
  return { calories: calories === undefined ? null : Number(calories.replace(',', '.')), values }
}

/** The fields of a record that begin alike, as nutrition: `wprm_nutrition_fat`. */
export const readPrefixedNutrition = (
  prefix: string,
  source: Readonly<Record<string, unknown>>,
): ParsedNutrition =>
  readNutrition(
    Object.fromEntries(
      Object.entries(source).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
      ),
    ),
  )
