'use client'

import { useId, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import fieldStyles from '../fields/fields.module.css'
import { Chosen } from './chosen'
import styles from './terms.module.css'

type Choice = { id: string; title: string }

type Props = {
  label: string
  hint?: string
  choices: readonly Choice[]
  chosen: readonly Choice[]
  /** Whether a change is on its way: no other one is begun meanwhile. */
  isBusy: boolean
  error: string | null
  onAdd: (id: string) => void
  onRemove: (id: string) => void
  /** Takes words that are no choice; `done` empties the box. */
  onNew: (title: string, done: () => void) => void
}

/** Several of some choices: typing offers those there are, Enter takes one, each can be removed. */
export function TypedChoices(props: Props): ReactElement {
  const { label, hint, choices, chosen, isBusy, error, onAdd, onRemove, onNew } = props
  const [typed, setTyped] = useState('')
  const id = useId()
  const clear = (): void => setTyped('')
  const take = (): void => {
    const title = typed.trim()
    if (title === '' || isBusy) return
    const known = choices.find((choice) => choice.title.toLowerCase() === title.toLowerCase())
    if (!known) {
      onNew(title, clear)
      return
    }
    clear()
    if (!chosen.some((choice) => choice.id === known.id)) onAdd(known.id)
  }
  const onKey = (event: KeyboardEvent): void => {
    const last = chosen.at(-1)
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && typed === '' && last && !isBusy) onRemove(last.id)
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Chosen terms={chosen} onRemove={onRemove} />
        <input
          id={id}
          className={styles.input}
          list={`${id}-choices`}
          value={typed}
          // Disabled it would lose the focus of who goes on typing.
          readOnly={isBusy}
          aria-describedby={`${id}-more`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={take}
        />
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.title} />
          ))}
        </datalist>
      </div>
      <span id={`${id}-more`}>
        <span className={fieldStyles.error} role="alert">
          {error}
        </span>
        {hint === undefined || error !== null ? null : (
          <span className={fieldStyles.hint}>{hint}</span>
        )}
      </span>
    </div>
  )
}
