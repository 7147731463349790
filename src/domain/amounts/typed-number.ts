const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$/
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/
const GLYPH_AFTER_NUMBER = /(\d)(?=[¼-¾⅐-⅞])/g

/** Parses a number above 0 as people type it: `6`, `1.5`, `1,5`, `1½`, `1 1/2`; null for other text. */
export function parseTypedNumber(text: string): number | null {
  // The normal form of ½ is 1⁄2, of full-width digits plain ones.
  const typed = text.replace(GLYPH_AFTER_NUMBER, '$1 ').normalize('NFKC').trim()
  const value = parsePlain(typed)
  return Number.isFinite(value) && value > 0 ? value : null
}

function parsePlain(typed: string): number {
  if (GROUPED.test(typed)) return Number(typed.replaceAll(',', ''))
  if (DECIMAL.test(typed)) return Number(typed.replace(',', '.'))
  const [, whole = '0', numerator, denominator] = FRACTION.exec(typed) ?? []
  return numerator === undefined ? NaN : Number(whole) + Number(numerator) / Number(denominator)
}
