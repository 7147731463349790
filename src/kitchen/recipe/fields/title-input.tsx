'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactElement } from 'react'
import { loadAlphabets } from '@/src/domain/addresses/lazy-slug'
import { useTextHeight } from '@/src/kitchen/parts/use-text-height'
import styles from './fields.module.css'

/** Joins pasted lines to a single one. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

type Props = {
  title: string
  placeholder?: string
  /** The server's message about it. */
  issue: string | null
  onChange: (title: string) => void
}

/** A title in one line, as large as on the site. */
export function TitleInput({
  title,
  placeholder = 'Recipe title',
  issue,
  onChange,
}: Props): ReactElement {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useTextHeight(box, title)
  // A new page begins with its name. The focus comes with the effects, not with the element: before
  // them the editor is not subscribed to its store yet, and React reverts typed text.
  useEffect(() => {
    if (box.current?.value === '') box.current.focus({ preventScroll: true })
  }, [])
  const initialTitle = useRef(title)
  const onLoaded = useEffectEvent(onChange)
  // The address of a title in another alphabet follows once that is loaded.
  useEffect(() => {
    void loadAlphabets(title).then((isLoaded) => {
      if (isLoaded && title !== initialTitle.current) onLoaded(title)
    })
  }, [title])
  return (
    <div className={styles.field}>
      <textarea
        className={styles.title}
        rows={1}
        dir="auto"
        value={title}
        placeholder={placeholder}
        aria-label="Title"
        aria-invalid={issue ? true : undefined}
        aria-describedby={id}
        ref={box}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => onChange(oneLine(event.target.value))}
      />
      <span id={id} className={styles.error} role="alert">
        {issue}
      </span>
    </div>
  )
}
