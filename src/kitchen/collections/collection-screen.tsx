'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Failed } from '../parts/failed'
import { NotOpened, Opening } from '../parts/opened/opening'
import { useOpened } from '../parts/opened/use-opened'
import { editorGlobals } from '../recipe/open-draft'
import { closeRecord } from '../record/leave-record'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useOpenedSite } from '../state/managed-sites'
import { useCanFetch } from '../state/session/use-may-ask'
import { collectionAddress } from './collection-links'
import { CollectionEditor } from './editor/collection-editor'
import type { CollectionStore } from './store/collection-store'
import { openCollection } from './store/open-collection'

/**
 * The editor of a collection; the id `new` creates one.
 * @see docs/product/kitchen.md#collection-editor
 */
export default function CollectionScreen({ site, id }: ScreenProps): ReactElement {
  const { opened, retry } = useOpened({
    key: `${site}/${id}`,
    open: (user) => openCollection(site, id, user),
    leave: (store) => closeRecord(store, 'New collection', collectionAddress(site, id)),
  })
  if (!opened) return <Opening />
  if ('store' in opened) return <WithSite slug={site} store={opened.store} />
  const list = { href: kitchenAddress(site, 'collections'), label: 'All collections' }
  return <NotOpened noun="collection" error={opened.error} onRetry={retry} list={list} />
}

function WithSite({ slug, store }: { slug: string; store: CollectionStore }): ReactElement {
  const { data, error, refetch } = useQuery({ ...editorGlobals(slug), enabled: useCanFetch() })
  const site = useOpenedSite(slug)
  if (site && data) return <CollectionEditor store={store} site={site} globals={data} />
  if (site === null) return <NoSuchSite slug={slug} />
  if (!error) return <Opening />
  const retry = (): void => void refetch()
  return <Failed title="The catalogues could not be loaded" error={error} onRetry={retry} />
}
