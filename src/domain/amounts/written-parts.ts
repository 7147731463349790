import { ABBREVIATIONS, unitSize } from '../cooking/unit-sizes'
import { exactNumberText } from './exact-number'
import type { AmountPart } from './round-amount'

/** Style of computed amounts. */
export type AmountStyle = {
  /** Language of the line, as a BCP 47 tag; null for English. */
  language: string | null
  /** Whether units are written as words: `tablespoons`. */
  isSpelledOut: boolean
  /** The author's own word for a unit, by its slug. */
  words: ReadonlyMap<string, { singular: string; plural: string }>
}

/** A number beside a unit (an empty slug for counts): `1½`, `1/16`, `1.2`, in German `1,2`. */
export function numberText({ value, unit }: AmountPart, language: string | null): string {
  if (isDecimal(unit)) return decimalText(value, language)
  if (value > 0 && value < 3 / 32) return `1/${Math.round(1 / value)}`
  return exactNumberText(value, null)
}

function decimalText(value: number, language: string | null): string {
  const options = { useGrouping: false, maximumFractionDigits: 2 }
  try {
    const locale = language === null ? 'en' : `${language}-u-nu-latn`
    return new Intl.NumberFormat(locale, options).format(value)
  } catch {
    return String(value)
  }
}

const isDecimal = (unit: string): boolean =>
  unitSize(unit)?.system === 'metric' || unit === 'centimeter' || unit === 'millimeter'

/** Computed amounts as text: `3 lb`, `2 lb 4 oz`, `¾ cup + 2 tbsp`. */
export function partsText(parts: readonly AmountPart[], style: AmountStyle): string {
  const isWeight = parts.every(({ unit }) => unitSize(unit)?.kind === 'weight')
  return parts.map((part) => partText(part, style)).join(isWeight ? ' ' : ' + ')
}

function partText(part: AmountPart, style: AmountStyle): string {
  const number = numberText(part, style.language)
  const word = unitText(part, style)
  return word === '' ? number : `${number} ${word}`
}

/** The word for a unit beside a number, in the plural above 1. */
export function unitText(
  { value, unit }: AmountPart,
  { words, isSpelledOut }: AmountStyle,
): string {
  const own = words.get(unit)
  if (own) return value > 1 ? own.plural : own.singular
  const abbreviation = ABBREVIATIONS.get(unit)
  if (abbreviation !== undefined && !isSpelledOut) return abbreviation
  const name = unit.replace('-', ' ')
  return value > 1 && unit !== '' ? pluralUnit(name) : name
}

const pluralUnit = (unit: string): string => (unit === 'inch' ? 'inches' : `${unit}s`)
