/** Minimum length of a wrapped line, as a share of the longest one. */
const WRAPPED_RATIO = 0.6
const NUMBERED = /^\d{1,2}[.)]\s/
const ENDS = /[.!?:;]["'”»)]?$/

/**
 * Joins wrapped lines and hyphenated words of recognised text. Lines that may be ingredients stay
 * separate.
 */
export function joinWrappedLines(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const longest = Math.max(...lines.map(({ length }) => length))
  const joined: string[] = []
  lines.forEach((line, at) => {
    const before = lines[at - 1] ?? ''
    const whole = joined.at(-1) ?? ''
    if (line === '' || before === '') joined.push(line)
    else if (isHyphenated(before, line)) joined.splice(-1, 1, whole.slice(0, -1) + line)
    else if (isWrapped(whole, before, line, longest)) joined.splice(-1, 1, `${whole} ${line}`)
    else joined.push(line)
  })
  return joined.join('\n')
}

const isHyphenated = (before: string, line: string): boolean =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line)

function isWrapped(whole: string, before: string, line: string, longest: number): boolean {
  if (ENDS.test(before) || NUMBERED.test(line)) return false
  if (NUMBERED.test(whole)) return true
  return before.length >= longest * WRAPPED_RATIO && /^[\p{Ll}(]/u.test(line)
}
