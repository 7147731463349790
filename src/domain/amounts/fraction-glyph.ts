/** Numerator and denominator of a sign for a fraction, as figures: `1` and `2` of `½`. */
export function figuresOf(glyph: string): readonly [numerator: string, denominator: string] {
  // The compatibility form of ½ is 1⁄2.
  const [numerator = '', denominator = ''] = glyph.normalize('NFKD').split('⁄')
  return [numerator, denominator]
}
