'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { buttonClass, Button, ButtonLink } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { Glyph } from '../parts/glyph'
import { useListKeys } from '../parts/use-list-keys'
import styles from '../parts/lists/record-list.module.css'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useCollections } from '../state/collections'
import { useManagedSites } from '../state/managed-sites'
import { newCollectionAddress } from './collection-links'
import { CollectionList } from './list/collection-list'
import {
  COLLECTION_ORDERS,
  COLLECTION_ORDER_LABELS,
  filterCollections,
} from './list/collection-list-view'
import { useCollectionListView } from './list/use-collection-list-view'

/**
 * All collections of a site, for its members.
 * @see docs/product/kitchen.md#collection-list
 */
export default function CollectionsScreen({ site: slug }: ScreenProps): ReactElement {
  const { data: sites } = useManagedSites()
  const { data, error } = useCollections(slug)
  const listed = useCollectionListView()
  const search = useRef<HTMLInputElement>(null)
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Collections', site?.title)
  if (isNotFound(error) || (sites && !site)) return <NoSuchSite slug={slug} />
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          Collections
          {data ? <span className={styles.total}> {data.length.toLocaleString('en')}</span> : null}
        </h1>
        <KitchenLink className={buttonClass({ kind: 'primary' })} href={newCollectionAddress(slug)}>
          <Glyph name="plus" size={18} />
          New collection
        </KitchenLink>
      </div>
      <Toolbar {...{ listed, search }} />
      <Found {...{ slug, listed, search }} />
    </>
  )
}

type Listed = ReturnType<typeof useCollectionListView>
type PartProps = { listed: Listed; search: RefObject<HTMLInputElement | null> }

function Toolbar({ listed, search }: PartProps): ReactElement {
  const { view, change, text, type } = listed
  return (
    <div className={styles.toolbar}>
      <SearchField
        inputRef={search}
        label="Search collections"
        placeholder="Search collections"
        shortcut="/"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <SelectField
        label="Sort by"
        value={view.order}
        options={COLLECTION_ORDERS.map((value) => ({
          value,
          label: COLLECTION_ORDER_LABELS[value],
        }))}
        onChange={(order) => change({ order })}
      />
    </div>
  )
}

function Found({ slug, listed, search }: PartProps & { slug: string }): ReactElement {
  const { data: sites } = useManagedSites()
  const { data, error, refetch } = useCollections(slug)
  const site = sites?.find((candidate) => candidate.slug === slug)
  if (error && !isSignedOut(error) && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The collections could not be loaded" error={error} onRetry={retry} />
  }
  if (!data || !site) return <Skeleton width="100%" height="16rem" />
  if (data.length === 0) {
    return (
      <WithKeys {...{ slug, search }}>
        <NoCollections site={slug} />
      </WithKeys>
    )
  }
  const shown = filterCollections(data, listed.view)
  if (shown.length === 0) {
    return (
      <WithKeys {...{ slug, search }}>
        <Message
          title={`No collections found for “${listed.view.query}”`}
          actions={<Button onClick={listed.clear}>Show all collections</Button>}
        />
      </WithKeys>
    )
  }
  return <CollectionList {...{ site, search }} collections={shown} />
}

type KeysProps = {
  slug: string
  search: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/** The keys of the list where it has no rows. */
function WithKeys({ slug, search, children }: KeysProps): ReactNode {
  const list = useRef<HTMLElement>(null)
  const create = (): void => navigate(newCollectionAddress(slug))
  useListKeys({ list, search, letters: { n: create } })
  useScreenActions([{ label: 'New collection', keys: ['N'], run: create }])
  return children
}

function NoCollections({ site }: { site: string }): ReactElement {
  return (
    <Message
      title="No collections yet"
      actions={
        <ButtonLink kind="primary" isLarge href={newCollectionAddress(site)}>
          Create the first one
        </ButtonLink>
      }
    >
      A collection groups recipes on one page, such as “Bread for beginners”.
    </Message>
  )
}
