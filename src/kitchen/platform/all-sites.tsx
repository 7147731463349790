'use client'

import { keepPreviousData } from '@tanstack/react-query'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useSearchParams } from 'next/navigation'
import { useCallPages } from '@/src/api/react/use-call'
import type { CallPages } from '@/src/api/react/use-call'
import type { PlatformSite } from '@/src/contract/site/platform'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { Skeleton } from '@/src/ui/skeleton'
import { isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import lists from '../parts/lists/record-list.module.css'
import { useTypedSearch } from '../parts/lists/use-typed-search'
import { sizeText } from '../parts/size-text'
import { useListKeys } from '../parts/use-list-keys'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { PLATFORM_ADDRESS } from './platform-address'
import { SuspensionButton } from './suspension-button'
import styles from './platform.module.css'

/** Sites that are loaded at a time. */
const PAGE = 50

const readQuery = (search: string): string => new URLSearchParams(search).get('search') ?? ''

const showQuery = (query: string, isTyping: boolean): void => {
  const search = query === '' ? '' : `?${new URLSearchParams({ search: query }).toString()}`
  navigate(`${PLATFORM_ADDRESS}${search}`, { isReplacing: isTyping })
}

/** All sites of the platform, with a search. */
export function AllSites(): ReactElement {
  const query = useSearchParams().get('search') ?? ''
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { text, type } = useTypedSearch(readQuery, showQuery)
  useListKeys({ list, search })
  const pages = useCallPages(
    'listPlatformSites',
    (offset) => ({ query: { query, offset, limit: PAGE } }),
    {
      sizeOf: ({ sites, total }) => ({ count: sites.length, total }),
      placeholderData: keepPreviousData,
    },
  )
  return (
    <section aria-labelledby="all-sites">
      <h2 id="all-sites" className={styles.heading}>
        All sites
      </h2>
      <div className={lists.toolbar}>
        <SearchField
          label="Search sites"
          placeholder="Title, address or owner"
          shortcut="/"
          inputRef={search}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <Found pages={pages} list={list} />
    </section>
  )
}

type FoundProps = {
  pages: UseInfiniteQueryResult<CallPages<'listPlatformSites'>>
  list: RefObject<HTMLUListElement | null>
}

function Found({ pages, list }: FoundProps): ReactElement {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const sites = data?.pages.flatMap((page) => page.sites)
  if (sites === undefined) {
    if (!error || isSignedOut(error)) return <Skeleton width="100%" height="16rem" />
    const title = 'The sites could not be loaded'
    return <Failed title={title} error={error} onRetry={() => void refetch()} />
  }
  return (
    <>
      <ul className={lists.list} aria-label="All sites" ref={list}>
        {sites.map((site) => (
          <SiteRow key={site.id} site={site} />
        ))}
      </ul>
      <p role="status">{sites.length === 0 ? 'No sites match your search.' : ''}</p>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

const number = (value: number): string => value.toLocaleString('en')

function SiteRow({ site }: { site: PlatformSite }): ReactElement {
  const { id, slug, title, ownerEmail, suspension } = site
  const facts = [
    ownerEmail,
    `${number(site.recipes)} recipes`,
    `${number(site.subscribers)} subscribers`,
    `${number(site.pictures)} pictures, ${sizeText(site.pictureBytes)}`,
    `${number(site.views)} views and ${number(site.mailsSent)} emails in 30 days`,
  ]
  return (
    <li className={lists.row} data-row-frame>
      <div className={lists.words}>
        <KitchenLink className={lists.title} href={kitchenAddress(slug, 'overview')} data-row={id}>
          {title}
        </KitchenLink>
        <div className={lists.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {suspension ? <span>{suspension.reason}</span> : null}
        </div>
      </div>
      {suspension ? <Badge kind="notice">Suspended</Badge> : null}
      <SuspensionButton site={site} />
    </li>
  )
}
