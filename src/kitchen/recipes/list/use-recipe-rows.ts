'use client'

import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { useTop } from '@/src/kitchen/parts/use-top'
import { PAGE_SIZE, recipePage } from '@/src/kitchen/state/recipe-pages'
import type { RecipeFilter } from './list-view'

/** Heights of a row in pixels, before it is measured. */
const HEIGHT = { wide: 60, phone: 108 }
/** Rows rendered beyond both ends of the window. */
const OVERSCAN = 2

/** The rows of a list in view, with those around. */
export type RecipeRows = {
  items: readonly VirtualItem[]
  rowAt: (index: number) => ManagedRecipeRow | undefined
  measure: Virtualizer<Window, Element>['measureElement']
  /** Heights of the rows above and below the rendered ones, in pixels. */
  above: number
  below: number
}

/**
 * Virtualizes the list: renders only the rows in view, and loads their pages ahead of scrolling.
 * @see docs/product/kitchen.md#recipe-list
 */
export function useRecipeRows(
  site: string,
  filter: RecipeFilter,
  total: number,
  list: RefObject<HTMLElement | null>,
): RecipeRows {
  const scrollMargin = useTop(list)
  // Queried once: thousands of rows are estimated at a time.
  const height = isWide() ? HEIGHT.wide : HEIGHT.phone
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin,
  })
  const items = virtualizer.getVirtualItems()
  const wanted = new Set(items.map(({ index }) => Math.floor(index / PAGE_SIZE)))
  const pages = useQueries({
    queries: [...wanted].map((page) => ({ ...recipePage(site, filter, page), staleTime: 5000 })),
  })
  const byPage = new Map([...wanted].map((page, at) => [page, pages[at]?.data?.recipes]))
  const first = items[0]
  const last = items.at(-1)
  return {
    items,
    rowAt: (index) => byPage.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE],
    measure: virtualizer.measureElement,
    above: first ? first.start - scrollMargin : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
  }
}

/** The number of recipes of a filter, from its first page. */
export function useFirstPage(site: string, filter: RecipeFilter, mayAsk: boolean) {
  return useQuery({ ...recipePage(site, filter, 0), enabled: mayAsk })
}

/** Collects the ids of a range of rows, fetching the pages that are not loaded. */
export function useIdsBetween(site: string, filter: RecipeFilter) {
  const client = useQueryClient()
  return async (first: number, last: number): Promise<readonly string[]> => {
    const [from, to] = [Math.floor(first / PAGE_SIZE), Math.floor(last / PAGE_SIZE)]
    const pages = await Promise.all(
      Array.from({ length: to - from + 1 }, (_, at) =>
        client.query({ ...recipePage(site, filter, from + at), staleTime: 'static' }),
      ),
    )
    return pages
      .flatMap(({ recipes }) => recipes)
      .slice(first - from * PAGE_SIZE, last - from * PAGE_SIZE + 1)
      .map(({ id }) => id)
  }
}

const isWide = (): boolean => window.matchMedia('(min-width: 1024px)').matches
