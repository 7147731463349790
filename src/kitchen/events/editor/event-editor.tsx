'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import type { ManagedSite } from '@/src/contract/site/site'
import type { Json } from '@/src/domain/merging/merge'
import { OnePicture } from '../../pictures/upload/one-picture'
import { readableText } from '../../recipe/differences'
import { RecordNotices } from '../../record/record-notices'
import { knowPicture } from '../event-store'
import type { EventDocument, EventStore } from '../event-store'
import {
  EventEditingProvider,
  useEventEditing,
  useEventField,
  useEventState,
} from './event-context'
import styles from './event-editor.module.css'
import { EventFields } from './event-fields'
import { EventHead } from './event-head'
import { useEventActions } from './use-event-actions'

/**
 * An editor with all fields of an event that readers see. It is saved explicitly, which publishes it.
 * @see docs/product/kitchen.md#events
 */
export function EventEditor({
  store,
  site,
}: {
  store: EventStore
  site: ManagedSite
}): ReactElement {
  const editing = useMemo(() => ({ store, site }), [store, site])
  return (
    <EventEditingProvider value={editing}>
      <Editor />
    </EventEditingProvider>
  )
}

function Editor(): ReactElement {
  const actions = useEventActions()
  return (
    <>
      <h1 className={styles.heading}>Edit event</h1>
      <EventHead {...actions} />
      <div className={styles.parts}>
        <Notices />
        <div className={styles.top}>
          <EventFields />
        </div>
        <Picture />
      </div>
    </>
  )
}

/** Labels of the parts of an event. */
const LABELS: Readonly<Record<keyof EventDocument | 'date', string>> = {
  title: 'Title',
  day: 'Day',
  date: 'Day',
  location: 'Place',
  description: 'Description',
  href: 'Link',
  imageId: 'Picture',
}

function Notices(): ReactElement {
  const { store } = useEventEditing()
  const state = useEventState((whole) => whole)
  const sideWords = ([name]: readonly string[], value: Json): string =>
    name === 'imageId' && typeof value === 'string'
      ? (state.known.get(value)?.alt ?? 'A picture')
      : readableText(value)
  return (
    <RecordNotices
      state={state}
      noun="event"
      labels={LABELS}
      conflictWords={sideWords}
      onUndo={store.undo}
      onSettle={store.settle}
    />
  )
}

function Picture(): ReactElement {
  const { store, site } = useEventEditing()
  const [id, change] = useEventField('imageId')
  const image = useEventState(({ known }) => known.get(id ?? ''))
  const know = (known: Image): void => knowPicture(store, known)
  return (
    <OnePicture
      site={site.slug}
      title="Picture"
      without="Without a picture, only the text is shown."
      {...{ id, image }}
      onKnow={know}
      onUse={(picture) => {
        know(picture)
        store.change((document) => ({ ...document, imageId: picture.id }))
      }}
      onRemove={() => change(null)}
    />
  )
}
