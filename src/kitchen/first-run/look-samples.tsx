import type { ReactElement } from 'react'
import type { Colours } from '@/src/domain/appearance/palettes'
import type { TypePair } from '@/src/domain/appearance/type-pairs'
import styles from './first-run.module.css'

/** The name of a pair: its two families. */
export const pairName = ({ displayFontFamily, narrativeFontFamily }: TypePair): string =>
  `${displayFontFamily} and ${narrativeFontFamily}`

const SHOWN = [
  'colorBackground',
  'colorPanel',
  'colorAccent',
  'colorEmphasis',
  'colorText',
] as const

/** The main colours of a palette, side by side. */
export function Swatches({ colours }: { colours: Colours }): ReactElement {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {SHOWN.map((name) => (
        <span key={name} style={{ backgroundColor: colours[name] }} />
      ))}
    </span>
  )
}

/** Two families in their own letters. */
export function Letters({ pair }: { pair: TypePair }): ReactElement {
  return (
    <span className={styles.letters} aria-hidden="true">
      <span style={{ fontFamily: `"${pair.displayFontFamily}"` }}>Plum tart</span>
      <span style={{ fontFamily: `"${pair.narrativeFontFamily}"` }}>Slice thinly, then rest.</span>
    </span>
  )
}
