import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { listViewQuery } from '../recipes/list/list-view'
import type { ListView } from '../recipes/list/list-view'
import { Resource } from './resource'

/** The sites that the signed-in user manages. */
export const managedSites = new Resource(async () => {
  const { sites } = await call('listManagedSites', {})
  return sites
})

/** A page of a site's recipes. */
export const managedRecipes = new Resource(({ site, view }: { site: string; view: ListView }) =>
  call('listManagedRecipes', { params: { site }, query: listViewQuery(view) }),
)

/** Puts a recipe's newer row into every list that shows it. */
export function updateRow(row: ManagedRecipeRow): void {
  managedRecipes.update((page) => ({
    ...page,
    recipes: page.recipes.map((known) => (known.id === row.id ? row : known)),
  }))
}
