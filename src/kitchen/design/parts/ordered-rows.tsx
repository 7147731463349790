'use client'

import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useEffect, useEffectEvent, useId } from 'react'
import type { ReactElement, ReactNode, Ref, RefObject } from 'react'
import { Grip } from '../../editor/parts/grip'
import { dragAnnouncements } from '../../parts/dragging/drag-announcements'
import { moveStep } from '../../parts/dragging/move-step'
import { useDragSensors } from '../../parts/dragging/use-drag-sensors'
import styles from './fields.module.css'
import { RowButtons } from './row-buttons'
import type { RowPlace } from './row-buttons'

type ListProps = {
  /** The rows in their order. */
  ids: readonly string[]
  /** The noun for a row, for screen readers: "link". */
  noun: string
  onMove: (from: number, to: number) => void
  ref?: Ref<HTMLOListElement>
  children: ReactNode
}

/** A list with rows that can be reordered by pointer, by keys and by buttons. */
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
 * A row of such a list: Alt with an arrow moves it, wherever in the row the focus is, and the focus stays.
 * @see docs/product/kitchen.md#site-design
 */
export function OrderedRow({ id, className, children, ...place }: RowProps): ReactElement {
  const { attributes, listeners, node, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
  })
  useMoveKeys(node, place)
  return (
    <li
      ref={setNodeRef}
      className={className ?? styles.row}
      data-is-dragged={drag.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {children}
      <RowButtons {...place}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.grip}
          aria-label={`Drag ${place.name}`}
        >
          <Grip />
        </button>
      </RowButtons>
    </li>
  )
}

/** Moves a row with Alt+Up and Alt+Down; in a select these keys open its options. */
function useMoveKeys(row: RefObject<HTMLElement | null>, { at, count, onMove }: RowPlace): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event
    const step = moveStep(event)
    if (!step || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return
    event.preventDefault()
    const to = at + step
    if (to < 0 || to >= count) return
    onMove(at, to)
    // An element that is moved in the page loses the focus.
    requestAnimationFrame(() => target.focus())
  })
  useEffect(() => {
    // Not through React, where keys of a window that a field opens reach the row too.
    const element = row.current
    const listener = (event: KeyboardEvent): void => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [row])
}
