'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { ChipLink } from '@/src/ui/chip'
import { Dialog } from '@/src/ui/windows/dialog'
import { Icon } from '@/src/ui/icons/icon'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { FilterDialog } from './filter-dialog'
import { timeLabel } from './pantry-filters'
import { FACETS, selectedCount, toggleIngredient, toggleTerm, withoutTerms } from './selection'
import type { Facet, Selection } from './selection'
import { suggestFilters } from '../search/suggestions'
import { linkTo } from '../selection-link'
import type { Browse } from '../use-browse'
import styles from './filter-bar.module.css'

/** The filter bar: selected filters, suggestions, and the button that opens all filters. */
export function FilterBar({ browse }: { browse: Browse }): ReactElement | null {
  const [isOpen, setOpen] = useState(false)
  const { selection, result, change } = browse
  const count = selectedCount(selection)
  const suggestions = suggestFilters(result.filters, selection)
  if (count === 0 && FACETS.every((facet) => result.filters[facet].length === 0)) return null
  return (
    <div className={styles.bar} role="group" aria-label="Filters">
      <span className={styles.all}>
        <Dialog
          title="Filters"
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button>
              <Icon name="filter" size={18} /> {count > 0 ? `Filters (${count})` : 'Filters'}
            </Button>
          }
        >
          <FilterDialog browse={browse} onDone={() => setOpen(false)} />
        </Dialog>
      </span>
      {selectedTerms(selection, browse).map(({ facet, slug, title }) => (
        <TermLink
          key={`${facet} ${slug}`}
          to={toggleTerm(selection, facet, slug)}
          change={change}
          isSelected
        >
          <VisuallyHidden>Remove filter</VisuallyHidden> {title} <Icon name="close" size={14} />
        </TermLink>
      ))}
      <PantryChips selection={selection} change={change} />
      {suggestions.map(({ facet, item }) => (
        <TermLink
          key={`${facet} ${item.slug}`}
          to={toggleTerm(selection, facet, item.slug)}
          change={change}
        >
          {item.title}
        </TermLink>
      ))}
      {count > 1 ? (
        <TermLink to={withoutTerms(selection)} change={change}>
          Clear all
        </TermLink>
      ) : null}
    </div>
  )
}

type PantryChipsProps = { selection: Selection; change: Browse['change'] }

/** Chips of the selected ingredients and time. */
function PantryChips({ selection, change }: PantryChipsProps): ReactElement {
  return (
    <>
      {selection.ingredients.map((name) => (
        <TermLink
          key={`with ${name}`}
          to={toggleIngredient(selection, name)}
          change={change}
          isSelected
        >
          <VisuallyHidden>Remove filter</VisuallyHidden> with {name} <Icon name="close" size={14} />
        </TermLink>
      ))}
      {selection.maxMinutes === null ? null : (
        <TermLink to={{ ...selection, maxMinutes: null }} change={change} isSelected>
          <VisuallyHidden>Remove filter</VisuallyHidden> {timeLabel(selection.maxMinutes)}{' '}
          <Icon name="close" size={14} />
        </TermLink>
      )}
    </>
  )
}

type Term = { facet: Facet; slug: string; title: string }

/** The selected terms by their titles; by their slugs where the site has no such term. */
function selectedTerms({ facets }: Selection, { result }: Browse): Term[] {
  return FACETS.flatMap((facet) =>
    facets[facet].map((slug) => {
      const known = result.filters[facet].find((item) => item.slug === slug)
      return { facet, slug, title: known?.title ?? slug.replaceAll('-', ' ') }
    }),
  )
}

type TermLinkProps = {
  to: Selection
  change: Browse['change']
  isSelected?: boolean
  children: ReactNode
}

/** A link to the list with or without a term; with script it changes the list in place. */
function TermLink({ to, change, isSelected = false, children }: TermLinkProps): ReactElement {
  return (
    <ChipLink isSelected={isSelected} {...linkTo(to, { change })}>
      {children}
    </ChipLink>
  )
}
