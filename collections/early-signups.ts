import type { CollectionConfig } from 'payload'

/**
 * Addresses of people who want to hear when they may start.
 * @see docs/product/accounts.md#early-sign-ups
 */
export const earlySignups: CollectionConfig = {
  slug: 'early-signups',
  admin: { useAsTitle: 'email', group: 'People' },
  fields: [{ name: 'email', type: 'email', required: true, unique: true }],
}
