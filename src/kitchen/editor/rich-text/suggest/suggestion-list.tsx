'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { KeyCap } from '@/src/ui/key-cap'
import type { OpenOffer, Suggestion } from './suggestion'
import styles from './suggest.module.css'

type Props = { offer: OpenOffer; index: number; onChoose: (suggestion: Suggestion) => void }

/** The suggestions at the caret: the focus stays in the text, which names the chosen one. */
export function SuggestionList({ offer, index, onChoose }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = editor.getRootElement()
    text?.setAttribute('aria-controls', id)
    text?.setAttribute('aria-activedescendant', `${id}-${index}`)
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      text?.removeAttribute('aria-controls')
      text?.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, index])
  useLayoutEffect(() => {
    if (list.current) place(list.current, offer.at)
  })
  return createPortal(
    <div
      ref={list}
      id={id}
      className={styles.list}
      data-kind={offer.kind}
      role="listbox"
      aria-label="Suggestions"
    >
      {offer.suggestions.map((suggestion, at) => (
        <div
          key={suggestion.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          className={styles.option}
          // The caret stays where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={undefined}
        >
          <span>{suggestion.label}</span>
          {suggestion.detail ? <span className={styles.detail}>{suggestion.detail}</span> : null}
          {offer.kind === 'offer' ? <KeyCap>Tab</KeyCap> : null}
        </div>
      ))}
    </div>,
    document.body,
  )
}

const GAP = 6

/** Below the caret, or above it where there is no room; never outside the window. */
function place(element: HTMLElement, { left, top, bottom }: OpenOffer['at']): void {
  const { offsetWidth, offsetHeight } = element
  const isAbove = bottom + GAP + offsetHeight > window.innerHeight && top - GAP > offsetHeight
  element.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - offsetWidth - GAP))}px`
  element.style.top = `${isAbove ? top - GAP - offsetHeight : bottom + GAP}px`
}
