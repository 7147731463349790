import type { Column } from './list-view'
import type { SortColumn } from './sort-columns'

/** The column headings besides the title, with their sort orders. */
export const COLUMN_HEADS: Readonly<Record<Column, { label: string; sort?: SortColumn }>> = {
  status: { label: 'Status' },
  published: { label: 'Published', sort: 'published' },
  changed: { label: 'Changed', sort: 'updated' },
  terms: { label: 'Filed under' },
  time: { label: 'Time' },
  address: { label: 'Address' },
}
