'use client'

import { useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { Redirect } from '@/src/contract/site/redirect'
import type { ManagedSite } from '@/src/contract/site/site'
import { REDIRECT_ORIGINS } from '@/src/domain/addresses/redirect-origin'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import { Glyph } from '../parts/glyph'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { useListKeys } from '../parts/use-list-keys'
import { useRested } from '../parts/use-rested'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import type { ScreenProps } from '../shell/screen-props'
import { useRedirects } from '../state/redirects'
import type { RedirectFilter } from '../state/redirects'
import { ManyWindow } from './many-window'
import { RedirectRows } from './redirect-rows'
import { RedirectWindow } from './redirect-window'
import { originLabel } from './redirect-words'
import styles from './redirects.module.css'
import { TryAddress } from './try-address'

/** The window above the list. */
type Open = { kind: 'one'; redirect: Redirect | null } | { kind: 'many' } | null

/**
 * Old addresses of a site and their targets.
 * @see docs/product/kitchen.md#redirects
 */
export default function RedirectsScreen({ site: slug }: ScreenProps): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <RecordListScreen
        slug={slug}
        title="Redirects"
        actions={() => <Actions onOpen={setOpen} />}
        intro={<Intro site={slug} />}
      >
        {(site) => <Listed site={site} onOpen={setOpen} />}
      </RecordListScreen>
      {open?.kind === 'one' ? (
        <RedirectWindow site={slug} redirect={open.redirect} onClose={close} />
      ) : null}
      {open?.kind === 'many' ? <ManyWindow site={slug} onClose={close} /> : null}
    </>
  )
}

const Actions = ({ onOpen }: Pick<ListedProps, 'onOpen'>): ReactElement => (
  <>
    <Button onClick={() => onOpen({ kind: 'many' })}>Add many</Button>
    <Button kind="primary" onClick={() => onOpen({ kind: 'one', redirect: null })}>
      <Glyph name="plus" size={18} />
      New redirect
    </Button>
  </>
)

const Intro = ({ site }: { site: string }): ReactElement => (
  <>
    <p className={styles.lead}>
      Old addresses of this site and where they redirect to. Renamed pages and imports add theirs
      automatically.
    </p>
    <TryAddress site={site} />
  </>
)

const ORIGINS = [
  { value: 'any', label: 'All reasons' },
  ...REDIRECT_ORIGINS.map((value) => ({ value, label: originLabel(value) })),
] as const

type ListedProps = { site: ManagedSite; onOpen: (open: Open) => void }

function Listed({ site, onOpen }: ListedProps): ReactElement {
  const [text, setText] = useState('')
  const [origin, setOrigin] = useState<RedirectFilter['origin']>(null)
  const search = useRef<HTMLInputElement>(null)
  const query = useRested(text.trim())
  const create = (): void => onOpen({ kind: 'one', redirect: null })
  const clear = (): void => {
    setText('')
    setOrigin(null)
  }
  useScreenActions([
    { label: 'New redirect', keys: ['N'], run: create },
    { label: 'Add many redirects', keys: [], run: () => onOpen({ kind: 'many' }) },
    { label: 'Search redirects', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next redirect', keys: ['J', '↓'] },
    { label: 'Previous redirect', keys: ['K', '↑'] },
  ])
  return (
    <>
      <div className={lists.toolbar}>
        <SearchField
          inputRef={search}
          label="Search redirects"
          placeholder="Search addresses"
          shortcut="/"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Reason"
          value={origin ?? 'any'}
          options={ORIGINS}
          onChange={(value) => setOrigin(value === 'any' ? null : value)}
        />
      </div>
      <Found filter={{ query, origin }} {...{ site, search, create, clear, onOpen }} />
    </>
  )
}

type FoundProps = ListedProps & {
  filter: RedirectFilter
  search: RefObject<HTMLInputElement | null>
  create: () => void
  clear: () => void
}

function Found({ site, filter, search, create, clear, onOpen }: FoundProps): ReactElement {
  const found = useRedirects(site.slug, filter)
  const list = useRef<HTMLDivElement>(null)
  useListKeys({ list, search, letters: { n: create } })
  const redirects = found.data?.pages.flatMap((page) => page.redirects) ?? []
  const left = (found.data?.pages[0]?.total ?? 0) - redirects.length
  const rows = (): ReactElement => (
    <div ref={list}>
      <RedirectRows
        site={site.slug}
        siteUrl={site.url}
        redirects={redirects}
        onEdit={(redirect) => onOpen({ kind: 'one', redirect })}
      />
      {left > 0 ? (
        <Button
          kind="quiet"
          isBusy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {`Show more: ${left.toLocaleString('en')} are not shown`}
        </Button>
      ) : null}
    </div>
  )
  return (
    <Records site={site.slug} found={found} failed="The redirects could not be loaded">
      {() => (redirects.length === 0 ? <Nothing {...{ filter, create, clear }} /> : rows())}
    </Records>
  )
}

type NothingProps = Pick<FoundProps, 'filter' | 'create' | 'clear'>

function Nothing({ filter: { query, origin }, create, clear }: NothingProps): ReactElement {
  if (query !== '' || origin !== null) {
    return (
      <Message
        title="No redirects match these filters"
        actions={<Button onClick={clear}>Show all redirects</Button>}
      />
    )
  }
  return (
    <Message
      title="No redirects yet"
      actions={
        <Button kind="primary" isLarge onClick={create}>
          Create the first one
        </Button>
      }
    >
      When an address that readers or search engines know changes, redirect it to the new one.
    </Message>
  )
}
