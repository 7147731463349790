import 'react'

declare module 'react' {
  /** Custom properties may be set from `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
