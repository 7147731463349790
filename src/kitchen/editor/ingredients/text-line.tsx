'use client'

import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react'
import { MAX_LINE_LENGTH } from '@/src/domain/recipes/recipe-limits'
import { clipboardText } from '@/src/kitchen/parts/clipboard-text'
import { useTextHeight } from '@/src/kitchen/parts/use-text-height'
import { useTypingSession } from '../rows/use-typing-session'
import type { IngredientLine } from './ingredient-line'
import { isEmptyLine } from './ingredient-line'
import styles from './ingredients.module.css'
import { useListContext } from './list-context'
import { editLine } from './typed-line'

/** A line as text. Typed text is annotated at once and shown with its parts when the line is left. */
export function TextLine({ line }: { line: IngredientLine }): ReactElement {
  const { actions, edit } = useListContext()
  const { text, type, from } = useTypedText(line)
  const box = useRef<HTMLTextAreaElement>(null)
  useTextHeight(box, text)
  useLeaving(from, actions.nameLostParts)
  return (
    <textarea
      ref={box}
      className={styles.text}
      data-line
      rows={1}
      maxLength={MAX_LINE_LENGTH}
      dir="auto"
      value={text}
      aria-label="Ingredient"
      placeholder="2 cups flour, sifted"
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="next"
      onFocus={() => edit(line.id)}
      onBlur={() => {
        edit(null)
        actions.leave(line.id)
      }}
      onChange={({ target }) => {
        // Keyboards of phones send a line break rather than a key.
        if (!/[\r\n]/.test(target.value)) type(target.value)
        else actions.split(line.id, from, splitAt(target.value, target.value.search(/[\r\n]/)))
      }}
      onPaste={(event) => pasteText(event, (pasted) => actions.paste(line.id, pasted), type)}
      onKeyDown={(event) => {
        const act = event.nativeEvent.isComposing ? null : keyAction(event, text)
        if (!act) return
        event.preventDefault()
        event.stopPropagation()
        const at = event.currentTarget.selectionStart
        const does = {
          split: () => actions.split(line.id, from, splitAt(text, at)),
          remove: () => actions.remove(line.id),
          join: () => actions.joinBefore(line.id),
          parts: () => showParts(line, { actions, edit }),
          up: () => actions.step(line.id, -1, false),
          down: () => actions.step(line.id, 1, false),
        }
        does[act]()
      }}
    />
  )
}

/** Calls back when the field is gone, with the line as it was before it was typed in. */
function useLeaving(from: IngredientLine, leave: (from: IngredientLine) => void): void {
  const latest = useRef(from)
  useEffect(() => {
    latest.current = from
  })
  useEffect(() => () => leave(latest.current), [leave])
}

type Means = Pick<ReturnType<typeof useListContext>, 'actions' | 'edit'>

function showParts(line: IngredientLine, { actions, edit }: Means): void {
  if (isEmptyLine(line)) return
  edit(null)
  actions.focus({ id: line.id, at: 'end', isText: false })
}

type Typing = {
  text: string
  type: (text: string) => void
  /** The line as it was before it was typed in. */
  from: IngredientLine
}

/** The text of a line while it is typed in; a change from outside shows at once. */
function useTypedText(line: IngredientLine): Typing {
  const { actions, tools } = useListContext()
  const [typed, setTyped] = useState(() => begun(line))
  const session = useTypingSession()
  const { text, from } = typed
  if (typed.seen !== line) {
    const isOwn = editLine(from, text, tools()).text === line.text
    setTyped(isOwn ? { ...typed, seen: line } : begun(line))
  }
  return {
    text,
    from,
    type(next) {
      setTyped({ ...typed, text: next })
      actions.type(line.id, { from, session: session() }, next)
    },
  }
}

const begun = (line: IngredientLine) => ({ seen: line, from: line, text: line.text })

const splitAt = (text: string, at: number): [string, string] => [
  text.slice(0, at).trim(),
  text.slice(at).trim(),
]

type KeyAction = 'split' | 'remove' | 'join' | 'parts' | 'up' | 'down'

function keyAction(event: KeyboardEvent<HTMLTextAreaElement>, text: string): KeyAction | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const { selectionStart, selectionEnd } = event.currentTarget
  const isAtStart = selectionStart === 0 && selectionEnd === 0
  const isAtEnd = selectionStart === text.length
  const actions: Readonly<Record<string, KeyAction | null>> = {
    Enter: 'split',
    Escape: 'parts',
    Backspace: backspaceAction(text, isAtStart),
    ArrowUp: isAtStart || isAtEnd ? 'up' : null,
    ArrowDown: isAtEnd ? 'down' : null,
  }
  return actions[event.key] ?? null
}

function backspaceAction(text: string, isAtStart: boolean): KeyAction | null {
  if (text === '') return 'remove'
  return isAtStart ? 'join' : null
}

/**
 * Pastes several lines as separate rows. A single line is plain text, which the browser inserts
 * unless its fractions are written in markup.
 */
function pasteText(
  event: ClipboardEvent<HTMLTextAreaElement>,
  paste: (lines: string) => void,
  type: (text: string) => void,
): void {
  const { clipboardData, currentTarget: box } = event
  const text = clipboardText(clipboardData)
  const isLines = /\S\s*[\r\n]\s*\S/.test(text)
  if (!isLines && text === clipboardData.getData('text/plain')) return
  event.preventDefault()
  if (isLines) {
    paste(text)
    return
  }
  box.setRangeText(text.trim(), box.selectionStart, box.selectionEnd, 'end')
  type(box.value)
}
