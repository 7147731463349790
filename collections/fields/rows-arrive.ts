import type { UIField } from 'payload'

/** Stands in forms with arrays, unseen and not stored: see its component. */
export const rowsArrive: UIField = {
  name: 'rowsArrive',
  type: 'ui',
  admin: {
    components: { Field: '@/src/kitchen/admin/rows/rows-arrive#RowsArrive' },
    disableListColumn: true,
  },
}
