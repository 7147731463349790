/** Units so small that nobody weighs a thousandth of them. */
const SMALL = String.raw`(?:g|gr|gm|gram\p{L}*|ml|mil+ilit\p{L}*|г|гр|грам\p{L}*|мл)(?!\p{L})`
/** "1.000–1.200 g": the unit behind the second number is that of the first. */
const RANGE = String.raw`(?:\s*(?:[-–]|bis|à|a|al|do|до)\s*\d[\d.]*)?`

/** Replaces the thousands separator of a number; a noncharacter, so that no text contains it. */
export const THOUSANDS_MARK = '\uffff'

/** "1.000 g", "1.500ml" */
const DOTTED = new RegExp(
  String.raw`(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=${RANGE}\s*${SMALL})`,
  'giu',
)
/** "1 000 g": no number of anything is called 000; "2 400 g tins" are two tins. */
const SPACED = new RegExp(String.raw`(?<![\d.,/])([1-9]\d{0,2}) (000)(?=\s*${SMALL})`, 'giu')
/** "1 500 g de farine": no container or piece of that size follows. */
const SPACED_OF = new RegExp(
  String.raw`(?<![\d.,/])([1-9]\d{0,2}) (\d{3})(?=\s*${SMALL}\.? (?:de |d['’]|di ))`,
  'giu',
)
/** "1'000", and the narrow space that is made for thousands */
const MARKED = /(?<![\d.,])([1-9]\d{0,2})['’\u2009\u202f](\d{3})(?!\d)/g

/** Rules out most lines with one search. */
const MAY_BE_MARKED = /\d[.'’ \u2009\u202f]\d{3}/

/**
 * Replaces the thousands separator of numbers: a point before small units, an apostrophe, a space.
 * "1.000 g" is a kilogram, "1.250 kg" is one and a quarter.
 */
export const markThousands = (line: string): string =>
  MAY_BE_MARKED.test(line)
    ? [MARKED, DOTTED, SPACED, SPACED_OF].reduce(
        (text, pattern) => text.replace(pattern, `$1${THOUSANDS_MARK}$2`),
        line,
      )
    : line
