import type { EditorGlobals } from '@/src/contract/site/globals'
import { durationText } from '@/src/domain/amounts/duration'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { DraftDocument } from '../recipe-kind'
import { readableText } from '../differences'

type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups'> = DraftDocument[Name]

const lines = (words: readonly (string | null | undefined)[]): string =>
  words.filter((each) => each !== null && each !== undefined && each.trim() !== '').join('\n')

/** Formats ingredient lines with their headings, as they were written. */
export const ingredientsText = (groups: Groups<'ingredientUsageGroups'>): string =>
  lines(
    (groups ?? []).flatMap(({ title, ingredientUsages }) => [
      title ? `${title}:` : null,
      ...ingredientUsages.map(lineText),
    ]),
  )

type Line = NonNullable<Groups<'ingredientUsageGroups'>>[number]['ingredientUsages'][number]

/** The text of a line; in older drafts the name. */
const lineText = ({ text, originalText, ingredientTitleOverride }: Line): string =>
  text || originalText || (ingredientTitleOverride ?? '')

/** Formats steps, numbered, with the headings of their groups. */
export function stepsText(groups: Groups<'instructionGroups'>): string {
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

/** Formats times with their names. */
export function timesText(document: DraftDocument): string {
  const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes, customTimeLabel } = document
  const told = (label: string, minutes: number | null | undefined): string | null =>
    minutes ? `${label} ${durationText(minutes)}` : null
  return lines([
    told('Preparation', prepTimeMinutes),
    told('Cooking', cookTimeMinutes),
    told(customTimeLabel ?? 'Other', customTimeMinutes),
  ])
}

/** Formats the terms of a recipe, and its keywords. */
export function termsText(
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

/** Formats the story: its excerpt and the rest. */
export const storyText = ({ storyExcerpt, storyMore }: DraftDocument): string =>
  lines([storyExcerpt, plainText(storyMore ?? [])])

/** Formats any other field. */
export const fieldText = (value: DraftDocument['note'] | string | null | undefined): string =>
  typeof value === 'string' ? value : readableText(value ? plainText(value) : null)
