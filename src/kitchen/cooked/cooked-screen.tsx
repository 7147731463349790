'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { ManagedCooked } from '@/src/contract/people/cooked'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { Message } from '@/src/ui/message'
import { dateText } from '../parts/date-text'
import lists from '../parts/lists/record-list.module.css'
import { PagedListScreen } from '../parts/lists/paged-list-screen'
import { RelativeDate } from '../parts/relative-date'
import { Thumbnail } from '../parts/thumbnail'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { AskFirst } from '../settings/form/ask-first'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import type { ScreenProps } from '../shell/screen-props'
import { writeCall } from '../state/write-call'
import styles from './cooked.module.css'

/** Photos that are loaded at a time. */
const PAGE = 24

const STATUSES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'published', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
] as const
type Status = (typeof STATUSES)[number]['value']

/**
 * Photos and lines of readers who cooked a recipe.
 * @see docs/product/kitchen.md#readers-photos
 */
export default function CookedScreen({ site: slug }: ScreenProps): ReactElement {
  const [status, setStatus] = useState<Status>('waiting')
  return (
    <PagedListScreen
      slug={slug}
      title="Readers’ photos"
      intro={INTRO}
      call="listManagedCooked"
      inputAt={(offset) => ({ params: { site: slug }, query: { status, offset, limit: PAGE } })}
      read={({ photos, total }) => ({ rows: photos, total })}
      failed="The photos could not be loaded"
      above={() => (
        <div className={lists.toolbar}>
          <SelectField label="Status" value={status} options={STATUSES} onChange={setStatus} />
        </div>
      )}
    >
      {(photos) => <Photos site={slug} status={status} photos={photos} />}
    </PagedListScreen>
  )
}

const INTRO =
  'What readers sent who cooked your recipes. Photos and lines of readers without a published one wait here until you publish them.'

const NONE: Readonly<Record<Status, string>> = {
  waiting: 'No photos are waiting',
  published: 'No published photos yet',
  hidden: 'No hidden photos',
}

type PhotosProps = { site: string; status: Status; photos: readonly ManagedCooked[] }

function Photos({ site, status, photos }: PhotosProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list })
  useScreenActions([
    { label: 'Next photo', keys: ['J', '↓'] },
    { label: 'Previous photo', keys: ['K', '↑'] },
  ])
  if (photos.length === 0) return <Message title={NONE[status]} />
  return (
    <ul className={lists.list} aria-label="Readers’ photos" ref={list}>
      {photos.map((photo) => (
        <PhotoRow key={photo.id} site={site} photo={photo} />
      ))}
    </ul>
  )
}

function PhotoRow({ site, photo }: { site: string; photo: ManagedCooked }): ReactElement {
  const { id, image, line, name, status, recipe, createdAt } = photo
  const now = useNow()
  const { run, isBusy, message } = useCallMutation('setCookedStatus')
  const shownName = name ?? 'A reader'
  const change = async (next: 'published' | 'hidden'): Promise<void> => {
    const done = await run({ params: { site, id }, body: { status: next } })
    if (done) toast(next === 'published' ? 'The photo is published' : 'The photo is hidden')
  }
  return (
    <li className={lists.row} data-row-frame>
      {image ? <Thumbnail image={image} width={96} height={96} className={styles.photo} /> : null}
      <div className={lists.words}>
        <span className={lists.title} tabIndex={-1} data-row={id} dir="auto">
          {line === '' ? `Photo by ${shownName}` : line}
        </span>
        <div className={lists.facts}>
          <span dir="auto">{shownName}</span>
          <KitchenLink href={kitchenAddress(site, 'recipes', recipe.id)} dir="auto">
            {recipe.title}
          </KitchenLink>
          <RelativeDate iso={createdAt} words={dateText(createdAt, now)} />
        </div>
        {message === null ? null : <p role="alert">{message}</p>}
      </div>
      <div className={styles.actions}>
        {status === 'published' ? null : (
          <Button isBusy={isBusy} onClick={() => void change('published')}>
            Publish
          </Button>
        )}
        {status === 'hidden' ? null : (
          <Button isBusy={isBusy} onClick={() => void change('hidden')}>
            Hide
          </Button>
        )}
        <AskFirst
          title={`Delete what ${shownName} sent?`}
          label="Delete"
          work={() => writeCall('deleteManagedCooked', { params: { site, id } })}
          onDone={() => toast('The photo was deleted')}
          trigger={<Button kind="quiet">Delete</Button>}
        >
          The photo, the line and the mark are deleted. The reader can send them again; hide them to
          prevent that.
        </AskFirst>
      </div>
    </li>
  )
}
