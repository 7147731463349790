import { LRUCache } from 'lru-cache'
import { Failure } from '@/src/contract/failure'
import { keepOffDuties } from '@/src/parsing/own-css/keep-off-duties'
import { checkOwnCss } from '@/src/parsing/own-css/own-css'
import type { CheckedCss } from '@/src/parsing/own-css/own-css'

/** Characters of style sheets whose check is cached. */
const MAX_CACHED = 4_000_000

const checked = new LRUCache<string, CheckedCss>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ css }, text) => css.length + text.length + 1,
})

/** Checks a style sheet of a site, once for each text; null has no problems. */
export function getCheckedCss(text: string | null | undefined): CheckedCss {
  const css = text ?? ''
  const known = checked.get(css)
  if (known) return known
  const result = checkOwnCss(css)
  checked.set(css, result)
  return result
}

/**
 * Returns a stored style sheet as pages have it: also one that was stored under older rules is without
 * what may not be there. Null for none.
 * @see docs/product/site-design.md#own-css
 */
export const shownCss = (text: string | null): string | null => getCheckedCss(text).css || null

const onPages = new LRUCache<string, string>({
  maxSize: MAX_CACHED,
  sizeCalculation: (result, css) => result.length + css.length + 1,
})

/**
 * Returns a checked style sheet in the form that a page takes: it applies to nothing that the product
 * has to show. Null for none.
 * @see docs/product/site-design.md#own-css
 */
export function pageCss(css: string | null): string | null {
  if (css === null) return null
  const known = onPages.get(css)
  if (known !== undefined) return known
  const result = keepOffDuties(css)
  onPages.set(css, result)
  return result
}

/**
 * @throws Failure `validation_failed` for a style sheet with something in it that may not be there, by
 *   line and column
 * @see docs/product/site-design.md#own-css
 */
export function requireOwnCss(css: string | null | undefined): void {
  requireNone(getCheckedCss(css), 'cssOverrides')
}

/**
 * Refuses a style sheet of a draft that is beyond what is parsed; other problems are stored and named.
 * @throws Failure `validation_failed`, by line and column
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export function requireStorableCss(css: string | null): void {
  const result = getCheckedCss(css)
  if (result.isOutOfBounds) requireNone(result, 'document.cssOverrides')
}

function requireNone({ problems }: CheckedCss, path: string): void {
  if (problems.length === 0) return
  throw new Failure('validation_failed', 'The style sheet needs another look.', {
    issues: problems.map(({ line, column, message }) => ({
      path,
      message: `Line ${line}, column ${column}: ${message}`,
    })),
  })
}
