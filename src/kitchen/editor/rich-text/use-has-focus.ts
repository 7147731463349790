import { BLUR_COMMAND, COMMAND_PRIORITY_LOW, FOCUS_COMMAND, mergeRegister } from 'lexical'
import type { LexicalEditor } from 'lexical'
import { useLayoutEffect, useState } from 'react'

/** Whether an editor, or one of its toolbars, has the focus. */
export function useHasFocus(editor: LexicalEditor): boolean {
  const [hasFocus, setFocus] = useState(false)
  // Before the effects of a list that gives a new text the focus.
  useLayoutEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          FOCUS_COMMAND,
          () => {
            setFocus(true)
            return false
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          BLUR_COMMAND,
          (event) => {
            const to = event.relatedTarget
            const isOwn = to instanceof Element && to.closest('[data-editor-bar]') !== null
            if (!isOwn) setFocus(false)
            return false
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  )
  return hasFocus
}
