/**
 * A list of rows, in the page: each row's main link carries `data-row` (its id), and `data-row-index`
 * where only a part of a long list is drawn; its frame `data-row-frame`.
 */
export type RowList = HTMLElement | null

const links = (list: RowList): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

const placeOfFocus = (list: RowList): number =>
  links(list).findIndex((row) => row.closest('[data-row-frame]')?.contains(document.activeElement))

/** The place in the list of the row that has the focus, or null. */
export function rowUnderFocus(list: RowList): number | null {
  const place = placeOfFocus(list)
  const index = links(list)[place]?.dataset['rowIndex']
  if (place === -1) return null
  return index === undefined ? place : Number(index)
}

/** Focuses the first row that is drawn and seen. */
export function focusFirst(list: RowList): void {
  const rows = links(list)
  const seen = rows.find((row) => row.getBoundingClientRect().top >= 0)
  ;(seen ?? rows[0])?.focus()
}

/**
 * Goes to the next row or the one before, from outside to the first; `above` when that has none.
 */
export function moveFocus(list: RowList, step: 1 | -1): 'moved' | 'above' {
  const from = placeOfFocus(list)
  if (from === -1) {
    focusFirst(list)
    return 'moved'
  }
  if (step === -1 && rowUnderFocus(list) === 0) return 'above'
  links(list)[from + step]?.focus()
  return 'moved'
}
