'use client'

import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useId } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { Grip } from '../../editor/parts/grip'
import { dragAnnouncements } from '../../parts/dragging/drag-announcements'
import { useDragSensors } from '../../parts/dragging/use-drag-sensors'
import styles from './fields.module.css'
import { RowButtons } from './row-buttons'
import type { RowPlace } from './row-buttons'

type ListProps = {
  /** The rows in their order. */
  ids: readonly string[]
  /** The noun for a row, as screen readers hear it: "link". */
  noun: string
  onMove: (from: number, to: number) => void
  ref?: Ref<HTMLOListElement>
  children: ReactNode
}

/** A list whose rows are put in order by pointer, by keys and by buttons. */
export function OrderedRows({ ids, noun, onMove, ref, children }: ListProps): ReactElement {
  const place = (id: string | number): number => ids.indexOf(String(id))
  return (
    <DndContext
      id={useId()}
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements(noun, ids) }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(place(active.id), place(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol ref={ref} className={styles.rowList}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type RowProps = RowPlace & { id: string; className?: string | undefined; children: ReactNode }

/**
 * A row of such a list: Alt with an arrow moves it, wherever in it the focus is, and the focus stays.
 * @see docs/product/kitchen.md#site-design
 */
export function OrderedRow({ id, className, children, ...place }: RowProps): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id })
  const { name, at, count, onMove } = place
  const moveByKeys = (event: KeyboardEvent): void => {
    const to = at + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
    if (!event.altKey || to === at || to < 0 || to >= count) return
    event.preventDefault()
    const { target } = event
    onMove(at, to)
    // An element that is put elsewhere in the page loses the focus.
    requestAnimationFrame(() => target instanceof HTMLElement && target.focus())
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <li
      ref={setNodeRef}
      className={className ?? styles.row}
      data-is-dragged={drag.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      onKeyDown={moveByKeys}
    >
      {children}
      <RowButtons {...place}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.grip}
          aria-label={`Drag ${name}`}
        >
          <Grip />
        </button>
      </RowButtons>
    </li>
  )
}
