'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useCallPages } from '@/src/api/react/use-call'
import type { ManagedLetterRow } from '@/src/contract/letter/letter'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Badge } from '@/src/ui/badge'
import { Button, buttonClass, ButtonLink } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import { Glyph } from '../parts/glyph'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { Thumbnail } from '../parts/thumbnail'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { useRested } from '../parts/use-rested'
import { PublishedOn, StatusBadge } from '../recipes/recipe-standing'
import { recipeStatus, STATUS_LABELS } from '../recipes/status'
import type { RecipeStatus } from '../recipes/status'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { AUDIENCE_LABELS } from './letter-labels'
import { letterAddress, newLetterAddress } from './letter-links'

/**
 * The letters of a site.
 * @see docs/product/kitchen.md#letters
 */
export default function LettersScreen({ site: slug }: ScreenProps): ReactElement {
  return (
    <RecordListScreen
      slug={slug}
      title="Letters"
      actions={() => (
        <KitchenLink className={buttonClass({ kind: 'primary' })} href={newLetterAddress(slug)}>
          <Glyph name="plus" size={18} />
          New letter
        </KitchenLink>
      )}
    >
      {(site) => <Listed site={site} />}
    </RecordListScreen>
  )
}

const STATUSES = [
  { value: 'any', label: 'All letters' },
  { value: 'published', label: STATUS_LABELS.published },
  { value: 'scheduled', label: STATUS_LABELS.scheduled },
  { value: 'draft', label: STATUS_LABELS.draft },
] as const

type Filter = { query: string; status: RecipeStatus | 'any' }

function Listed({ site }: { site: ManagedSite }): ReactElement {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<Filter['status']>('any')
  const query = useRested(text.trim())
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const create = (): void => navigate(newLetterAddress(site.slug))
  const clear = (): void => {
    setText('')
    setStatus('any')
  }
  useListKeys({ list, search, letters: { n: create } })
  useScreenActions([
    { label: 'Search letters', keys: ['/'], run: () => search.current?.focus() },
    { label: 'New letter', keys: ['N'], run: create },
    { label: 'Next letter', keys: ['J', '↓'] },
    { label: 'Previous letter', keys: ['K', '↑'] },
    { label: 'Edit it', keys: ['Enter'] },
  ])
  return (
    <div ref={list}>
      <div className={lists.toolbar}>
        <SearchField
          inputRef={search}
          label="Search letters"
          placeholder="Search titles"
          shortcut="/"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField label="Status" value={status} options={STATUSES} onChange={setStatus} />
      </div>
      <Found site={site} filter={{ query, status }} onClear={clear} />
    </div>
  )
}

type FoundProps = { site: ManagedSite; filter: Filter; onClear: () => void }

function Found({ site, filter, onClear }: FoundProps): ReactElement {
  const found = useLetters(site.slug, filter)
  const letters = found.data?.pages.flatMap((page) => page.letters) ?? []
  const left = (found.data?.pages[0]?.total ?? 0) - letters.length
  if (found.data && letters.length === 0) return <Nothing {...{ site, filter, onClear }} />
  return (
    <Records site={site.slug} found={found} failed="The letters could not be loaded">
      {() => (
        <>
          <ul className={lists.list} aria-label="Letters">
            {letters.map((letter) => (
              <LetterRow key={letter.id} site={site} letter={letter} />
            ))}
          </ul>
          {left > 0 ? (
            <Button
              kind="quiet"
              isBusy={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {`Show more: ${left.toLocaleString('en')} are not shown`}
            </Button>
          ) : null}
        </>
      )}
    </Records>
  )
}

const useLetters = (site: string, { query, status }: Filter) =>
  useCallPages(
    'listManagedLetters',
    (offset) => ({
      params: { site },
      query: { query, offset, ...(status === 'any' ? {} : { status }) },
    }),
    {
      sizeOf: ({ letters, total }) => ({ count: letters.length, total }),
      placeholderData: keepPreviousData,
    },
  )

function LetterRow({ site, letter }: { site: ManagedSite; letter: ManagedLetterRow }) {
  const now = useNow()
  const { id, title, image, publishedAt, hasDraft, audience } = letter
  const zone = zoneOrUtc(site.timeZone)
  const status = recipeStatus(publishedAt, now)
  return (
    <li className={lists.row} data-row-frame>
      <Thumbnail className={lists.picture} image={image} width={64} height={48} />
      <div className={lists.words}>
        <KitchenLink
          className={lists.title}
          href={letterAddress(site.slug, id)}
          data-row={id}
          dir="auto"
        >
          {title}
        </KitchenLink>
        <span className={lists.facts}>
          <StatusBadge status={status} />
          <span>
            <PublishedOn {...{ publishedAt, status, now, zone }} />
          </span>
          {publishedAt !== null && hasDraft ? <span>Unpublished changes</span> : null}
        </span>
      </div>
      {audience === 'everyone' ? null : <Badge>{AUDIENCE_LABELS[audience]}</Badge>}
    </li>
  )
}

function Nothing({ site, filter: { query, status }, onClear }: FoundProps): ReactElement {
  if (query !== '' || status !== 'any') {
    return (
      <Message
        title="No letters match these filters"
        actions={<Button onClick={onClear}>Show all letters</Button>}
      />
    )
  }
  return (
    <Message
      title="No letters yet"
      actions={
        <ButtonLink kind="primary" isLarge href={newLetterAddress(site.slug)}>
          Write the first one
        </ButtonLink>
      }
    >
      News, stories, what is in season: posts of your own, with recipe cards and pictures. A
      published letter is a page of the site.
    </Message>
  )
}
