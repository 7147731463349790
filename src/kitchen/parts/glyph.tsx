import type { ReactElement } from 'react'

const SHAPES = {
  more: ['M5.5 12v.01', 'M12 12v.01', 'M18.5 12v.01'],
  plus: ['M12 5v14', 'M5 12h14'],
  keyboard: [
    'M3.5 6.5h17v11h-17z',
    'M7 10v.01',
    'M10.4 10v.01',
    'M13.7 10v.01',
    'M17 10v.01',
    'M8 14h8',
  ],
  settings: ['M4 8h9', 'M17 8h3', 'M15 5.8v4.4', 'M4 16h3', 'M11 16h9', 'M9 13.8v4.4'],
  up: ['M6 14.5l6-6 6 6'],
} as const

type GlyphProps = { name: keyof typeof SHAPES; size?: number; className?: string | undefined }

/** Line drawings of the kitchen's own, in the manner of `ui/icon`. */
export function Glyph({ name, size = 20, className }: GlyphProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
