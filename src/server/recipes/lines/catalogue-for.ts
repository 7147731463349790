import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { firstRow } from '@/src/server/database/statements'
import { sharedCatalogues } from '@/src/server/parsing/catalogues'
import type { LineCatalogue } from './line-catalogue'

const FIND = {
  name: 'new_catalogue_entries',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'title', title,
        'pluralTitle', plural_title, 'abbreviation', abbreviation))
      from units where id = any($1::uuid[])), '[]') as units,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title))
      from ingredients where id = any($2::uuid[])), '[]') as ingredients`,
}
type Found = { units: Unit[]; ingredients: { id: string; title: string }[] }

/**
 * Returns the catalogue with everything that a recipe refers to, including entries newer than the cache.
 */
export async function loadCatalogueFor(
  payload: Payload,
  { ingredientUsageGroups = [] }: Pick<RecipeDraftDocument, 'ingredientUsageGroups'>,
): Promise<LineCatalogue> {
  const { index } = await sharedCatalogues(payload)
  const lines = ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  const unitIds = lines.flatMap(({ unitId }) => unitId ?? []).filter((id) => !index.unitById(id))
  const ingredientIds = lines
    .flatMap(({ ingredientId }) => ingredientId ?? [])
    .filter((id) => !index.ingredientById(id))
  if (unitIds.length + ingredientIds.length === 0) return index
  const found = await firstRow<Found>(payload, FIND, [unitIds, ingredientIds])
  const units = new Map(found?.units.map((unit) => [unit.id, unit]))
  const ingredients = new Map(found?.ingredients.map((each) => [each.id, each]))
  return {
    ...index,
    unitById: (id) => index.unitById(id) ?? units.get(id),
    ingredientById: (id) => index.ingredientById(id) ?? ingredients.get(id),
  }
}
