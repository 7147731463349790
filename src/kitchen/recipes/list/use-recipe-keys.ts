'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { rowUnderFocus } from '@/src/kitchen/parts/rows'
import { useListKeys } from '@/src/kitchen/parts/use-list-keys'
import type { ScreenAction } from '@/src/kitchen/shell/actions/actions'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { PAGE_SIZE, recipePage } from '@/src/kitchen/state/recipe-pages'
import { navigate } from '../../shell/navigation/navigate'
import { newRecipeAddress, publicAddress } from '../recipe-links'
import type { SelectionHandle } from '../selection/use-selection'
import { PUBLICATION_CHOICES, recipeStatus } from '../status'
import type { PublicationActions } from '../use-publication'
import type { RecipeFilter } from './list-view'

type RecipeKeys = {
  site: ManagedSite
  filter: RecipeFilter
  list: RefObject<HTMLElement | null>
  search: { readonly current: HTMLInputElement | null }
  now: Date
  publication: PublicationActions
  selecting: SelectionHandle
}

/**
 * The keys of the recipe list, and its actions in the palette.
 * @see docs/product/kitchen.md#keys
 */
export function useRecipeKeys(keys: RecipeKeys): void {
  const { site, list, search, publication, selecting } = keys
  const { pick, publish, view, edit } = useRowActs(keys)
  const create = (): void => navigate(newRecipeAddress(site.slug))
  const hasRow = useHasFocusIn(list)
  /** An action for the palette: on the row that has got the focus back; none where no row had it. */
  const onRow = (act: RowAct): Pick<ScreenAction, 'run'> =>
    hasRow ? { run: () => act(rowUnderFocus(list.current)) } : {}
  useListKeys({
    list,
    search,
    onExtend: (index) => pick(index, true),
    onAll: selecting.selectAll,
    onNone: selecting.clear,
    letters: { n: create, x: (index) => pick(index), p: publish, v: view },
  })
  useScreenActions([
    { label: 'New recipe', keys: ['N'], run: create },
    { label: 'Search recipes', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next recipe', keys: ['J', '↓'] },
    { label: 'Previous recipe', keys: ['K', '↑'] },
    { label: 'Edit it', keys: ['Enter'], ...onRow(edit) },
    { label: 'Publish or unpublish it', keys: ['P'], ...onRow(publish) },
    { label: 'View it on the site', keys: ['V'], ...onRow(view) },
    { label: 'Select or deselect it', keys: ['X'], ...onRow(pick) },
    { label: 'Select up to here', keys: ['Shift ↓', 'Shift ↑'] },
    { label: 'Select all recipes', keys: ['Ctrl A', '⌘ A'], run: selecting.selectAll },
    { label: 'Clear selection', keys: ['Esc'], run: selecting.clear },
    { label: 'Undo the last change', keys: ['Ctrl Z', '⌘ Z'], run: publication.takeBack },
  ])
}

/** Something that is done with the row at a place; null is no row. */
type RowAct = (index: number | null) => void

function useRowActs({ site, filter, list, now, publication, selecting }: RecipeKeys) {
  const client = useQueryClient()
  const rowAt = (index: number | null): ManagedRecipeRow | undefined => {
    if (index === null) return undefined
    const { queryKey } = recipePage(site.slug, filter, Math.floor(index / PAGE_SIZE))
    return client.getQueryData(queryKey)?.recipes[index % PAGE_SIZE]
  }
  return {
    pick: (index: number | null, isRange = false): void => {
      const recipe = rowAt(index)
      if (recipe && index !== null) selecting.toggle(index, recipe.id, isRange)
    },
    publish: (index: number | null): void => {
      const recipe = rowAt(index)
      if (!recipe || recipe.deletedAt !== null) return
      const [likeliest] = PUBLICATION_CHOICES[recipeStatus(recipe.publishedAt, now)]
      publication.change(recipe, likeliest)
    },
    view: (index: number | null): void => {
      const recipe = rowAt(index)
      if (
        !recipe ||
        recipe.deletedAt !== null ||
        recipeStatus(recipe.publishedAt, now) !== 'published'
      )
        return
      window.open(publicAddress(site.url, recipe.slug), '_blank', 'noopener')
    },
    edit: (index: number | null): void =>
      list.current?.querySelector<HTMLElement>(`[data-row-index="${index}"]`)?.click(),
  }
}

/** Whether the focus is in the list, or was there before it went to a window. */
function useHasFocusIn(list: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const place = target instanceof Element ? target : null
      // A window and its backdrop are rendered outside of the page.
      if (place?.closest('main, nav, header')) setFocus(list.current?.contains(place) === true)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [list])
  return hasFocus
}
