import type { CollectionConfig } from 'payload'

/**
 * Email addresses to notify when sign-up opens.
 * @see docs/product/accounts.md#early-sign-ups
 */
export const earlySignups: CollectionConfig = {
  slug: 'early-signups',
  admin: { useAsTitle: 'email', group: 'People' },
  fields: [{ name: 'email', type: 'email', required: true, unique: true }],
}
