import type { ReactElement } from 'react'
import styles from './parts.module.css'

/** A line of a list to choose from. */
export type Result = {
  key: string
  label: string
  detail?: string
  choose: () => void
  isChosen: boolean
}

type Props = { id: string; result: Result; isActive: boolean }

/** A result of a search; a press chooses it, and the focus stays in the line that is typed in. */
export function ResultRow({ id, result, isActive }: Props): ReactElement {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-is-chosen={result.isChosen || undefined}
      className={styles.result}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={result.choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') result.choose()
      }}
    >
      <span>{result.label}</span>
      {result.detail ? <span className={styles.detail}>{result.detail}</span> : null}
    </div>
  )
}
