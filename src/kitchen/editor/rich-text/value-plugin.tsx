'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { CLEAR_HISTORY_COMMAND } from 'lexical'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { isSame } from './same-document'
import type { TextForm } from './text-form'
import { readDocument, EXTERNAL_UPDATE, $showDocument } from './show-document'

/** The documents that an editor last showed and last emitted. */
export type ShownValue<Document> = RefObject<{ passed: Document; shown: Document }>

/** Remembers the document that an editor shows, starting with its first value. */
export const useShownValue = <Document,>(value: Document): ShownValue<Document> =>
  useRef({ passed: value, shown: value })

type Props<Document extends LetterDocument> = {
  value: Document
  shownRef: ShownValue<Document>
  form: TextForm<Document>
  onChange: (next: Document) => void
}

/**
 * Emits what is typed, and shows external changes of the value. These reset the undo history: undo must not
 * remove another user's edits.
 */
export function ValuePlugin<Document extends LetterDocument>(props: Props<Document>): null {
  const { value, shownRef, form, onChange } = props
  const [editor] = useLexicalComposerContext()
  const pass = useRef(onChange)
  useEffect(() => {
    pass.current = onChange
  })
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(EXTERNAL_UPDATE) || (dirtyElements.size === 0 && dirtyLeaves.size === 0))
          return
        const next = form.fit(readDocument(editorState))
        if (isSame(next, shownRef.current.shown)) return
        shownRef.current = { passed: next, shown: next }
        pass.current(next)
      }),
    [editor, form, shownRef],
  )
  useEffect(() => {
    const { passed, shown: before } = shownRef.current
    if (value === passed) return
    shownRef.current = { passed: value, shown: value }
    if (isSame(value, before)) return
    editor.update(() => $showDocument(value, before), { tag: EXTERNAL_UPDATE, discrete: true })
    editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }, [editor, shownRef, value])
  return null
}
