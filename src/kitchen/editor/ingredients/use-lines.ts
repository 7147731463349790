'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { RowFocus } from '../rows/row-actions'
import type { RowGroups } from '../rows/row-groups'
import { allRows } from '../rows/row-groups'
import { useRowHistory } from '../rows/use-row-history'
import type { IngredientLine } from './ingredient-line'
import { fromRows, hasParts, toRows } from './ingredient-line'
import type { IngredientLinesProps } from './ingredient-lines-props'
import type { LineActions } from './line-actions'
import { lineActions } from './line-actions'
import type { Pasted } from './pasted-lines'
import { lineFromText } from './pasted-lines'

/** A list of lines, what can be done with it, and what it has to say. */
export type Lines = {
  root: RefObject<HTMLDivElement | null>
  groups: RowGroups<IngredientLine>
  actions: LineActions
  pasted: Pasted | null
  dismiss: () => void
  /** The last announcement for screen readers. */
  said: string
}

/** Holds the list together: its history, where the focus goes, and what was pasted. */
export function useLines(
  { value, onChange, catalogues, read }: IngredientLinesProps,
  edit: (id: string | null) => void,
): Lines {
  const root = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => toRows(value), [value])
  const editing = useRowHistory(groups, (next) => onChange(fromRows(next)))
  const focus = useFocusWish(root, edit)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [said, say] = useState('')
  const known = useRef({ catalogues, read })
  useLayoutEffect(() => {
    known.current = { catalogues, read }
  })
  const actions = useMemo(
    () =>
      lineActions({
        editing,
        catalogues: () => known.current.catalogues,
        read: () => known.current.read,
        focus,
        tell: setPasted,
        say,
      }),
    [editing, focus],
  )
  useUnreadLines(groups, read, actions)
  return { root, groups, actions, pasted, dismiss: useCallback(() => setPasted(null), []), said }
}

/** Moves the focus after the change that asked for it has been drawn. */
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

/** Lines that were typed before the parser had come are understood when it has. */
function useUnreadLines(
  groups: RowGroups<IngredientLine>,
  read: IngredientLinesProps['read'],
  actions: LineActions,
): void {
  const typed = useRef(new Set<string>())
  useEffect(() => {
    if (!read) {
      typed.current = new Set(
        allRows(groups)
          .filter((line) => !hasParts(line))
          .map(({ id }) => id),
      )
      return
    }
    const waiting = typed.current
    typed.current = new Set()
    for (const line of allRows(groups)) {
      if (!waiting.has(line.id) || hasParts(line) || !line.originalText) continue
      const { id: _id, ...understood } = lineFromText(line.originalText, read)
      actions.correct(line.id, understood)
    }
  }, [actions, groups, read])
}
