import type { ReactElement } from 'react'
import type { FractionGlyph, WrittenNumber } from '@/src/domain/amounts/fraction'
import { unitName, writtenNumbers } from '@/src/domain/amounts/quantity'
import type { Quantity, UnitNames } from '@/src/domain/amounts/quantity'
import styles from './amount.module.css'

/** Most fonts lack half of the fraction glyphs, so they are drawn from plain figures. */
const FIGURES: Readonly<Record<Exclude<FractionGlyph, ''>, readonly [string, string]>> = {
  '⅛': ['1', '8'],
  '¼': ['1', '4'],
  '⅓': ['1', '3'],
  '½': ['1', '2'],
  '⅔': ['2', '3'],
  '¾': ['3', '4'],
}

/** A quantity with its unit, in figures of one width: `1½ cups`. */
export function Amount({
  quantity,
  unit,
}: {
  quantity: Quantity
  unit: UnitNames | null
}): ReactElement | null {
  const numbers = writtenNumbers(quantity, unit)
  if (numbers.length === 0 && !unit) return null
  const isSign = unit?.abbreviation?.startsWith('°') === true
  const name = unit ? (isSign ? unit.abbreviation : unitName(unit, quantity)) : null
  return (
    <span className={styles.amount}>
      {numbers.map((number, index) => (
        <span key={index}>
          {index > 0 ? '–' : ''}
          <Written written={number} />
        </span>
      ))}
      {name === null || isSign ? name : `${numbers.length > 0 ? ' ' : ''}${name}`}
    </span>
  )
}

function Written({ written: { number, fraction } }: { written: WrittenNumber }): ReactElement {
  return (
    <>
      {number > 0 || fraction === '' ? number : null}
      {fraction === '' ? null : <Fraction glyph={fraction} />}
    </>
  )
}

function Fraction({ glyph }: { glyph: Exclude<FractionGlyph, ''> }): ReactElement {
  const [numerator, denominator] = FIGURES[glyph]
  return (
    <span className={styles.fraction} data-numerator={numerator} data-denominator={denominator}>
      <span className={styles.glyph}>{glyph}</span>
    </span>
  )
}
