'use client'

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { rankMatches } from './found'
import type { Choice } from './found'
import { ResultRow } from './result-row'
import type { Result } from './result-row'
import styles from './parts.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  /** The id that is chosen now. */
  chosen: string | null
  onChoose: (id: string | null) => void
  /** The initial text of the search. */
  typed?: string
  /** Accepts the typed text, if the catalogue has no entry with that name. */
  own?: { label: (typed: string) => string; onTake: (typed: string) => void }
  /** Takes the choice away; absent where one is needed. */
  noneLabel?: string
}

/** Number of results shown. */
const MAX_SHOWN = 50

/** A search over a catalogue: arrows and Enter choose, a missing entry can be accepted as typed. */
export function SearchList(props: Props): ReactElement {
  const [typed, setTyped] = useState(props.typed ?? '')
  const items = useItems(props, typed)
  const [index, setIndex] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.min(index, Math.max(0, items.length - 1))
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className={styles.search}>
      <input
        role="combobox"
        aria-label={props.label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
        className={styles.input}
        value={typed}
        placeholder="Search"
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setIndex(0)
        }}
        onKeyDown={(event) => moveOrChoose(event, { at, items, setIndex })}
      />
      <div ref={list} id={id} role="listbox" aria-label={props.label} className={styles.results}>
        {items.map((item, place) => (
          <ResultRow key={item.key} id={`${id}-${place}`} result={item} isActive={place === at} />
        ))}
      </div>
    </div>
  )
}

function useItems({ choices, chosen, onChoose, own, noneLabel }: Props, typed: string): Result[] {
  return useMemo(() => {
    const items: Result[] = rankMatches(choices, typed)
      .slice(0, MAX_SHOWN)
      .map(({ id, label, detail }) => ({
        key: id,
        label,
        ...(detail === undefined ? {} : { detail }),
        isChosen: id === chosen,
        choose: () => onChoose(id),
      }))
    const words = typed.trim()
    const isKnown = choices.some(({ label }) => label.toLowerCase() === words.toLowerCase())
    if (own && words !== '' && !isKnown) {
      items.push({
        key: 'own',
        label: own.label(words),
        isChosen: false,
        choose: () => own.onTake(words),
      })
    }
    if (noneLabel !== undefined && chosen !== null) {
      items.push({ key: 'none', label: noneLabel, isChosen: false, choose: () => onChoose(null) })
    }
    return items
  }, [choices, chosen, noneLabel, onChoose, own, typed])
}

function moveOrChoose(
  event: KeyboardEvent,
  { at, items, setIndex }: { at: number; items: readonly Result[]; setIndex: (at: number) => void },
): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 && event.key !== 'Enter') return
  event.preventDefault()
  if (step === 0) items[at]?.choose()
  else setIndex((at + step + items.length) % Math.max(1, items.length))
}
