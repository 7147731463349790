/** Units so small that nobody weighs a thousandth of them. */
const SMALL = String.raw`(?:g|gr|gm|gram\p{L}*|ml|mil+ilit\p{L}*|г|гр|грам\p{L}*|мл)(?!\p{L})`
/** "1.000–1.200 g": the unit behind the second number is that of the first. */
const RANGE = String.raw`(?:\s*(?:[-–]|bis|à|a|al|do|до)\s*\d[\d.]*)?`

/** "1.000 g", "1.500ml" */
const DOTTED = new RegExp(
  String.raw`(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=${RANGE}\s*${SMALL})`,
  'giu',
)
/** "1 000 g": no number of anything is called 000; "2 400 g tins" are two tins. */
const SPACED = new RegExp(String.raw`(?<![\d.,/])([1-9]\d{0,2}) (000)(?=\s*${SMALL})`, 'giu')
/** "1'000", and the narrow space that is made for thousands */
const MARKED = /(?<![\d.,])([1-9]\d{0,2})['’\u2009\u202f](\d{3})(?!\d)/g

/**
 * Takes the mark out of thousands: a point before small units, an apostrophe, a space. "1.000 g" is a
 * kilogram, "1.250 kg" stays one and a quarter.
 */
export const joinThousands = (line: string): string =>
  line.replace(MARKED, '$1$2').replace(DOTTED, '$1$2').replace(SPACED, '$1$2')
