/**
 * A list of rows in the DOM: each row's main link has `data-row` (its id), and `data-row-index` if only a
 * part of a long list is rendered; its frame has `data-row-frame`.
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

/** Focuses the first rendered and visible row. */
export function focusFirst(list: RowList): void {
  const rows = links(list)
  const seen = rows.find((row) => row.getBoundingClientRect().top >= 0)
  ;(seen ?? rows[0])?.focus()
}

/** Focuses the next or previous row, from outside the first; `above` if there is none. */
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
