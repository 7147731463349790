'use client'

import { useId, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Picker } from '../../editor/parts/picker'
import fieldStyles from '../fields/fields.module.css'
import { Chosen } from './chosen'
import styles from './terms.module.css'

type Choice = { id: string; title: string }

type Props = {
  label: string
  hint?: string
  choices: readonly Choice[]
  chosen: readonly Choice[]
  /** Whether a change is pending, which blocks further ones. */
  isBusy: boolean
  error: string | null
  onAdd: (id: string) => void
  onRemove: (id: string) => void
  /** Handles text that matches no choice; `done` empties the box. */
  onNew: (title: string, done: () => void) => void
  /** Whether a missing choice can be created. */
  canCreate?: boolean
}

/** A multi-select combobox: typing suggests choices, Enter takes the first, each can be removed. */
export function TypedChoices(props: Props): ReactElement {
  const { label, hint, choices, chosen, isBusy, error, onAdd, onRemove, onNew } = props
  const { canCreate = false } = props
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
  const add = (added: string): void => {
    if (isBusy) return
    clear()
    onAdd(added)
  }
  const onOtherKey = (event: KeyboardEvent): void => {
    const last = chosen.at(-1)
    if (event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && typed === '' && last && !isBusy) onRemove(last.id)
  }
  const offered = useOffered(choices, chosen)
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Chosen terms={chosen} onRemove={onRemove} />
        <Picker
          id={id}
          label={label}
          typed={typed}
          onType={setTyped}
          choices={offered}
          onChoose={add}
          onCreate={canCreate ? take : undefined}
          onEnter={take}
          onOtherKey={onOtherKey}
          onBlur={take}
          input={{
            className: styles.input,
            // Disabled, it would lose the focus while the author continues to type.
            readOnly: isBusy,
            'aria-describedby': `${id}-more`,
          }}
        />
      </div>
      <More id={`${id}-more`} hint={hint} error={error} />
    </div>
  )
}

/** The choices that are not chosen yet. */
function useOffered(choices: readonly Choice[], chosen: readonly Choice[]) {
  return useMemo(() => {
    const taken = new Set(chosen.map(({ id }) => id))
    return choices.filter(({ id }) => !taken.has(id)).map(({ id, title }) => ({ id, label: title }))
  }, [choices, chosen])
}

type MoreProps = { id: string; hint: string | undefined; error: string | null }

/** The error of a field, else its hint. */
function More({ id, hint, error }: MoreProps): ReactElement {
  return (
    <span id={id}>
      <span className={fieldStyles.error} role="alert">
        {error}
      </span>
      {hint === undefined || error !== null ? null : (
        <span className={fieldStyles.hint}>{hint}</span>
      )}
    </span>
  )
}
