'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { CLEAR_HISTORY_COMMAND } from 'lexical'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { isSame } from './same-document'
import { documentOf, FROM_OUTSIDE, $showDocument } from './show-document'

/** The documents that an editor shows and has passed on last. */
export type ShownValue = RefObject<{ passed: RichTextDocument; shown: RichTextDocument }>

/** Remembers what an editor shows, beginning with its first value. */
export const useShownValue = (value: RichTextDocument): ShownValue =>
  useRef({ passed: value, shown: value })

type Props = {
  value: RichTextDocument
  shownRef: ShownValue
  onChange: (next: RichTextDocument) => void
}

/**
 * Passes on what is typed, and shows a value that comes from outside. Its undo begins anew then: a
 * step back must not take away what somebody else wrote.
 */
export function ValuePlugin({ value, shownRef, onChange }: Props): null {
  const [editor] = useLexicalComposerContext()
  const pass = useRef(onChange)
  useEffect(() => {
    pass.current = onChange
  })
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(FROM_OUTSIDE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
        const next = documentOf(editorState)
        if (isSame(next, shownRef.current.shown)) return
        shownRef.current = { passed: next, shown: next }
        pass.current(next)
      }),
    [editor, shownRef],
  )
  useEffect(() => {
    const { passed, shown: before } = shownRef.current
    if (value === passed) return
    shownRef.current = { passed: value, shown: value }
    if (isSame(value, before)) return
    editor.update(() => $showDocument(value, before), { tag: FROM_OUTSIDE, discrete: true })
    editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }, [editor, shownRef, value])
  return null
}
