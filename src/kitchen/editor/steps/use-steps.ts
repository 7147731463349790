'use client'

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useUndoOffer } from '../../parts/use-undo-offer'
import type { RowFocus } from '../rows/row-actions'
import type { RowGroups } from '../rows/row-groups'
import { useRowHistory } from '../rows/use-row-history'
import type { Step } from './step'
import { fromStepRows, toStepRows } from './step'
import type { StepActions } from './step-actions'
import { stepActions } from './step-actions'
import type { StepEditors } from './step-editors'
import { stepEditors } from './step-editors'
import { focusStep } from './step-keys'
import type { StepsEditorProps } from './steps-editor-props'

/** A list of steps, its actions, and its messages. */
export type Steps = {
  root: RefObject<HTMLDivElement | null>
  groups: RowGroups<Step>
  actions: StepActions
  editors: StepEditors
  said: string
}

/** The state of the list: its history, its editors, and its focus. */
export function useSteps({ value, onChange }: StepsEditorProps): Steps {
  const root = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => toStepRows(value), [value])
  const editing = useRowHistory(groups, (next) => onChange(fromStepRows(next)))
  const [editors] = useState(stepEditors)
  const [said, say] = useState('')
  const focus = useStepFocus(root, editors)
  const offerUndo = useUndoOffer()
  const actions = useMemo(
    () => stepActions({ editing, focus, say, offerUndo }),
    [editing, focus, offerUndo],
  )
  return {
    root,
    groups,
    editors,
    said,
    actions,
  }
}

/** Moves the focus after the change that requested it has been rendered. */
function useStepFocus(
  root: RefObject<HTMLDivElement | null>,
  editors: StepEditors,
): (wish: RowFocus) => void {
  const wish = useRef<RowFocus | null>(null)
  const [, draw] = useState(0)
  useLayoutEffect(() => {
    const wanted = wish.current
    if (!wanted) return
    const heading = root.current?.querySelector<HTMLInputElement>(
      `[data-row="${wanted.id}"] input[data-line]`,
    )
    const editor = editors.get(wanted.id)
    if (!heading && !editor) return
    wish.current = null
    if (heading) heading.focus()
    else if (editor) focusStep(editor, wanted.at)
  })
  return useCallback((wanted) => {
    wish.current = wanted
    draw((count) => count + 1)
  }, [])
}
