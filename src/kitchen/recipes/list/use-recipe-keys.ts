'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { useListKeys } from '@/src/kitchen/parts/use-list-keys'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { PAGE_SIZE, recipePage } from '@/src/kitchen/state/recipe-pages'
import { navigate } from '../../shell/navigation/navigate'
import { newRecipeAddress, publicAddress } from '../recipe-links'
import type { SelectionHandle } from '../selection/use-selection'
import { PUBLICATION_CHOICES, recipeStatus } from '../status'
import type { PublicationChoice } from '../status'
import type { RecipeFilter } from './list-view'

type RecipeKeys = {
  site: ManagedSite
  filter: RecipeFilter
  list: RefObject<HTMLElement | null>
  search: { readonly current: HTMLInputElement | null }
  now: Date
  onPublication: (recipe: ManagedRecipeRow, choice: PublicationChoice) => void
  selecting: SelectionHandle
}

/**
 * The keys of the recipe list, and what the palette can do on it.
 * @see docs/product/kitchen.md#keys
 */
export function useRecipeKeys(keys: RecipeKeys): void {
  const { site, filter, list, search, now, onPublication, selecting } = keys
  const client = useQueryClient()
  const rowAt = (index: number | null): ManagedRecipeRow | undefined => {
    if (index === null) return undefined
    const { queryKey } = recipePage(site.slug, filter, Math.floor(index / PAGE_SIZE))
    return client.getQueryData(queryKey)?.recipes[index % PAGE_SIZE]
  }
  const create = (): void => navigate(newRecipeAddress(site.slug))
  const pick = (index: number | null, isRange = false): void => {
    const recipe = rowAt(index)
    if (recipe && index !== null) selecting.toggle(index, recipe.id, isRange)
  }
  useListKeys({
    list,
    search,
    onExtend: (index) => pick(index, true),
    onAll: selecting.selectAll,
    onNone: selecting.clear,
    letters: {
      n: create,
      x: (index) => pick(index),
      p: (index) => {
        const recipe = rowAt(index)
        if (!recipe) return
        onPublication(recipe, PUBLICATION_CHOICES[recipeStatus(recipe.publishedAt, now)][0])
      },
      v: (index) => {
        const recipe = rowAt(index)
        if (!recipe || recipeStatus(recipe.publishedAt, now) !== 'published') return
        window.open(publicAddress(site.url, recipe.slug), '_blank', 'noopener')
      },
    },
  })
  useScreenActions([
    { label: 'New recipe', keys: ['N'], run: create },
    { label: 'Search recipes', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next recipe', keys: ['J', '↓'] },
    { label: 'Recipe before', keys: ['K', '↑'] },
    { label: 'Edit it', keys: ['Enter'] },
    { label: 'Publish it, or take it back', keys: ['P'] },
    { label: 'View it on the site', keys: ['V'] },
    { label: 'Select it, or let go of it', keys: ['X'] },
    { label: 'Select up to here', keys: ['Shift ↓', 'Shift ↑'] },
    { label: 'Select all recipes', keys: ['Ctrl A', '⌘ A'], run: selecting.selectAll },
    { label: 'Select nothing', keys: ['Esc'], run: selecting.clear },
    { label: 'Take back the last change', keys: ['Ctrl Z', '⌘ Z'] },
  ])
}
