import type { MouseEvent, ReactElement } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  value: Value
  options: readonly { value: Value; label: string; href: string }[]
  onChange: (value: Value) => void
}

/** A few views of the same list side by side: links, so that each can be opened and kept. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className={styles.segments}>
        {options.map((option) => (
          <li key={option.value}>
            <a
              className={styles.segment}
              href={option.href}
              aria-current={option.value === value ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onChange(option.value)
              }}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether a click means "go there", not "open it elsewhere". */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
