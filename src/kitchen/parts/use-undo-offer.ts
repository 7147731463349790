'use client'

import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'

/** Time for which a removal can be undone in its notice, in milliseconds. */
const UNDO_FOR_MS = 10_000

/** Offers to undo a removal, with a text and the undo function. */
export type UndoOffer = (words: string, undo: () => void) => void

/** Offers Undo in a notice, which is removed with the part of the screen that it changes. */
export function useUndoOffer(): UndoOffer {
  const [offers] = useState(() => new Set<string | number>())
  useEffect(
    () => () => {
      for (const id of offers) toast.dismiss(id)
    },
    [offers],
  )
  return useCallback(
    (words, undo) => {
      const action = { label: 'Undo', onClick: undo }
      offers.add(toast(words, { duration: UNDO_FOR_MS, action }))
    },
    [offers],
  )
}
