'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import { SearchField } from '@/src/ui/form/search-field'
import { Segments } from '@/src/ui/form/segments'
import { SelectField } from '@/src/ui/form/select-field'
import { useRested } from '../../parts/use-rested'
import { navigate } from '../../shell/navigation/navigate'
import { outcomeLabel } from '../import-words'
import { KINDS, OUTCOMES, outcomeCount, readRowView, rowViewSearch } from './row-view'
import type { KindFilter, OutcomeFilter, RowView } from './row-view'
import { RowList } from './row-list'
import styles from './rows.module.css'

const KIND_LABELS: Readonly<Record<KindFilter, string>> = {
  all: 'All kinds',
  recipe: 'Recipes',
  post: 'Posts',
  letter: 'Letters',
  subscriber: 'Subscribers',
  optOut: 'Opted out',
  part: 'Parts of a site',
}

/**
 * The rows of an import with their results; filters and search are in the URL.
 * @see docs/product/kitchen.md#import
 */
export function ImportRows({ site, shown }: { site: string; shown: Import }): ReactElement {
  const view = readRowView(useSearchParams().toString())
  const change = (wish: Partial<RowView>, isReplacing = false): void => {
    const next = { ...readRowView(window.location.search), ...wish }
    navigate(`${window.location.pathname}${rowViewSearch(next)}`, { isReplacing })
  }
  const outcomes = OUTCOMES.filter(
    (each) => each === 'all' || each === view.outcome || outcomeCount(shown, each) > 0,
  )
  return (
    <section aria-label="Rows">
      <div className={styles.toolbar}>
        <div className={styles.outcomes}>
          <Segments
            label="Rows to show"
            value={view.outcome}
            options={outcomes.map((value) => ({
              value,
              label: labelOf(shown, value),
              href: rowViewSearch({ ...view, outcome: value }) || '?',
            }))}
            onChange={(outcome) => change({ outcome })}
          />
        </div>
        <div className={styles.narrowing}>
          <RowSearch query={view.query} onQuery={(query) => change({ query }, true)} />
          <SelectField
            label="Kind of rows"
            value={view.kind}
            options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
            onChange={(kind) => change({ kind })}
          />
        </div>
      </div>
      <RowList {...{ site, shown, view }} />
    </section>
  )
}

const labelOf = (shown: Import, outcome: OutcomeFilter): string => {
  const words = outcome === 'all' ? 'All' : outcomeLabel(outcome, shown.dryRun)
  return `${words} ${outcomeCount(shown, outcome).toLocaleString('en')}`
}

type SearchProps = { query: string; onQuery: (query: string) => void }

/** The search box, a little ahead of the address. */
function RowSearch({ query, onQuery }: SearchProps): ReactElement {
  const [text, setText] = useState(query)
  const rested = useRested(text).trim()
  useEffect(() => {
    if (rested !== readRowView(window.location.search).query) onQuery(rested)
    // Only typing changes the address: `onQuery` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rested])
  return (
    <SearchField
      label="Search rows"
      placeholder="Search titles and messages"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
