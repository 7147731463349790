import type { CollectionConfig } from 'payload'
import { nobody, platformAdmins } from '@/access/rules'

/** Addresses of people who want to hear when they may start (platform §7). */
export const earlySignups: CollectionConfig = {
  slug: 'early-signups',
  admin: { useAsTitle: 'email', group: 'People' },
  access: { read: platformAdmins, create: nobody, update: nobody, delete: platformAdmins },
  fields: [{ name: 'email', type: 'email', required: true, unique: true }],
}
