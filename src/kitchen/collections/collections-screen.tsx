'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedSite } from '@/src/contract/site/site'
import { buttonClass, Button, ButtonLink } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import { Glyph } from '../parts/glyph'
import { useListKeys } from '../parts/use-list-keys'
import styles from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { useCollections } from '../state/collections'
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
  const found = useCollections(slug)
  const listed = useCollectionListView()
  const search = useRef<HTMLInputElement>(null)
  return (
    <RecordListScreen
      slug={slug}
      title="Collections"
      total={found.data?.length}
      error={found.error}
      intro={<Toolbar {...{ listed, search }} />}
      actions={() => (
        <KitchenLink className={buttonClass({ kind: 'primary' })} href={newCollectionAddress(slug)}>
          <Glyph name="plus" size={18} />
          New collection
        </KitchenLink>
      )}
    >
      {(site) => (
        <Records site={slug} found={found} failed="The collections could not be loaded">
          {(collections) => <Found {...{ site, collections, listed, search }} />}
        </Records>
      )}
    </RecordListScreen>
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

type FoundProps = PartProps & { site: ManagedSite; collections: readonly ManagedCollectionRow[] }

function Found({ site, collections, listed, search }: FoundProps): ReactElement {
  const { slug } = site
  if (collections.length === 0) {
    return (
      <WithKeys {...{ slug, search }}>
        <NoCollections site={slug} />
      </WithKeys>
    )
  }
  const shown = filterCollections(collections, listed.view)
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
