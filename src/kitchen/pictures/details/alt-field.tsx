'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '@/src/ui/form/field'
import { errorMessage } from '../../parts/error-message'
import { describePicture } from '../../state/pictures'

/** Characters of an alternative text at most. */
const MAX_ALT_LENGTH = 1000

type Props = {
  site: string
  id: string
  alt: string | null
  label?: string
  hint?: string
  onSaved?: (alt: string | null) => void
}

/**
 * The field for a picture's description, saved when it is left or Enter is pressed.
 * @see docs/product/media.md#alternative-text
 */
export function AltField({ site, id, alt, onSaved, label, hint }: Props): ReactElement {
  const [typed, setTyped] = useState(alt ?? '')
  const [kept, setKept] = useState(alt ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    if (typed.trim() === kept) return
    try {
      const picture = await describePicture(site, id, { alt: typed.trim() })
      setKept(picture.alt ?? '')
      setFailure(null)
      onSaved?.(picture.alt)
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }
  // A window that is closed takes the field away without leaving it.
  const saveAtEnd = useEffectEvent(save)
  useEffect(() => () => void saveAtEnd(), [])
  return (
    <TextField
      label={label ?? 'Alt text'}
      hint={hint}
      dir="auto"
      value={typed}
      maxLength={MAX_ALT_LENGTH}
      placeholder="A loaf on a board, cut open"
      error={failure}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save()
      }}
    />
  )
}
