'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { ChipButton } from '@/src/ui/chip'
import { IngredientFilter, TimeFilter } from './pantry-filters'
import { FACET_LABELS, FACETS, isSelected, toggleTerm, withoutTerms } from './selection'
import type { Facet } from './selection'
import type { Browse } from './use-browse'
import styles from './filter-dialog.module.css'

/** Every term of the site's recipes, by facet; the list behind it follows at once. */
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

function FacetTerms({ facet, browse }: { facet: Facet; browse: Browse }): ReactElement | null {
  const { selection, result, change } = browse
  const items = result.filters[facet]
  if (items.length === 0) return null
  return (
    <div className={styles.facet} role="group" aria-label={FACET_LABELS[facet]}>
      <p className={styles.label} aria-hidden="true">
        {FACET_LABELS[facet]}
      </p>
      <div className={styles.terms}>
        {items.map(({ id, slug, title, recipeCount }) => (
          <ChipButton
            key={id}
            isSelected={isSelected(selection, facet, slug)}
            onClick={() => change(toggleTerm(selection, facet, slug))}
          >
            {title} <span className={styles.count}>{recipeCount}</span>
          </ChipButton>
        ))}
      </div>
    </div>
  )
}
