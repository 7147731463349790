/**
 * A list of rows, in the page: each row's main link carries `data-row`, its frame `data-row-frame`.
 */
export type RowList = HTMLElement | null

const links = (list: RowList): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

const placeOfFocus = (list: RowList): number =>
  links(list).findIndex((row) => row.closest('[data-row-frame]')?.contains(document.activeElement))

/** The id of the row that has the focus, or null. */
export const rowUnderFocus = (list: RowList): string | null =>
  links(list)[placeOfFocus(list)]?.dataset['row'] ?? null

/** Focuses a row. */
export const focusRow = (list: RowList, index: number): void => links(list)[index]?.focus()

/**
 * Goes to the next row or the one before, from outside to the first; `above` when that has none.
 */
export function moveFocus(list: RowList, step: 1 | -1): 'moved' | 'above' {
  const from = placeOfFocus(list)
  if (from === 0 && step === -1) return 'above'
  focusRow(list, from === -1 ? 0 : Math.min(links(list).length - 1, from + step))
  return 'moved'
}
