import type { CollectionBeforeValidateHook } from 'payload'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'

type Line = Readonly<Record<string, unknown>>

const WORDS = ['ingredientTitleOverride', 'note', 'link', 'originalText'] as const
const CHOICES = ['ingredient', 'unit', 'quantityMin', 'quantityMax'] as const

const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isChosen = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Returns whether a stored ingredient line has any content. */
export const saysSomething = (line: Line): boolean =>
  WORDS.some((name) => isWritten(line[name])) ||
  CHOICES.some((name) => isChosen(line[name])) ||
  plainText(documentFromLexical(line['preparation'])).trim() !== ''

/**
 * Removes empty ingredient lines, so that they are neither stored nor counted.
 * @see docs/product/recipes.md#ingredient-lines
 */
export const withoutEmptyLines: CollectionBeforeValidateHook = ({ data }) => {
  const groups: unknown = data?.['ingredientUsageGroups']
  if (!data || !Array.isArray(groups)) return data
  return {
    ...data,
    ingredientUsageGroups: groups.map((group: { ingredientUsages?: Line[] | null }) => ({
      ...group,
      ingredientUsages: (group.ingredientUsages ?? []).filter(saysSomething),
    })),
  }
}
