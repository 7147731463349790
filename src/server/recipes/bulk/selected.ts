import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import type { RecipeSelection } from '@/src/contract/recipe/bulk'
import { firstRow } from '@/src/server/database/statements'
import { MATCHES_FILTER, filterValues, nearFilterValues } from '../managed-filter'

/** The condition on recipes `r` of a selection; its values are `$1` to `$12`. */
export const SELECTED = `${MATCHES_FILTER}
  and ($11::uuid[] is null or r.id = any($11)) and not r.id = any($12::uuid[])`

const COUNT = {
  name: 'recipes_selected',
  text: `select count(*)::int as total from recipes r where ${SELECTED}`,
}

/**
 * Builds the values of `SELECTED`; unknown words are replaced by similar ones, as in the list.
 * @throws Failure `validation_failed` without a selection
 */
export async function selectionValues(
  payload: Payload,
  siteId: string,
  { recipeIds, filter, exceptIds = [] }: RecipeSelection,
): Promise<unknown[]> {
  if (recipeIds === undefined && filter === undefined) throw invalidField('recipeIds', REQUIRED)
  const rest = [recipeIds ?? null, exceptIds]
  const asTyped = [...filterValues(siteId, filter ?? {}), ...rest]
  if (!filter?.query) return asTyped
  const near = (await isNothing(payload, asTyped))
    ? await nearFilterValues(payload, siteId, filter)
    : null
  return near === null ? asTyped : [...near, ...rest]
}

/** Whether nothing fits what was typed. */
const isNothing = async (payload: Payload, values: readonly unknown[]): Promise<boolean> =>
  (await firstRow<{ total: number }>(payload, COUNT, values))?.total === 0
