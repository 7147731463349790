'use client'

import { TOGGLE_LINK_COMMAND } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { parseTypedUrl } from './typed-address'
import styles from './bar.module.css'

type Props = { url: string | null; onDone: () => void }

/** The validated address of a link; an empty one removes the link. */
export function LinkForm({ url, onDone }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [typed, setTyped] = useState(url ?? '')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => input.current?.select(), [])
  const done = (): void => {
    onDone()
    editor.focus()
  }
  const link = (address: string): void => {
    const isNone = address === ''
    setWrong(!isNone && !isWebAddress(address))
    if (!isNone && !isWebAddress(address)) return
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, isNone ? null : address)
    done()
  }
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        link(parseTypedUrl(typed))
      }}
    >
      <input
        ref={input}
        value={typed}
        aria-label="Address of the link"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder="https://"
        inputMode="url"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') done()
        }}
      />
      {isWrong ? (
        <span id={id} role="alert" className={styles.wrong}>
          Invalid URL
        </span>
      ) : null}
      <button type="submit">Apply</button>
      {url === null ? null : (
        <button type="button" onClick={() => link('')}>
          Remove
        </button>
      )}
    </form>
  )
}
