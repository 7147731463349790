'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../rows/rows.module.css'
import type { LineActions } from './line-actions'
import type { Pasted } from './pasted-lines'
import { pasteText } from './pasted-lines'

type Props = { pasted: Pasted | null; actions: LineActions; onClose: () => void }

/** The notice after a paste: the number of lines understood, and links to the others. */
export function PasteNotice({ pasted, actions, onClose }: Props): ReactElement {
  const [first] = pasted?.unknown ?? []
  return (
    <p role="status" className={pasted ? styles.notice : undefined}>
      {pasted ? (
        <>
          <span>{pasteText(pasted)}.</span>
          {first === undefined ? null : (
            <Button
              kind="quiet"
              onClick={() => actions.focus({ id: first, at: 'end', isText: false })}
            >
              Look at {pasted.unknown.length}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              actions.travel(-1)
              onClose()
            }}
          >
            Undo
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      ) : null}
    </p>
  )
}
