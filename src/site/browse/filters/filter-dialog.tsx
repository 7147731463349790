'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { FacetTerms } from './facet-terms'
import { IngredientFilter, TimeFilter } from './pantry-filters'
import { FACETS, withoutTerms } from './selection'
import type { Browse } from '../use-browse'
import styles from './filter-dialog.module.css'

/** The terms of the site's recipes, by facet; the list behind it follows at once. */
export function FilterDialog({
  browse,
  onDone,
}: {
  browse: Browse
  onDone: () => void
}): ReactElement {
  const { selection, result, status, change } = browse
  const words = `Show ${result.total.toLocaleString('en')} ${result.total === 1 ? 'recipe' : 'recipes'}`
  return (
    <>
      {FACETS.map((facet) => (
        <FacetTerms key={facet} facet={facet} browse={browse} />
      ))}
      <TimeFilter browse={browse} />
      <IngredientFilter browse={browse} />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => change(withoutTerms(selection))}>
          Clear all
        </Button>
        <Button kind="primary" isLarge onClick={onDone}>
          {status === 'pending' ? 'Show recipes' : words}
        </Button>
      </div>
    </>
  )
}
