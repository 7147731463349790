import type { ReactElement } from 'react'
import { ICON_SHAPES } from './icon-shapes'
import type { IconName } from './icon-shapes'

type IconProps = {
  name: IconName
  /** Size in CSS pixels. */
  size?: number
  className?: string | undefined
}

/** A small line drawing in the colour of the text; it says nothing to screen readers. */
export function Icon({ name, size = 20, className }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {ICON_SHAPES[name].map((shape) =>
        shape.startsWith('fill:') ? (
          <path key={shape} d={shape.slice(5)} fill="currentColor" stroke="none" />
        ) : (
          <path key={shape} d={shape} />
        ),
      )}
    </svg>
  )
}
