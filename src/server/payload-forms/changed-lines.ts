import type { Recipe } from '@/payload-types'
import { idOf } from '../stored-values'

type Group = NonNullable<Recipe['ingredientUsageGroups']>[number]
type Line = NonNullable<Group['ingredientUsages']>[number]

/**
 * A recipe from the admin's form, whose ingredient lines say what was changed in them: the form sends
 * text, parts and spans together, whichever of them its user has touched. A changed text is read
 * again; changed parts make a new text.
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
  const text = line.text ?? ''
  if (before && text === (before.text ?? '')) {
    return partsOf(line) === partsOf(before)
      ? { ...line, spans: before.spans ?? null }
      : { ...line, text: null, spans: null }
  }
  if (text === '') return { ...line, spans: null }
  const { id = null, link = null, ingredient = null } = line
  const hasNewIngredient = idOf(ingredient) !== idOf(before?.ingredient)
  return { id, link, text, ...(hasNewIngredient ? { ingredient } : {}) }
}

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
