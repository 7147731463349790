'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { PageSteps } from '@/src/ui/page-steps'
import { Glyph } from '@/src/kitchen/parts/glyph'
import { KeysHelp } from '@/src/kitchen/parts/keys-help'
import { useListKeys } from '@/src/kitchen/parts/use-list-keys'
import { useNow } from '@/src/kitchen/parts/use-now'
import { KEYS } from '../keys'
import { PAGE_SIZE, changeListView, listViewSearch } from './list-view'
import type { ListView } from './list-view'
import { NoRecipes } from './no-recipes'
import { NEW_RECIPE, publicAddress } from '../recipe-links'
import { RecipeTable } from './recipe-table'
import { searchBox } from './search-box'
import { PUBLICATION_CHOICES, recipeStatus } from '../status'
import type { ChangeView } from './use-list-view'
import { usePublication } from '../use-publication'
import styles from './recipe-list.module.css'

type RecipeListProps = {
  site: ManagedSite
  page: { recipes: readonly ManagedRecipeRow[]; total: number }
  view: ListView
  /** These are the rows of before; the asked ones are on their way. */
  isStale: boolean
  onChange: ChangeView
  onClear: () => void
}

/** A page of recipes with everything that can be done to them, by hand and by keyboard. */
export function RecipeList(props: RecipeListProps): ReactElement {
  const { site, page, view, isStale, onChange, onClear } = props
  const now = useNow()
  const list = useRef<HTMLTableSectionElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const changePublication = usePublication(site.slug)
  const find = (id: string | null) => page.recipes.find((recipe) => recipe.id === id)
  useListKeys({
    list,
    search: searchBox,
    letters: {
      n: () => window.location.assign(NEW_RECIPE),
      '?': () => setHelpOpen(true),
      p: (id) => {
        const recipe = find(id)
        if (!recipe) return
        changePublication(recipe, PUBLICATION_CHOICES[recipeStatus(recipe.publishedAt, now)][0])
      },
      v: (id) => {
        const recipe = find(id)
        if (!recipe || recipeStatus(recipe.publishedAt, now) !== 'published') return
        window.open(publicAddress(site.url, recipe.slug), '_blank', 'noopener')
      },
    },
  })
  return (
    <div className={styles.list} data-is-stale={isStale} aria-busy={isStale}>
      {page.recipes.length === 0 ? (
        <NoRecipes view={view} total={page.total} onClear={onClear} />
      ) : (
        <RecipeTable
          recipes={page.recipes}
          site={site}
          now={now}
          bodyRef={list}
          orderBy={view.orderBy}
          onOrder={(orderBy) => onChange({ orderBy })}
          onPublication={changePublication}
        />
      )}
      <div className={styles.foot}>
        <Button kind="quiet" className={styles.help} onClick={() => setHelpOpen(true)}>
          <Glyph name="keyboard" size={18} />
          Keyboard
        </Button>
        <PageSteps
          page={view.page}
          pageSize={PAGE_SIZE}
          total={page.total}
          hrefOf={(target) => listViewSearch(changeListView(view, { page: target })) || '?'}
          onChange={(target) => {
            onChange({ page: target })
            window.scrollTo({ top: 0 })
          }}
        />
      </div>
      <KeysHelp lines={KEYS} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}
