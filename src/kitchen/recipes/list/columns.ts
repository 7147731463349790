import type { Column } from './list-view'
import type { SortColumn } from './sort-columns'

/** The heads of the columns beside the title, and what a click on them sorts by. */
export const COLUMN_HEADS: Readonly<Record<Column, { label: string; sort?: SortColumn }>> = {
  status: { label: 'Status' },
  published: { label: 'Published', sort: 'published' },
  changed: { label: 'Changed', sort: 'updated' },
  terms: { label: 'Filed under' },
  time: { label: 'Time' },
  address: { label: 'Address' },
}
