'use client'

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FocusEventHandler, InputHTMLAttributes, KeyboardEvent, ReactElement } from 'react'
import { rankMatches } from './found'
import type { Choice } from './found'
import { ResultRow } from './result-row'
import type { Result } from './result-row'
import styles from './parts.module.css'

type Props = {
  id: string
  /** Names the list of results. */
  label: string
  typed: string
  onType: (typed: string) => void
  choices: readonly Choice[]
  onChoose: (id: string) => void
  /** Creates an entry with the typed name, if no choice has exactly this name. */
  onCreate?: ((typed: string) => void) | undefined
  /** Takes Enter when nothing is to be chosen; without it, Enter is left to the form. */
  onEnter?: (() => void) | undefined
  onOtherKey?: (event: KeyboardEvent) => void
  onBlur?: FocusEventHandler
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** Number of results shown. */
const MAX_RESULTS = 50

/**
 * A combobox: typing filters, arrows move through the list, Enter takes the first match, Escape closes the
 * list.
 * @see docs/product/kitchen.md#pickers
 */
export function Picker(props: Props): ReactElement {
  const { id, label, typed, onType } = props
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const close = (): void => {
    setOpen(false)
    setIndex(0)
  }
  const results = useResults(props, close)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.min(index, Math.max(0, results.length - 1))
  const isShown = isOpen && results.length > 0
  useEffect(() => {
    if (isShown) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at, isShown])
  const keys = { results, at, isShown, setIndex, open: () => setOpen(true), close }
  return (
    <>
      <input
        {...props.input}
        id={id}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${listId}-${at}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(event.target.value.trim() !== '')
          setIndex(0)
        }}
        onKeyDown={(event) => pressKey(event, keys, props)}
        onBlur={(event) => {
          close()
          props.onBlur?.(event)
        }}
      />
      {isShown ? (
        <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.offered}>
          {results.map((result, place) => (
            <ResultRow
              key={result.key}
              id={`${listId}-${place}`}
              result={result}
              isActive={place === at}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}

function useResults({ choices, typed, onChoose, onCreate }: Props, close: () => void): Result[] {
  const matches = useMemo(() => rankMatches(choices, typed).slice(0, MAX_RESULTS), [choices, typed])
  const results: Result[] = matches.map(({ id, label, detail }) => ({
    key: id,
    label,
    ...(detail === undefined ? {} : { detail }),
    isChosen: false,
    choose: () => {
      close()
      onChoose(id)
    },
  }))
  const title = typed.trim()
  const isKnown = choices.some(({ label }) => label.toLowerCase() === title.toLowerCase())
  if (onCreate && title !== '' && !isKnown) {
    const choose = (): void => {
      close()
      onCreate(title)
    }
    results.push({ key: 'create', label: `Create “${title}”`, isChosen: false, choose })
  }
  return results
}

type Keys = {
  results: readonly Result[]
  at: number
  isShown: boolean
  setIndex: (at: number) => void
  open: () => void
  close: () => void
}

function pressKey(event: KeyboardEvent, keys: Keys, { onEnter, onOtherKey }: Props): void {
  if (event.key === 'ArrowDown') step(event, keys, 1)
  else if (event.key === 'ArrowUp') step(event, keys, -1)
  else if (keys.isShown && isForList(event, keys)) event.preventDefault()
  else if (event.key === 'Enter' && onEnter) {
    event.preventDefault()
    onEnter()
  } else onOtherKey?.(event)
}

function step(event: KeyboardEvent, keys: Keys, by: 1 | -1): void {
  const { results, at, isShown, setIndex, open } = keys
  event.preventDefault()
  if (isShown) setIndex((at + by + results.length) % results.length)
  else open()
}

/** Whether a key is for the open list, which has then acted on it. */
function isForList(event: KeyboardEvent, { results, at, close }: Keys): boolean {
  if (event.key === 'Enter') {
    results[at]?.choose()
    return true
  }
  if (event.key !== 'Escape') return false
  // The window around it stays open.
  event.stopPropagation()
  close()
  return true
}
