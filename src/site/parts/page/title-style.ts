import type { CSSProperties } from 'react'

/**
 * The scale of a headline by its length, so that a title of 200 characters fits in the largest type: 1 for
 * a few words, less for more.
 */
function titleScale(title: string): number {
  const length = title.length
  if (length <= 22) return 1
  if (length <= 36) return 0.86
  if (length <= 60) return 0.68
  return length <= 110 ? 0.52 : 0.4
}

/** Scripts whose letters reach further above and below the line than those of tight headlines. */
const TALL_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Syriac}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Tibetan}]/u

/** The line height that a title in a tall script needs; none for other titles, which use the template's. */
export const titleLeading = (title: string): CSSProperties =>
  TALL_SCRIPT.test(title) ? { lineHeight: 1.4 } : {}

/**
 * The style of a headline in a template's largest type: its scale, and its distance of lines.
 * @see docs/product/site-pages.md#titles
 */
export const titleStyle = (title: string): CSSProperties => ({
  '--scale': titleScale(title),
  ...titleLeading(title),
})
