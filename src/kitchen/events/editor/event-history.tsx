'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCall } from '@/src/api/react/use-call'
import type { EventVersion } from '@/src/contract/site/event'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from '../../parts/error-message'
import { EarlierVersions } from '../../parts/lists/earlier-versions'
import { dateText } from '../../parts/date-text'
import { useNow } from '../../parts/use-now'
import { documentOf, knowPicture } from '../event-store'
import { useEventEditing } from './event-context'

type Props = { id: string; onClose: () => void }

/**
 * Earlier versions of an event; a restored one is saved like any other change.
 * @see docs/product/kitchen.md#earlier-versions
 */
export function EventHistory({ id, onClose }: Props): ReactElement {
  const { store } = useEventEditing()
  const bringBack = (version: EventVersion): void => {
    if (version.image) knowPicture(store, version.image)
    store.change(() => documentOf(version))
    toast.success('Restored in the form. Save it to show it to readers.')
    onClose()
  }
  return (
    <Dialog
      title="History"
      shape="panel"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Versions id={id} onBringBack={bringBack} />
    </Dialog>
  )
}

type VersionsProps = { id: string; onBringBack: (version: EventVersion) => void }

function Versions({ id, onBringBack }: VersionsProps): ReactElement {
  const { site } = useEventEditing()
  const now = useNow()
  const { data, error } = useCall('listEventVersions', { params: { site: site.slug, id } })
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <p>Loading…</p>
  if (data.versions.length === 0) return <p>No earlier versions yet.</p>
  return (
    <EarlierVersions
      versions={data.versions}
      wordsOf={({ title, date, location }) =>
        [title, dateText(date, now, { timeZone: 'UTC' }), location].filter(Boolean).join(' · ')
      }
      onBringBack={onBringBack}
    />
  )
}
