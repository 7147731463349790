'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCall } from '@/src/api/react/use-call'
import type { Segment } from '@/src/contract/people/segment'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Glyph } from '../parts/glyph'
import lists from '../parts/lists/record-list.module.css'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { AskFirst } from '../settings/form/ask-first'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import type { ScreenProps } from '../shell/screen-props'
import { canCall } from '../state/session/may-call'
import { writeCall } from '../state/write-call'
import { conditionTexts } from './segment-form'
import { SegmentWindow } from './segment-window'
import styles from './segments.module.css'

/** The open window: a new segment, or an edited one. */
type Open = { segment: Segment | null } | null

/**
 * The segments of a site's subscribers.
 * @see docs/product/kitchen.md#segments
 */
export default function SegmentsScreen({ site: slug }: ScreenProps): ReactElement {
  const [open, setOpen] = useState<Open>(null)
  const found = useCall(
    'listSegments',
    { params: { site: slug } },
    { select: ({ segments }) => segments },
  )
  const create = (): void => setOpen({ segment: null })
  useScreenActions([{ label: 'New segment', keys: ['N'], run: create }])
  return (
    <RecordListScreen
      slug={slug}
      title="Segments"
      total={found.data?.length}
      error={found.error}
      intro={INTRO}
      actions={(site) =>
        site && canCall(site, 'createSegment') ? (
          <Button kind="primary" onClick={create}>
            <Glyph name="plus" size={18} />
            New segment
          </Button>
        ) : null
      }
    >
      {(site) => (
        <>
          <Records site={slug} found={found} failed="The segments could not be loaded">
            {(segments) => (
              <Segments
                site={site}
                segments={segments}
                onCreate={create}
                onEdit={(segment) => setOpen({ segment })}
              />
            )}
          </Records>
          {open ? <SegmentWindow site={site} {...open} onClose={() => setOpen(null)} /> : null}
        </>
      )}
    </RecordListScreen>
  )
}

const INTRO = (
  <p className={styles.intro}>
    Groups of subscribers that a newsletter can be sent to. Who belongs to one is decided when it is
    sent.
  </p>
)

type ListProps = {
  site: ManagedSite
  segments: readonly Segment[]
  onCreate: () => void
  onEdit: (segment: Segment) => void
}

function Segments({ site, segments, onCreate, onEdit }: ListProps): ReactElement {
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list, letters: { n: onCreate } })
  const clock = { now, zone: zoneOrUtc(site.timeZone) }
  if (segments.length === 0) return <Message title="No segments yet" />
  return (
    <ul className={lists.list} aria-label="Segments" ref={list}>
      {segments.map((segment) => (
        <li key={segment.id} className={lists.row} data-row-frame>
          <div className={lists.words}>
            <button
              type="button"
              className={styles.name}
              data-row={segment.id}
              dir="auto"
              onClick={() => onEdit(segment)}
            >
              {segment.name}
            </button>
            <div className={lists.facts}>
              {conditionTexts(segment.conditions, clock).map((text) => (
                <span key={text} dir="auto">
                  {text}
                </span>
              ))}
            </div>
          </div>
          <DeleteButton site={site.slug} segment={segment} />
        </li>
      ))}
    </ul>
  )
}

type DeleteProps = { site: string; segment: Segment }

const DeleteButton = ({ site, segment: { id, name } }: DeleteProps): ReactElement => (
  <AskFirst
    title={`Delete the segment “${name}”?`}
    label="Delete the segment"
    work={() => writeCall('deleteSegment', { params: { site, id } })}
    onDone={() => toast(`${name} was deleted`)}
    trigger={
      <Button kind="quiet" aria-label={`Delete ${name}`}>
        Delete
      </Button>
    }
  >
    Subscribers stay. Newsletters that were sent to it, or are scheduled, stay the same.
  </AskFirst>
)
