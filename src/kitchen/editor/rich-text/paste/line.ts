import type { Inline, Table } from '@/src/domain/rich-text/document'
import type { ItemOf } from './frame'

/** An open cell of a table that is being read. */
export type OpenCell = { isHeader: boolean; columns: number; rows: number }

/** A line of a text: a paragraph, a heading, an item or a divider. `isMore` continues the item before. */
export type Line = {
  children: Inline[]
  heading: 1 | 2 | 3 | null
  item: ItemOf | null
  isMore: boolean
  isQuote: boolean
  isDivider?: true
  /** The table cell of the line, until the table is complete. */
  cell?: OpenCell
  table?: Table
}
