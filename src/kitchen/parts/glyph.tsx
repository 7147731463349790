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
  stack: ['M12 3.5l8.5 4.5-8.5 4.5L3.5 8z', 'M4 12.3l8 4.2 8-4.2', 'M4 16.3l8 4.2 8-4.2'],
  speech: ['M4 5h16v11h-9l-4.5 4v-4H4z', 'M8 9h8', 'M8 12h5'],
  chart: ['M4.5 20V11', 'M9.5 20V5', 'M14.5 20v-6', 'M19.5 20V8.5'],
  inbox: ['M12 3.5V13', 'M8 9.5l4 4 4-4', 'M4 15v5h16v-5'],
  outbox: ['M12 13.5V4', 'M8 7.5l4-4 4 4', 'M4 15v5h16v-5'],
  sidebar: ['M4 5h16v14H4z', 'M9.5 5v14'],
  columns: ['M4 5h16v14H4z', 'M9.3 5v14', 'M14.7 5v14'],
  tag: ['M4 4h8l8 8-8 8-8-8z', 'M8.2 8.2v.01'],
  trash: ['M5 7h14', 'M9.5 7V4.5h5V7', 'M7 7l1 13h8l1-13'],
  sites: ['M4 4h7v7H4z', 'M13 4h7v7h-7z', 'M4 13h7v7H4z', 'M13 13h7v7h-7z'],
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
