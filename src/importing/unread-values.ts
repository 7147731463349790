import { quantityText } from '@/src/domain/amounts/quantity'
import { plainText as documentText } from '@/src/domain/rich-text/plain-text'
import { isDurationText, parseDuration } from '@/src/parsing/duration'
import { toPlainLines } from '@/src/parsing/plain-text'
import { parseDifficulty, parseUtcInstant } from './formats/values'
import type { ImportedRecipe } from './import-row'
import { parseRatingCount } from './imported-comment'

/** A value of a source: the name of its field, and its text. */
export type SourceValue = { name: string; value: string }

/** Maximum number of values named per row; further ones are counted. */
const MAX_NAMED = 100
const MAX_NAMED_LENGTH = 200

/**
 * Adds a warning to a recipe with each value of its source that no part of it contains. A value
 * counts as stored if its text is in the recipe, if it is the recipe's time, date or difficulty, or
 * if one of `others` of the same source contains it. A number
 * of a rating counts as stored only in the summary of ratings. The caller leaves
 * out furniture.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function addUnreadValuesWarning(
  recipe: ImportedRecipe,
  values: Iterable<SourceValue>,
  others: readonly ImportedRecipe[] = [],
): ImportedRecipe {
  const all = [recipe, ...others].map(
    (each) => [storedWords(each), readValues(each), storedRating(each)] as const,
  )
  const isStored = (text: string): boolean => all.some(([hasWords]) => hasWords(text))
  const isRead = (text: string): boolean => all.some(([, hasValue]) => hasValue(text))
  const found = new Map<string, SourceValue>()
  for (const { name, value } of values) {
    for (const line of toPlainLines(value.replace(/\r?\n/g, '<br>'))) {
      if (!saysSomething(line)) continue
      const words = line.replace(/^\d{1,3}[.)]\s+/, '')
      const isKnown = isRating(name, line)
        ? all.some(([, , hasRating]) => hasRating(line))
        : isStored(words) || isRead(line)
      if (isKnown) continue
      found.set(`${name} ${line}`, { name, value: line })
    }
  }
  if (found.size === 0) return recipe
  const named = [...found.values()].slice(0, MAX_NAMED).map(({ name, value }) => {
    const isLong = value.length > MAX_NAMED_LENGTH
    return `${name} (${isLong ? `${value.slice(0, MAX_NAMED_LENGTH)}…` : value})`
  })
  const more = found.size - named.length
  const warning = `Not stored, because there is no field for it: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
  return { ...recipe, warnings: [...recipe.warnings, warning] }
}

/** Returns whether a text has content: empty values, "no" and zero do not. */
const saysSomething = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/^(?:0+(?::0+)*|false|no|null|none|undefined|n\/a)$/i.test(text)

/** Returns a test for whether a number is that of the recipe's summary of ratings. */
const storedRating =
  ({ rating }: ImportedRecipe) =>
  (text: string): boolean => {
    if (rating === null) return false
    const isAverage = Math.abs(Number(text.replace(',', '.')) - rating.average) < 0.01
    return isAverage || (rating.count !== null && parseRatingCount(text) === rating.count)
  }

/** Ratings would match any number of a recipe. */
const isRating = (name: string, text: string): boolean =>
  /rating|stars|reviews/i.test(name) && /^\d+(?:[.,]\d+)*$/.test(text)

/**
 * Returns a test for whether a text is one of the recipe's times, dates or choices, in any
 * notation.
 */
function readValues(recipe: ImportedRecipe): (text: string) => boolean {
  const { prepTimeMinutes, cookTimeMinutes, totalTimeMinutes, customTime } = recipe
  const times = [prepTimeMinutes, cookTimeMinutes, totalTimeMinutes, customTime?.minutes]
  const dates = [recipe.datePublished, recipe.updatedAt].map(parseUtcInstant)
  return (text) => {
    const minutes = isWholeTime(text) ? parseDuration(text) : null
    if (minutes !== null && times.includes(minutes)) return true
    const instant = /\d{4}/.test(text) ? parseUtcInstant(text) : null
    if (instant !== null && dates.includes(instant)) return true
    const isLevel = recipe.difficulty !== null && recipe.difficulty === parseDifficulty(text)
    return isLevel && /^\p{L}+$/u.test(text)
  }
}

const isWholeTime = (text: string): boolean =>
  /^P[\dT][\dTHMSD.,]*$/i.test(text) || /^[\d:.,\s]+$/.test(text) || isDurationText(text)

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns a test for whether all words of a text are in a recipe: adjacent, or for a longer text
 * anywhere.
 */
function storedWords(recipe: ImportedRecipe): (text: string) => boolean {
  const tokens = tokensOf(wordsOf(recipe))
  const together = ` ${tokens.join(' ')} `
  const known = new Set(tokens)
  return (text) => {
    const words = tokensOf(writtenNumber(text) ?? text)
    if (together.includes(` ${words.join(' ')} `)) return true
    return words.length >= 3 && words.every((word) => known.has(word))
  }
}

/** Ingredient lines contain numbers as fractions. */
const writtenNumber = (text: string): string | null =>
  /^\d+\.\d+$/.test(text) ? quantityText({ quantityMin: Number(text), quantityMax: null }) : null

function wordsOf(recipe: ImportedRecipe): string {
  const { story, note, legacyHtml, ...rest } = recipe
  const html = legacyHtml === null ? '' : `${toPlainLines(legacyHtml).join('\n')}\n${legacyHtml}`
  return [
    documentText(story),
    documentText(note),
    html,
    JSON.stringify([rest, story, note]).replace(/\\[nrt]/g, ' '),
  ].join('\n')
}

/** Yields all texts and numbers in a value, with their field names; list items have none. */
export function* collectLeaves(value: unknown, name: string, depth = 0): Generator<SourceValue> {
  if (typeof value === 'string') yield { name, value }
  else if (typeof value === 'number') yield { name, value: String(value) }
  else if (typeof value === 'object' && value !== null && depth < 30) {
    for (const [key, each] of Object.entries(value)) {
      const inner = /^\d+$/.test(key) ? name : name === '' ? key : `${name}.${key}`
      yield* collectLeaves(each, inner, depth + 1)
    }
  }
}

/** Internal fields of programs: ids, hashes, and timestamps. */
const FIELDS_OF_PROGRAMS =
  /(?:^|[._])(?:id|uid|uuid|guid|hash|checksum|type|order|position|created_by|updated_by)$|(?:_id|_ids|Id|Ids|_uid|_uuid|Uuid|_hash|Hash)$/
const MOMENT = /(?:created|updated|modified|added|changed|timestamp|date)/i

/**
 * Collects the values of a program's JSON that an author may have written; `furniture` names
 * additional fields to skip.
 */
export function collectFieldValues(source: unknown, furniture: RegExp): SourceValue[] {
  return [...collectLeaves(source, '')].filter(({ name, value }) => {
    if (FIELDS_OF_PROGRAMS.test(name) || furniture.test(name)) return false
    return !(MOMENT.test(name) && /^\d[\dTZ:.,+\s-]*$/.test(value))
  })
}
