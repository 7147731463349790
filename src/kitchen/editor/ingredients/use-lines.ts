'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useUndoOffer } from '../../parts/use-undo-offer'
import type { RowFocus } from '../rows/row-actions'
import type { RowGroups } from '../rows/row-groups'
import { allRows, updateRow } from '../rows/row-groups'
import { useRowHistory } from '../rows/use-row-history'
import type { RowEditing } from '../rows/use-row-history'
import type { LineTools } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import { fromRows, toRows } from './ingredient-line'
import type { IngredientLinesProps } from './ingredient-lines-props'
import type { LineActions } from './line-actions'
import { lineActions } from './line-actions'
import type { Pasted } from './pasted-lines'
import { completeLine } from './typed-line'

/** A list of lines, its actions, and its messages. */
export type Lines = {
  root: RefObject<HTMLDivElement | null>
  groups: RowGroups<IngredientLine>
  actions: LineActions
  /** The catalogues and the parser as they are now. */
  tools: () => LineTools
  /** Messages below lines, by their ids. */
  remarks: ReadonlyMap<string, string>
  pasted: Pasted | null
  dismiss: () => void
  /** The last announcement for screen readers. */
  said: string
}

/** The state of the list: its history, its focus, and the result of a paste. */
export function useLines(props: IngredientLinesProps, edit: (id: string | null) => void): Lines {
  const { value, onChange } = props
  const root = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => toRows(value), [value])
  const editing = useRowHistory(groups, (next) => onChange(fromRows(next)))
  const focus = useFocusWish(root, edit)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [said, say] = useState('')
  const { remarks, remark } = useRemarks(say)
  const tools = useTools(props)
  const offerUndo = useUndoOffer()
  const actions = useMemo(
    () => lineActions({ editing, tools, focus, tell: setPasted, say, remark, offerUndo }),
    [editing, focus, tools, remark, offerUndo],
  )
  useUnreadLines(groups, props, editing)
  const dismiss = useCallback(() => setPasted(null), [])
  return { root, groups, actions, tools, remarks, pasted, dismiss, said }
}

function useTools({ catalogues, read }: IngredientLinesProps): () => LineTools {
  const known = useRef<LineTools>({ catalogues, read })
  useLayoutEffect(() => {
    known.current = { catalogues, read }
  })
  return useCallback(() => known.current, [])
}

/** Messages below lines, which are announced too. */
function useRemarks(say: (words: string) => void) {
  const [remarks, setRemarks] = useState<ReadonlyMap<string, string>>(new Map())
  const remark = useCallback(
    (id: string, messages: readonly string[]) => {
      const words = messages.join(' ')
      if (words !== '') say(words)
      setRemarks((now) => {
        if ((now.get(id) ?? '') === words) return now
        const next = new Map(now)
        if (words === '') next.delete(id)
        else next.set(id, words)
        return next
      })
    },
    [say],
  )
  return { remarks, remark }
}

/** Moves the focus after the change that requested it has been rendered. */
function useFocusWish(
  root: RefObject<HTMLDivElement | null>,
  edit: (id: string | null) => void,
): (wish: RowFocus) => void {
  const wish = useRef<RowFocus | null>(null)
  const [, draw] = useState(0)
  useLayoutEffect(() => {
    const wanted = wish.current
    const element =
      wanted && root.current?.querySelector<HTMLElement>(`[data-row="${wanted.id}"] [data-line]`)
    if (!wanted || !element) return
    wish.current = null
    element.focus()
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
      const at = wanted.at === 'start' ? 0 : wanted.at === 'end' ? element.value.length : wanted.at
      element.setSelectionRange(at, at)
    }
  })
  return useCallback(
    (wanted) => {
      wish.current = wanted
      edit(wanted.isText ? wanted.id : null)
      draw((count) => count + 1)
    },
    [edit],
  )
}

/**
 * Completes lines that were typed before the parser had loaded, or come from an older draft. This is not an
 * undo step.
 */
function useUnreadLines(
  groups: RowGroups<IngredientLine>,
  { catalogues, read }: IngredientLinesProps,
  editing: RowEditing<IngredientLine>,
): void {
  useEffect(() => {
    const tools = { catalogues, read }
    let next = editing.current()
    for (const line of allRows(next)) {
      const completed = completeLine(line, tools)
      if (completed !== line) next = updateRow(next, line.id, () => completed)
    }
    editing.replace(next)
  }, [catalogues, editing, groups, read])
}
