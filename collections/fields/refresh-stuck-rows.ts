import type { UIField } from 'payload'

/** A hidden field of forms with arrays that is not stored: see its component. */
export const refreshStuckRows: UIField = {
  name: 'refreshStuckRows',
  type: 'ui',
  admin: {
    components: { Field: '@/src/kitchen/admin/rows/refresh-stuck-rows#RefreshStuckRows' },
    disableListColumn: true,
  },
}
