import type { ReactElement } from 'react'

const GROUND = '#1e5b43'
const BOWL = '#fbf6ea'
const LEAF = '#a7d9b0'

const SHAPES = [
  { d: 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z', fill: GROUND },
  { d: 'M16.6 15.6c-.5-4.7 2.2-8.5 7.2-9.6.6 5.2-2.2 8.9-7.2 9.6Z', fill: LEAF },
  { d: 'M14.9 15.6c.2-3.6-2-6.3-6-7-.3 3.9 2 6.7 6 7Z', fill: BOWL },
  { d: 'M5.8 17.2h20.4c0 4-2.3 7.4-5.6 9.1H11.4a10.2 10.2 0 0 1-5.6-9.1Z', fill: BOWL },
] as const

/** The platform's logo, a bowl with two leaves; decorative, as it is always beside text. */
export function Mark({ size = 28 }: { size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      {SHAPES.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}

const paths = SHAPES.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')

/** The logo as an SVG file. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths}</svg>`

/** The logo as a data URL, for browser tabs. */
export const MARK_ICON = `data:image/svg+xml,${encodeURIComponent(MARK_SVG)}`
