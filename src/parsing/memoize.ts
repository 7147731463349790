/** Maximum cache size, above the needs of a long page. */
const MAX_RESULTS = 4000
/** Longer texts are not cached, to bound memory. */
const MAX_TEXT_LENGTH = 200

/** Memoizes a pure function of a text, as parsing a page evaluates the same line many times. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>()
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return compute(text)
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size >= MAX_RESULTS) results.clear()
    const found = compute(text)
    results.set(text, found)
    return found
  }
}
