import type { ParsedNutrition } from '@/src/parsing/web-page/types'
import { asRecord, asText, getFirstText } from './formats/values'

/** Reads the nutrition values of a program's record, without units and empty values. */
export function readNutrition(source: unknown): ParsedNutrition {
  const record = asRecord(source)
  // Not assigned, as a field may be called `__proto__`.
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const text = asText(value)
      return text === null || /^@|^(?:id|_?type|context)$|unit$/i.test(key) ? [] : [[key, text]]
    }),
  )
  const unit = getFirstText(record, 'serving_unit')
  const size = values['serving_size']
  if (unit !== null && size !== undefined) values['serving_size'] = `${size} ${unit}`
  const calories = /\d+(?:[.,]\d+)?/.exec(getFirstText(record, 'calories') ?? '')?.[0]
  return { calories: calories === undefined ? null : Number(calories.replace(',', '.')), values }
}

/** Reads the fields of a record with a common prefix (`wprm_nutrition_fat`) as nutrition. */
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
