import type { ReactElement } from 'react'

/** A drag handle of six dots. */
export function Grip(): ReactElement {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {[3, 8, 13].flatMap((y) => [
        <circle key={`a${y}`} cx="5.5" cy={y} r="1.3" />,
        <circle key={`b${y}`} cx="10.5" cy={y} r="1.3" />,
      ])}
    </svg>
  )
}
