'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { ChipButton } from '@/src/ui/chip'
import { SearchField } from '@/src/ui/form/search-field'
import { offeredTerms } from './offered-terms'
import { FACET_LABELS, isSelected, TERMS_OFFERED, toggleTerm } from './selection'
import type { Facet } from './selection'
import type { Browse } from '../use-browse'
import styles from './filter-dialog.module.css'

/** Number of further terms shown at a time: a site may have thousands of tags. */
const MORE = 100

type FacetTermsProps = { facet: Facet; browse: Browse }

/** The selectable terms of a facet: the most frequent ones, and a search box for the others. */
export function FacetTerms({ facet, browse }: FacetTermsProps): ReactElement | null {
  const { selection, result, change, loadAllTerms } = browse
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState<number>(TERMS_OFFERED)
  const items = result.filters[facet]
  if (items.length === 0) return null
  const label = FACET_LABELS[facet]
  const isChosen = (slug: string) => isSelected(selection, facet, slug)
  const { offered, hasMore } = offeredTerms(items, { words, limit, isChosen })
  return (
    <div className={styles.facet} role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {items.length > TERMS_OFFERED ? (
        <div className={styles.find}>
          <SearchField
            label={`Find in ${label.toLowerCase()}`}
            placeholder={`Find in ${label.toLowerCase()}`}
            autoComplete="off"
            maxLength={100}
            value={words}
            onFocus={() => void loadAllTerms()}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      ) : null}
      <div className={styles.terms}>
        {offered.map(({ id, slug, title, recipeCount }) => (
          <ChipButton
            key={id}
            isSelected={isChosen(slug)}
            onClick={() => change(toggleTerm(selection, facet, slug))}
          >
            {title} <span className={styles.count}>{recipeCount}</span>
          </ChipButton>
        ))}
        {offered.length === 0 ? <p>No matches.</p> : null}
        {hasMore ? (
          <Button
            kind="quiet"
            onClick={() => void loadAllTerms().then(() => setLimit((before) => before + MORE))}
          >
            Show more
          </Button>
        ) : null}
      </div>
    </div>
  )
}
