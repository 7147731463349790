/** Characters of vulgar fractions with their numerators and denominators. */
export const VULGAR_FRACTIONS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
}

const GLYPHS = Object.keys(VULGAR_FRACTIONS).join('')
/** Solidus, fraction slash, division slash, full-width solidus. */
const SLASH = String.raw`[/\u2044\u2215\uff0f]`
/** "1-1/2", "1 and 1/2", "1 & ½": what joins a whole number and its fraction. */
const JOIN = String.raw`\s*[-\u2010\u2011\u2013]\s*|\s*&\s*|\s+(?:and|und|et|y|e|en|og|och)\s+`
const FRACTION = String.raw`\d{1,3}\s?${SLASH}\s?\d{1,3}(?![\d/])`

/**
 * Regular expression source for a written number: `2`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1-1/2`, `1
 * and 1/2`, `1½`. Requires the flag `u`.
 */
export const WRITTEN_NUMBER_SOURCE = String.raw`(?:(?:\d+(?:${JOIN}|\s+))?${FRACTION}|\d+(?:${JOIN}|\s*)[${GLYPHS}]|[${GLYPHS}]|\d+(?:[.,]\d+)*)`

const MIXED = new RegExp(
  String.raw`(?<![\d.,/\u2044])(?:(\d+)(${JOIN}|\s*))?(?:(?<!\d)(\d{1,3})\s?${SLASH}\s?(\d{1,3})(?![\d/])|([${GLYPHS}]))`,
  'giu',
)

/**
 * Replaces fractions in a text by decimals: "1 1/2", "1-1/2", "1 & ½" and "11/2" (which lost its
 * space) become "1.5".
 */
export const replaceFractions = (text: string): string =>
  text.replace(
    MIXED,
    (
      match,
      whole: string | undefined,
      join: string,
      over: string,
      under: string,
      glyph: string,
    ) => {
      const [part, divisor] = VULGAR_FRACTIONS[glyph] ?? [Number(over), Number(under)]
      if (divisor === 0) return match
      if (whole === undefined) return String(parseFraction(part, divisor))
      const isMixed = part < divisor
      return isMixed ? String(Number(whole) + part / divisor) : `${whole}${join}${part / divisor}`
    },
  )

/** Denominators of measuring cups and spoons. */
const USUAL: readonly number[] = [2, 3, 4, 5, 6, 8, 16]

/** Returns the value of a fraction, or of a whole number glued to a fraction: "11/2". */
export function parseFraction(part: number, divisor: number): number {
  const [whole, over] = [Math.floor(part / 10), part % 10]
  const isClose = whole > 0 && part > divisor && over > 0 && over < divisor
  return isClose && USUAL.includes(divisor) && isReduced(over, divisor)
    ? whole + over / divisor
    : part / divisor
}

const isReduced = (over: number, under: number): boolean =>
  ![2, 3, 5].some((prime) => over % prime === 0 && under % prime === 0)

const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/

/** Returns the value of a number that `WRITTEN_NUMBER_SOURCE` matches, or null. */
export function parseWrittenNumber(text: string): number | null {
  const plain = replaceFractions(text.trim())
  const value = Number(THOUSANDS.test(plain) ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'))
  return plain !== '' && Number.isFinite(value) ? value : null
}
