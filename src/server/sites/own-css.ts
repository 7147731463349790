import { LRUCache } from 'lru-cache'
import { Failure } from '@/src/contract/failure'
import { protectRequiredParts } from '@/src/parsing/own-css/protect-required-parts'
import { checkOwnCss } from '@/src/parsing/own-css/own-css'
import type { CheckedCss } from '@/src/parsing/own-css/own-css'

/** Maximum characters of the style sheets in one cache. */
const MAX_CACHED = 4_000_000

const checked = new LRUCache<string, CheckedCss>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ css }, text) => css.length + text.length + 1,
  memoMethod: checkOwnCss,
})

/** Checks a style sheet of a site, cached by its text; null has no problems. */
export const getCheckedCss = (text: string | null | undefined): CheckedCss =>
  checked.memo(text ?? '')

/**
 * Returns a stored style sheet without disallowed parts, which older rules may have accepted. Null for
 * none.
 * @see docs/product/site-design.md#custom-css
 */
export const shownCss = (text: string | null): string | null => getCheckedCss(text).css || null

const onPages = new LRUCache<string, string>({
  maxSize: MAX_CACHED,
  sizeCalculation: (result, css) => result.length + css.length + 1,
  memoMethod: protectRequiredParts,
})

/**
 * Returns a checked style sheet for a page, in which it applies to nothing that the product has to show. Null for
 * none.
 * @see docs/product/site-design.md#custom-css
 */
export const pageCss = (css: string | null): string | null =>
  css === null ? null : onPages.memo(css)

/**
 * @throws Failure `validation_failed` for a style sheet with something in it that may not be there, by
 *   line and column
 * @see docs/product/site-design.md#custom-css
 */
export function requireOwnCss(css: string | null | undefined): void {
  requireNone(getCheckedCss(css), 'cssOverrides')
}

/**
 * Refuses a style sheet of a draft beyond the limits of the parser. Sheets with other problems are stored.
 * @throws Failure `validation_failed`, by line and column
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export function requireStorableCss(css: string | null): void {
  const result = getCheckedCss(css)
  if (result.isOutOfBounds) requireNone(result, 'document.cssOverrides')
}

function requireNone({ problems }: CheckedCss, path: string): void {
  if (problems.length === 0) return
  throw new Failure('validation_failed', 'The style sheet has errors.', {
    issues: problems.map(({ line, column, message }) => ({
      path,
      message: `Line ${line}, column ${column}: ${message}`,
    })),
  })
}
