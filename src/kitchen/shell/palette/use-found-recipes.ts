'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { useRested } from '../../parts/use-rested'
import { queryKeys } from '../../state/keys'

/** Recipes in the palette at most. */
const SHOWN = 7

const NONE: readonly ManagedRecipeRow[] = []

/** The recipes of a site that a text finds; the last changed ones for none. */
export function useFoundRecipes(
  site: string | null,
  text: string,
): { recipes: readonly ManagedRecipeRow[]; isAsking: boolean } {
  const query = useRested(text.trim())
  const { data = NONE, isFetching } = useQuery({
    queryKey: queryKeys.recipeSearch(site ?? '', query),
    queryFn: async ({ signal }) => {
      const asked = {
        limit: SHOWN,
        ...(query === '' ? {} : { query, orderBy: 'relevance' as const }),
      }
      const params = { site: site ?? '' }
      return (await call('listManagedRecipes', { params, query: asked, signal })).recipes
    },
    enabled: site !== null,
    placeholderData: keepPreviousData,
  })
  return { recipes: data, isAsking: isFetching || query !== text.trim() }
}
