'use client'

import { useEffect, useId, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react'
import { clipboardText } from '@/src/kitchen/parts/clipboard-text'
import { Button } from '@/src/ui/button'
import fieldStyles from '../fields/fields.module.css'
import styles from './bring-in.module.css'
import { MAX_SHOWN_CHARACTERS, chooseSource } from './source'
import type { Reading } from './use-reading'

/** The field for a link, a page or a text, typed or pasted; a paste into the empty box is parsed at once. */
export function SourceForm({ reading }: { reading: Reading }): ReactElement {
  const { state, text, setText, cancel } = reading
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const isReading = state.kind === 'reading'
  useEffect(() => {
    if (!isReading) box.current?.focus()
  }, [isReading])
  const { submit, onPaste } = useSubmitting(reading)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.form}>
      <label className={fieldStyles.label} htmlFor={id}>
        Link or text
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        value={text}
        readOnly={isReading}
        placeholder={'https://…\n\nor the full recipe text'}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKey}
      />
      <p id={`${id}-note`} className={styles.note}>
        The title, ingredients, steps, times and more are read from it. Nothing changes until you
        accept it. 2 MB at most.
      </p>
      <Outcome reading={reading} />
      <div className={styles.acts}>
        {isReading ? (
          <Button isLarge onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button kind="primary" isLarge disabled={text.trim() === ''} onClick={() => submit()}>
            Read it
          </Button>
        )}
      </div>
    </div>
  )
}

/** Submits the text of the box, and text pasted into an empty one. */
function useSubmitting({ text, setText, read }: Reading) {
  const submit = (html = '', words = text): void => {
    const source = chooseSource({ text: words, html })
    if (source) read(source)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { clipboardData, currentTarget } = event
    if (currentTarget.value.trim() !== '') return
    const words = clipboardText(clipboardData)
    const html = clipboardData.getData('text/html')
    if (words.length > MAX_SHOWN_CHARACTERS) {
      event.preventDefault()
      submit(html, words)
      return
    }
    if (words !== clipboardData.getData('text/plain')) {
      event.preventDefault()
      setText(words)
    }
    // The pasted text is also put into the box, to be corrected and parsed again after a failure.
    setTimeout(() => submit(html, words))
  }
  return { submit, onPaste }
}

function Outcome({ reading: { state } }: { reading: Reading }): ReactElement {
  return (
    <>
      <div role="status" className={styles.progress}>
        {state.kind === 'reading' ? (
          <>
            <span className={styles.bar} aria-hidden="true" />
            {state.isAddress ? 'Fetching the page and reading it' : 'Reading'}
          </>
        ) : null}
      </div>
      <p role="alert" className={styles.problem}>
        {state.kind === 'asked' ? state.problem : null}
      </p>
    </>
  )
}
