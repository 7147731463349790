import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import styles from './fields.module.css'

/** A row's place in its list, and its actions. */
export type RowPlace = {
  /** The name of the row in the labels of its buttons: "link 2". */
  name: string
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** Without it a row cannot be removed. */
  onRemove?: (at: number) => void
}

type Props = RowPlace & { children: ReactNode }

/**
 * The buttons of a row: its handle, up, down, remove. The focus stays with the row, and after a removal in
 * its list.
 */
export function RowButtons(props: Props): ReactElement {
  const { name, at, count, onMove, onRemove, children } = props
  const buttons = useRef<HTMLDivElement>(null)
  const move = (to: number): void => {
    const isUp = to < at
    onMove(at, to)
    // In the new order, the pressed button may be disabled.
    requestAnimationFrame(() => focusFirst(buttons.current, isUp ? [UP, DOWN] : [DOWN, UP]))
  }
  const remove = (): void => {
    const section = buttons.current?.closest('section') ?? null
    onRemove?.(at)
    requestAnimationFrame(() =>
      focusFirst(section, [
        `li:nth-child(${at + 1}) ${REMOVE}`,
        `li:nth-child(${at}) ${REMOVE}`,
        'input, button',
      ]),
    )
  }
  return (
    <div ref={buttons} className={styles.buttons}>
      {children}
      <Button
        kind="quiet"
        data-does="up"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        Up
      </Button>
      <Button
        kind="quiet"
        data-does="down"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      >
        Down
      </Button>
      {onRemove ? (
        <Button kind="quiet" data-does="remove" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </Button>
      ) : null}
    </div>
  )
}

const UP = '[data-does="up"]:enabled'
const DOWN = '[data-does="down"]:enabled'
const REMOVE = '[data-does="remove"]'

/** Focuses the first of some elements that exists. */
function focusFirst(within: Element | null, selectors: readonly string[]): void {
  const found = selectors.map((selector) => within?.querySelector<HTMLElement>(selector))
  found.find((element) => element)?.focus()
}

/** Moves an entry of a list to another place. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries]
  return moved.toSpliced(to, 0, ...moved.splice(from, 1))
}
