'use client'

import { useMemo, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { useNow } from '@/src/kitchen/parts/use-now'
import { removeFromBin } from '../bin/remove'
import { RemoveWindow } from '../bin/remove-window'
import { BulkBar } from '../bulk/bulk-bar'
import { useBulk } from '../bulk/use-bulk'
import { useSelection } from '../selection/use-selection'
import { searchBox } from '../toolbar/search-box'
import { usePublication } from '../use-publication'
import { viewFilter } from './list-view'
import type { ListView } from './list-view'
import { NoRecipes } from './no-recipes'
import { RecipeTable } from './recipe-table'
import type { RowCallbacks } from './recipe-row'
import { useRecipeKeys } from './use-recipe-keys'
import { useIdsBetween } from './use-recipe-rows'
import type { ChangeView } from './use-list-view'
import { useStable } from './use-stable'
import styles from './recipe-list.module.css'

type RecipeListProps = {
  site: ManagedSite
  view: ListView
  total: number
  /** Whether these are the previous rows, while the requested ones load. */
  isStale: boolean
  onChange: ChangeView
  onClear: () => void
}

/** The recipes with everything that can be done to them, by hand and by keyboard. */
export function RecipeList(props: RecipeListProps): ReactElement {
  const { site, view, total, isStale, onChange, onClear } = props
  const now = useNow()
  const list = useRef<HTMLTableSectionElement>(null)
  const filter = viewFilter(view)
  const selecting = useSelection(JSON.stringify(filter), useIdsBetween(site.slug, filter))
  const bulk = useBulk(site.slug, filter, selecting)
  const publication = usePublication(site.slug)
  const onPublication = useStable(publication.change)
  const onSelect = useStable(selecting.toggle)
  const [removing, setRemoving] = useState<ManagedRecipeRow | null>(null)
  const acts = useMemo<RowCallbacks>(
    () => ({ onPublication, onSelect, onRemove: setRemoving }),
    [onPublication, onSelect],
  )
  useRecipeKeys({ site, filter, list, search: searchBox, now, publication, selecting })
  return (
    <div className={styles.list} data-is-stale={isStale} aria-busy={isStale}>
      {total === 0 ? (
        <NoRecipes site={site.slug} view={view} onClear={onClear} />
      ) : (
        <RecipeTable
          {...{ site, view, total, now, selecting, acts }}
          bodyRef={list}
          onOrder={(orderBy) => onChange({ orderBy })}
        />
      )}
      <BulkBar site={site.slug} isBin={view.status === 'deleted'} {...{ total, selecting, bulk }} />
      {removing ? (
        <RemoveWindow
          subject={`“${removing.title}”`}
          remove={() => removeFromBin(site.slug, removing.id)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </div>
  )
}
