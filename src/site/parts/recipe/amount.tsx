import { Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { figuresOf } from '@/src/domain/amounts/fraction-glyph'
import styles from './amount.module.css'

/** Most fonts lack half of the fraction glyphs, so they are composed of plain digits. */
const GLYPHS = /([⅛¼⅓½⅔¾])/

/** Text with an amount, in figures of one width: `1½ cups`. */
export const Amount = ({ text }: { text: string }): ReactElement | null =>
  text === '' ? null : (
    <span className={styles.amount}>
      <DrawnFractions text={text} />
    </span>
  )

/** Text with composed fraction glyphs. */
export const DrawnFractions = ({ text }: { text: string }): ReactNode =>
  text
    .split(GLYPHS)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{part}</Fragment>
      ) : (
        <Fraction key={index} glyph={part} />
      ),
    )

function Fraction({ glyph }: { glyph: string }): ReactElement {
  const [numerator, denominator] = figuresOf(glyph)
  return (
    <span className={styles.fraction} data-numerator={numerator} data-denominator={denominator}>
      <span className={styles.glyph}>{glyph}</span>
    </span>
  )
}
