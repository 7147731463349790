import type { CollectionConfig } from 'payload'

/** Attempts counted per key and window, in the database so that several instances agree. */
export const rateLimits: CollectionConfig = {
  slug: 'rate-limits',
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ['key', 'windowStart'], unique: true }],
  fields: [
    { name: 'key', type: 'text', required: true },
    { name: 'windowStart', type: 'date', required: true, index: true },
    { name: 'attempts', type: 'number', required: true },
  ],
}
