import type { RowLabelComponent } from 'payload'

/** Heads an array's rows with the first filled-in one of these fields, not with their number. */
export const rowLabel = (fields: readonly string[], empty: string): RowLabelComponent => ({
  path: '@/src/kitchen/admin/rows/row-labels#FieldRowLabel',
  clientProps: { fields, empty },
})
