/**
 * How much smaller a headline is set for its length, so that the largest type still holds a title
 * of 200 characters: 1 for a few words, less for more.
 */
export function titleScale(title: string): number {
  const length = title.length
  if (length <= 22) return 1
  if (length <= 36) return 0.86
  if (length <= 60) return 0.68
  return length <= 110 ? 0.52 : 0.4
}
