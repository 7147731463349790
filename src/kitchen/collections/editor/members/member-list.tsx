'use client'

import { closestCenter, DndContext } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { dragAnnouncements } from '../../../parts/dragging/drag-announcements'
import { moveStep } from '../../../parts/dragging/move-step'
import { useDragSensors } from '../../../parts/dragging/use-drag-sensors'
import { useNow } from '../../../parts/use-now'
import { useCollectionEditing } from '../collection-context'
import { memberWithFocus } from './member-focus'
import { MemberRow } from './member-row'
import styles from './members.module.css'
import type { Members } from './use-members'

/** Rows rendered at first, and added on demand: more would slow down dragging. */
const DRAWN = 200

/** The recipes in their order, which dragging, keys and buttons change. */
export function MemberList({ members }: { members: Members }): ReactElement {
  const { ids, known, said, move } = members
  const { site } = useCollectionEditing()
  const now = useNow()
  const id = useId()
  const [drawn, setDrawn] = useState(DRAWN)
  const shown = useMemo(() => ids.slice(0, drawn), [ids, drawn])
  const sensors = useDragSensors()
  const announcements = useMemo(() => dragAnnouncements('recipe', shown), [shown])
  useMoveKeys(members)
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={drop}
    >
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Recipes of the collection">
          {shown.map((recipeId, at) => (
            <MemberRow
              key={recipeId}
              id={recipeId}
              recipe={known.get(recipeId)}
              site={site.slug}
              count={ids.length}
              {...{ at, now, members }}
            />
          ))}
        </ol>
      </SortableContext>
      {ids.length > drawn ? (
        <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
          {`Show more: ${(ids.length - drawn).toLocaleString('en')} are not shown`}
        </Button>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  )
}

/** Alt+Up and Alt+Down move the recipe whose row has the focus. */
function useMoveKeys({ ids, move }: Members): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const step = moveStep(event)
    const focused = step && memberWithFocus()
    if (!focused) return
    event.preventDefault()
    const at = ids.indexOf(focused.id)
    move(at, at + step, focused.part)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
