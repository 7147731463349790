import type { UIField } from 'payload'

/** Stands in forms with arrays, unseen and not stored: see its component. */
export const refreshStuckRows: UIField = {
  name: 'refreshStuckRows',
  type: 'ui',
  admin: {
    components: { Field: '@/src/kitchen/admin/rows/refresh-stuck-rows#RefreshStuckRows' },
    disableListColumn: true,
  },
}
