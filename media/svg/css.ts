/** CSS that could load or run something, or hide that it does (an escape). */
const DANGEROUS =
  /\\|@import|@namespace|@charset|@font-face|image-set|\bimage\s*\(|\bsrc\s*\(|expression\s*\(|behavior\s*:|-moz-binding|javascript:|vbscript:|<\/?[a-z!]/i
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi

/**
 * Returns whether a value of an attribute or a style is safe: it fetches nothing external and runs nothing;
 * `url()` may only refer to a part of the same drawing.
 */
export function isSafeValue(value: string): boolean {
  const plain = value.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  if (DANGEROUS.test(plain)) return false
  const rest = plain.replace(ADDRESS, (_, double?: string, single?: string, bare?: string) =>
    (double ?? single ?? bare ?? '').trim().startsWith('#') ? '' : 'url(',
  )
  return !/url\s*\(/i.test(rest)
}

/** A style sheet without its comments, and without the rules that reach outside of the drawing. */
export function sanitiseStyles(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  if (isSafeValue(plain)) return plain
  // Nested rules (`@media`) are removed with their parent.
  const rules = plain.match(/[^{}]*\{[^{}]*\}/g) ?? []
  const kept = rules.filter((rule) => isSafeValue(rule) && !rule.trim().startsWith('@'))
  return kept.join('')
}
