'use client'

import { useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { useListKeys } from '../parts/use-list-keys'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import type { ScreenProps } from '../shell/screen-props'
import { filterTerms } from './filter-terms'
import type { TermFilter } from './filter-terms'
import { MergeWindow } from './merge-window'
import { TermRow } from './term-row'
import { TERM_SECTIONS } from './term-sections'
import type { TermSection } from './term-sections'
import styles from './terms.module.css'

/**
 * The terms that recipes of a site are filed under and their equipment: renamed, merged and deleted here.
 * @see docs/product/kitchen.md#categories-and-tags
 */
export default function TermsScreen({ site: slug }: ScreenProps): ReactElement {
  return (
    <RecordListScreen slug={slug} title="Categories and tags" intro={LEAD}>
      {() => <Terms site={slug} />}
    </RecordListScreen>
  )
}

const LEAD = (
  <p className={styles.lead}>
    The terms that recipes of this site are filed under, and the equipment they need. Renaming a
    term updates all its recipes. Names that all sites share cannot be changed.
  </p>
)

const KINDS = [
  { value: 'all', label: 'All kinds' },
  ...TERM_SECTIONS.map(({ name, label }) => ({ value: name, label })),
] as const

const OWNERS = [
  { value: 'all', label: 'Own and shared' },
  { value: 'own', label: 'Own' },
  { value: 'shared', label: 'Shared' },
] as const

const EVERYTHING: TermFilter = { text: '', section: 'all', owner: 'all' }

function Terms({ site }: { site: string }): ReactElement {
  const [filter, setFilter] = useState(EVERYTHING)
  const search = useRef<HTMLInputElement>(null)
  useScreenActions([
    { label: 'Search categories and tags', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next term', keys: ['J', '↓'] },
    { label: 'Previous term', keys: ['K', '↑'] },
  ])
  return (
    <>
      <div className={lists.toolbar}>
        <SearchField
          inputRef={search}
          label="Search categories and tags"
          placeholder="Search names"
          shortcut="/"
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <span className={styles.filters}>
          <SelectField
            label="Kind"
            value={filter.section}
            options={KINDS}
            onChange={(section) => setFilter({ ...filter, section })}
          />
          <SelectField
            label="Own or shared"
            value={filter.owner}
            options={OWNERS}
            onChange={(owner) => setFilter({ ...filter, owner })}
          />
        </span>
      </div>
      <Found {...{ site, filter, search }} onClear={() => setFilter(EVERYTHING)} />
    </>
  )
}

type FoundProps = {
  site: string
  filter: TermFilter
  search: RefObject<HTMLInputElement | null>
  onClear: () => void
}

function Found({ site, filter, search, onClear }: FoundProps): ReactElement {
  const terms = useCall('listTerms', { params: { site } }, { select: ({ terms }) => terms })
  const list = useRef<HTMLDivElement>(null)
  useListKeys({ list, search })
  return (
    <Records site={site} found={terms} failed="The terms could not be loaded">
      {(data) => (
        <div ref={list}>
          <Sections site={site} terms={data} found={filterTerms(data, filter)} onClear={onClear} />
        </div>
      )}
    </Records>
  )
}

type SectionsProps = {
  site: string
  terms: readonly SiteTerm[]
  found: readonly SiteTerm[]
  onClear: () => void
}

function Sections({ site, terms, found, onClear }: SectionsProps): ReactElement {
  const [merged, setMerged] = useState<{ term: SiteTerm; intoId: string | null } | null>(null)
  return (
    <>
      {found.length === 0 ? (
        <Message
          title="No categories or tags match these filters"
          actions={<Button onClick={onClear}>Show all</Button>}
        />
      ) : (
        TERM_SECTIONS.map(({ name, kind, label }) => (
          <Kind
            key={name}
            {...{ site, name, label }}
            terms={found.filter((term) => term.kind === kind)}
            onMerge={(term, intoId) => setMerged({ term, intoId })}
          />
        ))
      )}
      {merged ? (
        <MergeWindow {...merged} site={site} terms={terms} onClose={() => setMerged(null)} />
      ) : null}
    </>
  )
}

/** Terms of a kind that are shown at once; more are shown on request. */
const PAGE = 100

type KindProps = {
  site: string
  name: TermSection
  label: string
  terms: readonly SiteTerm[]
  onMerge: (term: SiteTerm, intoId: string | null) => void
}

function Kind({ site, name, label, terms, onMerge }: KindProps): ReactElement | null {
  const [shown, setShown] = useState(PAGE)
  const left = terms.length - shown
  if (terms.length === 0) return null
  return (
    <section aria-labelledby={`terms-${name}`}>
      <h2 id={`terms-${name}`} className={styles.kind}>
        {label} <span className={lists.total}>{terms.length.toLocaleString('en')}</span>
      </h2>
      <ul className={lists.list} aria-label={label}>
        {terms.slice(0, shown).map((term) => (
          <TermRow key={term.id} {...{ site, term, onMerge }} />
        ))}
      </ul>
      {left > 0 ? (
        <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
          {`Show more: ${left.toLocaleString('en')} are not shown`}
        </Button>
      ) : null}
    </section>
  )
}
