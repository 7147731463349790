import type { EditorGlobals } from '@/src/contract/site/globals'
import { durationText } from '@/src/domain/amounts/duration'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { DraftDocument } from '../../draft/draft-state'
import { wordsOf } from '../differences'

type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups'> = DraftDocument[Name]

const lines = (words: readonly (string | null | undefined)[]): string =>
  words.filter((each) => each !== null && each !== undefined && each.trim() !== '').join('\n')

/** The ingredient lines with their headings, as they were written. */
export const ingredientWords = (groups: Groups<'ingredientUsageGroups'>): string =>
  lines(
    (groups ?? []).flatMap(({ title, ingredientUsages }) => [
      title ? `${title}:` : null,
      ...ingredientUsages.map(lineWords),
    ]),
  )

type Line = NonNullable<Groups<'ingredientUsageGroups'>>[number]['ingredientUsages'][number]

/** The text of a line; of an older draft the name. */
const lineWords = ({ text, originalText, ingredientTitleOverride }: Line): string =>
  text || originalText || (ingredientTitleOverride ?? '')

/** The steps, numbered, with the headings of their groups. */
export function stepWords(groups: Groups<'instructionGroups'>): string {
  let number = 0
  return lines(
    (groups ?? []).flatMap(({ title, instructions }) => [
      title ? `${title}:` : null,
      ...instructions.map(({ content }) => {
        number += 1
        return `${String(number)}. ${plainText(content ?? [])}`
      }),
    ]),
  )
}

/** Times by their names. */
export function timeWords(document: DraftDocument): string {
  const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes, customTimeLabel } = document
  const told = (label: string, minutes: number | null | undefined): string | null =>
    minutes ? `${label} ${durationText(minutes)}` : null
  return lines([
    told('Preparation', prepTimeMinutes),
    told('Cooking', cookTimeMinutes),
    told(customTimeLabel ?? 'Other', customTimeMinutes),
  ])
}

/** The terms a recipe is filed under, and its keywords. */
export function termWords(
  document: DraftDocument,
  { terms }: Pick<EditorGlobals, 'terms'>,
): string {
  const { mealIds, foodCategoryIds, cuisineIds, methodIds, dietIds, tagIds, keywords } = document
  const ids = [mealIds, foodCategoryIds, cuisineIds, methodIds, dietIds, tagIds].flatMap(
    (list) => list ?? [],
  )
  const named = ids.flatMap((id) => terms.find((term) => term.id === id)?.title ?? [])
  return [...named, ...(keywords ?? [])].join(', ')
}

/** The beginning of the story and the rest. */
export const storyWords = ({ storyExcerpt, storyMore }: DraftDocument): string =>
  lines([storyExcerpt, plainText(storyMore ?? [])])

/** Any other field. */
export const fieldWords = (value: DraftDocument['note'] | string | null | undefined): string =>
  typeof value === 'string' ? value : wordsOf(value ? plainText(value) : null)
