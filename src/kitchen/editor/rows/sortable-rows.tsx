'use client'

import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useDeferredValue, useId, useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { dragAnnouncements } from '../../parts/dragging/drag-announcements'
import { useDragSensors } from '../../parts/dragging/use-drag-sensors'
import type { Row } from './row-groups'
import type { Entry } from './sequence'
import { entryId } from './sequence'

type Props<R extends Row> = {
  entries: readonly Entry<R>[]
  onDrop: (id: string, over: string) => void
  children: ReactNode
}

/** Makes rows draggable, by pointer and by keys, and announces their position. */
export function SortableRows<R extends Row>({ entries, onDrop, children }: Props<R>): ReactElement {
  const id = useId()
  // Every row is notified of a new order. Only dragging needs it, so it may be deferred after typing.
  const joined = useDeferredValue(entries.map(entryId).join(' '))
  const ids = useMemo(() => joined.split(' ').filter((each) => each !== ''), [joined])
  const announcements = useMemo(() => dragAnnouncements('row', ids), [ids])
  const sensors = useDragSensors()
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
