import type { ReactElement } from 'react'
import { classNames } from '@/src/ui/class-names'
import styles from './plate.module.css'

type PlateProps = {
  /** Decides how the plate is laid: the same words always draw the same. */
  seed: string
  ratio: number
  narrowRatio?: number
  className?: string | undefined
}

/** A placeholder for a missing picture: an empty plate in the colours of the site. */
export function Plate({ seed, ratio, narrowRatio, className }: PlateProps): ReactElement {
  const turn = hash(seed)
  return (
    <div
      className={classNames(styles.plate, className)}
      style={{ '--ratio': ratio, '--narrow-ratio': narrowRatio ?? ratio }}
      aria-hidden="true"
    >
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid meet">
        <circle r="78" className={styles.shade} cx="4" cy="7" />
        <circle r="78" className={styles.rim} />
        <circle r="54" className={styles.well} />
        <g transform={`rotate(${turn})`}>
          <path className={styles.leaf} d="M-30 16C-18-26 22-34 34-20 30 14-4 30-30 16z" />
          <path className={styles.vein} d="M-30 16C-12 6 12-6 34-20" />
        </g>
      </svg>
    </div>
  )
}

function hash(text: string): number {
  let turn = 7
  for (const letter of text) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return turn
}
