'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { SearchField } from '@/src/ui/form/search-field'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { Failed } from '../parts/failed'
import { isSignedOut } from '../parts/error-message'
import { useListKeys } from '../parts/use-list-keys'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { DeletedSites } from './deleted-sites'
import { SiteCard, SiteCardSkeleton } from './site-card'
import styles from './sites-screen.module.css'

/** Number of sites from which a search is shown. */
const SEARCHABLE_FROM = 7

/**
 * The kitchen's first page: the sites of the signed-in user.
 * @see docs/product/kitchen.md#sites-page
 */
export function SitesScreen(): ReactElement {
  const { data: sites, error, refetch } = useManagedSites()
  const mayCreate = useMayCreateSites()
  useTitle('Your sites')
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>Your sites</h1>
        {sites && sites.length > 0 && mayCreate ? (
          <ButtonLink href="/create">Create a site</ButtonLink>
        ) : null}
      </div>
      {sites ? (
        <>
          <Sites sites={sites} />
          <DeletedSites />
        </>
      ) : error && !isSignedOut(error) ? (
        <Failed
          title="Your sites could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Sites({ sites }: { sites: readonly ManagedSite[] }): ReactElement {
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list, search })
  if (sites.length === 0) return <NoSites />
  const words = text.trim().toLowerCase()
  const shown = sites.filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(words))
  return (
    <>
      {sites.length >= SEARCHABLE_FROM ? (
        <div className={styles.search}>
          <SearchField
            label="Search your sites"
            placeholder="Search your sites"
            shortcut="/"
            inputRef={search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      ) : null}
      <ul className={styles.sites} ref={list}>
        {shown.map((site) => (
          <SiteCard key={site.id} site={site} />
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {shown.length === 0 ? 'No sites match your search.' : ''}
      </p>
    </>
  )
}

function NoSites(): ReactElement {
  const mayCreate = useMayCreateSites()
  return (
    <Message
      title="You have no sites yet"
      actions={
        <>
          {mayCreate ? (
            <ButtonLink kind="primary" href="/create">
              Create a site
            </ButtonLink>
          ) : null}
          <ButtonLink href="/">See the public sites</ButtonLink>
        </>
      }
    >
      {mayCreate
        ? 'Create your own. Sites that you are invited to edit appear here too.'
        : 'Sites that you are invited to edit appear here.'}
    </Message>
  )
}

/** False until the signed-in user is known. */
function useMayCreateSites(): boolean {
  const { user } = useSession()
  return user !== null && user !== 'pending' && user.mayCreateSites
}

function Loading(): ReactElement {
  return (
    <>
      <VisuallyHidden>
        <span role="status">Loading your sites</span>
      </VisuallyHidden>
      <ul className={styles.sites} aria-hidden="true">
        <SiteCardSkeleton />
        <SiteCardSkeleton />
        <SiteCardSkeleton />
      </ul>
    </>
  )
}
