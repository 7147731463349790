'use client'

import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { toast } from 'sonner'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button, ButtonLink } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Skeleton } from '@/src/ui/skeleton'
import { errorMessage } from '../parts/error-message'
import { Glyph } from '../parts/glyph'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { canCall } from '../state/session/may-call'
import { saveSubscribers, useSubscriberCounts } from '../state/subscribers'
import { AddWindow } from './add-window'
import { ImportWindow } from './import-window'
import styles from './subscribers.module.css'
import { RevenueFigures } from './revenue-figures'
import { SubscriberList } from './subscriber-list'
import { FILTERS, withCounts } from './subscriber-filters'
import { subscriberFilter, readSubscriberView, subscriberSearch } from './subscriber-view'
import type { SubscriberView } from './subscriber-view'

/**
 * The subscribers of a site, for its members.
 * @see docs/product/kitchen.md#subscribers
 */
export default function SubscribersScreen({ site: slug }: ScreenProps): ReactElement {
  const { data: sites } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Subscribers', site?.title)
  if (sites && !site) return <NoSuchSite slug={slug} />
  return site ? <Subscribers site={site} /> : <Skeleton width="100%" height="24rem" />
}

type Open = 'add' | 'bring-in' | null

function Subscribers({ site }: { site: ManagedSite }): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const [total, setTotal] = useState<number | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const view = readSubscriberView(useSearchParams().toString())
  const mayAdd = canCall(site, 'createSubscriber')
  const save = (): void => {
    saveSubscribers(site.slug, subscriberFilter(view)).catch((error: unknown) => {
      toast.error(errorMessage(error))
    })
  }
  useScreenActions([
    { label: 'Search subscribers', keys: ['/'], run: () => search.current?.select() },
    { label: 'Export this list as CSV', keys: [], run: save },
    ...(mayAdd
      ? [
          { label: 'Add a subscriber', keys: ['N'], run: () => setOpen('add') },
          { label: 'Import subscribers', keys: [], run: () => setOpen('bring-in') },
        ]
      : []),
  ])
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          Subscribers{' '}
          {total === null ? null : (
            <span className={styles.total}>{total.toLocaleString('en')}</span>
          )}
        </h1>
        <ButtonLink kind="quiet" href={kitchenAddress(site.slug, 'segments')}>
          Segments
        </ButtonLink>
        <Button onClick={save}>Export as CSV</Button>
        {mayAdd ? (
          <>
            <Button onClick={() => setOpen('bring-in')}>Import a list</Button>
            <Button kind="primary" onClick={() => setOpen('add')}>
              <Glyph name="plus" size={18} />
              Add a subscriber
            </Button>
          </>
        ) : null}
      </div>
      {canCall(site, 'getRevenue') ? <RevenueFigures site={site.slug} /> : null}
      <Toolbar site={site.slug} view={view} search={search} />
      <SubscriberList
        key={subscriberSearch(view)}
        {...{ site, view, search }}
        onTotal={setTotal}
        onAdd={mayAdd ? () => setOpen('add') : null}
      />
      {open === 'add' ? <AddWindow site={site} onClose={() => setOpen(null)} /> : null}
      {open === 'bring-in' ? <ImportWindow site={site} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

/** Time without typing before the address follows, in milliseconds. */
const TYPING_PAUSE = 180

const goTo = (wish: Partial<SubscriberView>, isReplacing = false): void => {
  const before = readSubscriberView(window.location.search)
  const address = `${window.location.pathname}${subscriberSearch({ ...before, ...wish })}`
  navigate(address, { isReplacing })
}

type ToolbarProps = {
  site: string
  view: SubscriberView
  search: RefObject<HTMLInputElement | null>
}

function Toolbar({ site, view, search }: ToolbarProps): ReactElement {
  const { data: counts } = useSubscriberCounts(site, subscriberFilter(view))
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const type = (text: string): void => {
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      goTo({ query: text.trim() }, true)
      setTyped(null)
    }, TYPING_PAUSE)
  }
  return (
    <div className={styles.toolbar}>
      <SearchField
        inputRef={search}
        label="Search subscribers"
        placeholder="Address or name"
        shortcut="/"
        value={typed ?? view.query}
        onChange={(event) => type(event.target.value)}
      />
      <div className={styles.filters}>
        <SelectField
          label="Plan"
          value={view.plan}
          options={withCounts(FILTERS.plan, counts?.plan)}
          onChange={(plan) => goTo({ plan })}
        />
        <SelectField
          label="State"
          value={view.state}
          options={withCounts(FILTERS.state, counts?.state)}
          onChange={(state) => goTo({ state })}
        />
        <SelectField
          label="How they joined"
          value={view.source}
          options={FILTERS.source}
          onChange={(source) => goTo({ source })}
        />
        <SelectField
          label="Order"
          value={view.order}
          options={FILTERS.order}
          onChange={(order) => goTo({ order })}
        />
      </div>
    </div>
  )
}
