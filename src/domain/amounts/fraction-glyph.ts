/** Splits a fraction character into the digits of its numerator and denominator: `½` into `1` and `2`. */
export function figuresOf(glyph: string): readonly [numerator: string, denominator: string] {
  // The compatibility form of ½ is 1⁄2.
  const [numerator = '', denominator = ''] = glyph.normalize('NFKD').split('⁄')
  return [numerator, denominator]
}
