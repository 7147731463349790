'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { EventVersion } from '@/src/contract/site/event'
import { dateText } from '../../parts/date-text'
import { EarlierVersions } from '../../parts/lists/earlier-versions'
import { useNow } from '../../parts/use-now'
import { HistoryWindow } from '../../record/history-window'
import { documentOf } from '../event-kind'
import { useEventEditing } from './event-context'

type Props = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Earlier versions of an event; a restored one is saved like any other change.
 * @see docs/product/kitchen.md#earlier-versions
 */
export function EventHistory({ id, isOpen, onOpenChange }: Props): ReactElement {
  const { store, site } = useEventEditing()
  const now = useNow()
  const bringBack = (version: EventVersion): void => {
    if (version.image) store.addKnown({ images: [version.image] })
    store.change(() => documentOf(version))
    toast.success('Restored in the form. Save it to show it to readers.')
    onOpenChange(false)
  }
  return (
    <HistoryWindow
      {...{ isOpen, onOpenChange }}
      call="listEventVersions"
      input={{ params: { site: site.slug, id } }}
      none="No earlier versions yet."
    >
      {(versions) => (
        <EarlierVersions
          versions={versions}
          wordsOf={({ title, date, location }) =>
            [title, dateText(date, now, { timeZone: 'UTC' }), location].filter(Boolean).join(' · ')
          }
          onBringBack={bringBack}
        />
      )}
    </HistoryWindow>
  )
}
