'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { editorGlobals } from '../recipe/open-draft'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useManagedSites } from '../state/managed-sites'
import { useMayAsk } from '../state/use-may-ask'
import { collectionAddress } from './collection-links'
import { CollectionEditor } from './editor/collection-editor'
import styles from './editor/editor.module.css'
import type { CollectionStore } from './store/collection-store'
import { openCollection } from './store/open-collection'

type Opened = { store: CollectionStore } | { error: Error } | null

/**
 * The editor of a collection; `new` makes one.
 * @see docs/product/kitchen.md#collection-editor
 */
export default function CollectionScreen({ site, id }: ScreenProps): ReactElement {
  const [opened, setOpened] = useState<Opened>(null)
  const [attempt, setAttempt] = useState(0)
  const { user } = useSession()
  const userId = user !== null && user !== 'pending' ? user.id : null
  const leave = useEffectEvent((store: CollectionStore): void => leaveCollection(store, site, id))
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let store: CollectionStore | undefined
    openCollection(site, id, userId)
      .then((collection) => {
        if (!isWanted) return
        store = collection
        setOpened({ store })
      })
      .catch((reason: unknown) => {
        if (isWanted) setOpened({ error: reason instanceof Error ? reason : new Error() })
      })
    return () => {
      isWanted = false
      if (store) leave(store)
    }
  }, [site, id, userId, attempt])
  const retry = (): void => {
    setOpened(null)
    setAttempt(attempt + 1)
  }
  if (!opened) return <Opening />
  if ('store' in opened) return <WithSite slug={site} store={opened.store} />
  return isNotFound(opened.error) ? (
    <NoSuchCollection site={site} />
  ) : (
    <Failed title="The collection could not be opened" error={opened.error} onRetry={retry} />
  )
}

/** Says where what was not saved is: it comes back when the collection is opened again. */
function leaveCollection(store: CollectionStore, site: string, id: string): void {
  store.stop()
  if (!store.isUnsaved()) return
  const { title } = store.getState().document
  toast(`Not saved: “${title || 'New collection'}” is kept in this browser`, {
    duration: 10_000,
    action: { label: 'Go back', onClick: () => navigate(collectionAddress(site, id)) },
  })
}

function WithSite({ slug, store }: { slug: string; store: CollectionStore }): ReactElement {
  const { data: sites } = useManagedSites()
  const { data, error, refetch } = useQuery({ ...editorGlobals(slug), enabled: useMayAsk() })
  const site = sites?.find((each) => each.slug === slug)
  if (site && data) return <CollectionEditor store={store} site={site} globals={data} />
  if (sites && !site) return <NoSuchSite slug={slug} />
  if (!error) return <Opening />
  const retry = (): void => void refetch()
  return <Failed title="The catalogues could not be loaded" error={error} onRetry={retry} />
}

function Opening(): ReactElement {
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  )
}

function NoSuchCollection({ site }: { site: string }): ReactElement {
  return (
    <Message
      level="h1"
      title="This collection is not here"
      actions={
        <ButtonLink kind="primary" isLarge href={kitchenAddress(site, 'collections')}>
          All collections
        </ButtonLink>
      }
    >
      It was deleted, or it belongs to a site that you do not work on.
    </Message>
  )
}
