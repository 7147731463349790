'use client'

import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

// Stable objects: new ones would re-render every row at every key press.
/** A press that moves less is a click. */
const POINTER = { activationConstraint: { distance: 5 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

/** Sensors for dragging rows and tiles: a pointer, or Space and the arrow keys. */
export const useDragSensors = (): ReturnType<typeof useSensors> =>
  useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
