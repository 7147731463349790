'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { useRested } from '../../parts/use-rested'

/** Recipes in the palette at most. */
const SHOWN = 7

const NONE: readonly ManagedRecipeRow[] = []

/** The recipes of a site that a text finds; the last changed ones for none. */
export function useFoundRecipes(
  site: string | null,
  text: string,
): { recipes: readonly ManagedRecipeRow[]; isAsking: boolean } {
  const query = useRested(text.trim())
  const { data, isFetching } = useCall(
    'listManagedRecipes',
    {
      params: { site: site ?? '' },
      query: { limit: SHOWN, ...(query === '' ? {} : { query, orderBy: 'relevance' as const }) },
    },
    { enabled: site !== null, placeholderData: keepPreviousData },
  )
  return { recipes: data?.recipes ?? NONE, isAsking: isFetching || query !== text.trim() }
}
