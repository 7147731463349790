'use client'

import { useState } from 'react'
import type { EditorWindow } from './head/more-menu'

/** The windows of the editor, of which one is open at a time. */
export type EditorWindows = {
  open: (window: EditorWindow) => void
  propsOf: (window: EditorWindow) => { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }
}

/** The open window of the editor: initially the one in the URL, `#bring-in`. */
export function useEditorWindows(): EditorWindows {
  const [shown, setShown] = useState<EditorWindow | null>(() =>
    window.location.hash === '#bring-in' ? 'bring-in' : null,
  )
  return {
    open: setShown,
    propsOf: (window) => ({
      isOpen: shown === window,
      onOpenChange: (isOpen) => setShown(isOpen ? window : null),
    }),
  }
}
