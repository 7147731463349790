import type { MouseEvent, ReactElement } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  value: Value
  options: readonly { value: Value; label: string; href: string }[]
  onChange: (value: Value) => void
}

/** Segmented links between views of the same list, each of which can be opened and bookmarked. */
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

/** Whether a click navigates here, instead of opening the link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
