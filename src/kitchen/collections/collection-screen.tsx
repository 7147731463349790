'use client'

import type { ReactElement } from 'react'
import { useOpened } from '../parts/opened/use-opened'
import { leaveUnsaved } from '../record/open-record'
import { OpenedRecord, WithGlobals } from '../record/opened-record'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import type { ScreenProps } from '../shell/screen-props'
import { openCollection } from './collection-kind'
import { collectionAddress } from './collection-links'
import { CollectionEditor } from './editor/collection-editor'

/**
 * The editor of a collection; the id `new` creates one.
 * @see docs/product/kitchen.md#collection-editor
 */
export default function CollectionScreen({ site: slug, id }: ScreenProps): ReactElement {
  const { opened, retry } = useOpened({
    key: `${slug}/${id}`,
    open: (user) => openCollection(slug, id, user),
    leave: (store) => leaveUnsaved(store, collectionAddress(slug, id)),
  })
  const list = { href: kitchenAddress(slug, 'collections'), label: 'All collections' }
  return (
    <OpenedRecord {...{ slug, opened, list }} noun="collection" onRetry={retry}>
      {(store, site) => (
        <WithGlobals site={slug}>
          {(globals) => <CollectionEditor {...{ store, site, globals }} />}
        </WithGlobals>
      )}
    </OpenedRecord>
  )
}
