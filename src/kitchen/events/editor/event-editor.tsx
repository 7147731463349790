'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import type { Json } from '@/src/domain/merging/merge'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { OnePicture } from '../../pictures/upload/one-picture'
import { readableText } from '../../recipe/differences'
import { RecordNotices } from '../../record/record-notices'
import { useExplicitSaving } from '../../record/use-explicit-saving'
import { navigate } from '../../shell/navigation/navigate'
import { refreshEvents } from '../../state/events'
import { deleteWithUndo } from '../delete-with-undo'
import type { EventDocument, EventStore } from '../event-kind'
import { eventAddress, eventsAddress, newEventAddress } from '../event-links'
import {
  EventEditingProvider,
  useEventEditing,
  useEventField,
  useEventState,
} from './event-context'
import styles from './event-editor.module.css'
import { EventFields } from './event-fields'
import { EventHead } from './event-head'

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
  const { store, site } = useEventEditing()
  const stored = useEventState((state) => state.stored)
  const duplicate = (): void => {
    if (stored) navigate(newEventAddress(site.slug, stored.id))
  }
  const remove = async (): Promise<void> => {
    if (!stored || !(await deleteWithUndo(site.slug, stored))) return
    store.forget()
    navigate(eventsAddress(site.slug), { isReplacing: true })
  }
  const save = useExplicitSaving(store, {
    siteTitle: site.title,
    addressOf: (id) => eventAddress(site.slug, id),
    refresh: () => refreshEvents(site.slug),
    actions: [
      ...(stored ? [{ label: 'Duplicate the event', keys: [], run: duplicate }] : []),
      ...(stored ? [{ label: 'Delete the event', keys: [], run: () => void remove() }] : []),
    ],
  })
  return (
    <>
      <VisuallyHidden as="h1">Edit event</VisuallyHidden>
      <EventHead onSave={save} onDuplicate={duplicate} onDelete={() => void remove()} />
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
  const images = useEventState(({ known }) => known.images)
  const sideText = ([name]: readonly string[], value: Json): string =>
    name === 'imageId' && typeof value === 'string'
      ? (images.find(({ id }) => id === value)?.alt ?? 'A picture')
      : readableText(value)
  return <RecordNotices {...{ store, sideText }} labels={LABELS} />
}

function Picture(): ReactElement {
  const { store, site } = useEventEditing()
  const [id, onChange] = useEventField('imageId')
  const images = useEventState(({ known }) => known.images)
  return (
    <OnePicture
      site={site.slug}
      title="Picture"
      without="Without a picture, only the text is shown."
      {...{ id, images, onChange }}
      onKnow={(image) => store.addKnown({ images: [image] })}
    />
  )
}
