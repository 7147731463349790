import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from './fields.module.css'

type Props = {
  /** The name of the row in the labels of its buttons: "link 2". */
  name: string
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** Without it a row cannot be removed. */
  onRemove?: (at: number) => void
}

/** The buttons of a row: up, down, remove. */
export function RowButtons({ name, at, count, onMove, onRemove }: Props): ReactElement {
  return (
    <div className={styles.buttons}>
      <Button
        kind="quiet"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      >
        Up
      </Button>
      <Button
        kind="quiet"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        Down
      </Button>
      {onRemove ? (
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(at)}>
          Remove
        </Button>
      ) : null}
    </div>
  )
}

/** A list with one of its entries at another place. */
export function movedEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries]
  return moved.toSpliced(to, 0, ...moved.splice(from, 1))
}
