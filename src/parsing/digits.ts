/** Digits of other scripts, and the marks that Arabic has for decimals and thousands. */
const OTHER = /(?![0-9])\p{Nd}|[٫٬]/gu
const MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' }

/** A fraction of raised and lowered digits: "¹⁄₂", "³/₄". */
const RAISED_FRACTION = /[⁰¹²³⁴-⁹]{1,3}\s?[/⁄∕]\s?[₀-₉]{1,3}/g

/**
 * Converts the digits of all scripts to 0 to 9: "٥٠٠" becomes "500", "¹⁄₂" becomes "1⁄2". The
 * length of the text only changes for digits outside the Basic Multilingual Plane.
 */
export const normaliseDigits = (text: string): string =>
  text
    .replace(RAISED_FRACTION, (fraction) =>
      fraction.replace(/[^\s/⁄∕]/g, (each) => each.normalize('NFKC')),
    )
    .replace(OTHER, (each) => MARKS[each] ?? String(valueOf(each)))

/** Unicode keeps the ten digits of a script in a row, which begins at 0 or 6 of sixteen places. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6
  return (code - zero) % 10
}
