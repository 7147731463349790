import type { Recipe } from '@/payload-types'
import { idOf } from '../stored-values'

type Group = NonNullable<Recipe['ingredientUsageGroups']>[number]
type Line = NonNullable<Group['ingredientUsages']>[number]

/**
 * Synchronises the ingredient lines of a recipe from the admin's form, which sends text, parts and spans
 * together whichever the user has changed. A changed text is parsed again; changed parts produce a new
 * text.
 */
export function withChangedLines(
  data: Partial<Recipe>,
  before: Recipe | undefined | null,
): Partial<Recipe> {
  const stored = new Map(
    (before?.ingredientUsageGroups ?? [])
      .flatMap((group) => group.ingredientUsages ?? [])
      .map((line) => [line.id, line]),
  )
  if (!data.ingredientUsageGroups) return data
  return {
    ...data,
    ingredientUsageGroups: data.ingredientUsageGroups.map((group) => ({
      ...group,
      ingredientUsages: (group.ingredientUsages ?? []).map((line) =>
        changedLine(line, stored.get(line.id)),
      ),
    })),
  }
}

function changedLine(line: Line, before: Line | undefined): Line {
  const isSameText = before !== undefined && textOf(line) === textOf(before)
  if (isSameText && partsOf(line) === partsOf(before)) {
    return { ...line, spans: before.spans ?? null }
  }
  return isSameText || textOf(line) === ''
    ? { ...line, text: null, spans: null }
    : asTyped(line, before)
}

/** A changed text without the parts of the former one; an ingredient that was chosen with it stays. */
function asTyped(line: Line, before: Line | undefined): Line {
  const { id = null, link = null, text = null, ingredient = null } = line
  const isChosen = idOf(ingredient) !== idOf(before?.ingredient)
  return { id, link, text, ...(isChosen ? { ingredient } : {}) }
}

const textOf = ({ text }: Line): string => text ?? ''

const partsOf = (line: Line): string =>
  JSON.stringify([
    line.quantityMin ?? null,
    line.quantityMax ?? null,
    idOf(line.unit),
    idOf(line.ingredient),
    line.ingredientTitleOverride ?? '',
    line.preparation ?? null,
    line.note ?? '',
  ])
