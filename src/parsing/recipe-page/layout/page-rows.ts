import type { Element } from 'domhandler'
import { closest, parentElement } from '@/src/parsing/recipe-page/page-document'
import type { TextBlock } from '@/src/parsing/recipe-page/page-document'

/** Blocks that make one line: the cells of a table row, the parts of a list item. */
export interface PageRow {
  text: string
  block: TextBlock
}

const isRow = (el: Element): boolean =>
  el.name === 'li' || el.name === 'tr' || (el.name === 'div' && parentElement(el)?.name === 'dl')

/** The list item or table row that an element stands in. */
export function rowOf(element: Element): Element | null {
  return closest(element, isRow)
}

/** Joins the blocks of each list item and table row. */
export function rowsOf(blocks: TextBlock[]): PageRow[] {
  const rows: PageRow[] = []
  let owner: Element | null = null
  for (const block of blocks) {
    const row = rowOf(block.element)
    const last = rows.at(-1)
    if (row && row === owner && last) last.text = `${last.text} ${block.text}`
    else rows.push({ text: block.text, block })
    owner = row
  }
  return rows
}
