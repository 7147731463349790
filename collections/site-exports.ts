import type { CollectionConfig } from 'payload'
import { siteField } from './fields/site'

/**
 * Background exports of whole sites. An index of the migration allows one running export for each site.
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export const siteExports: CollectionConfig = {
  slug: 'site-exports',
  admin: { hidden: true },
  fields: [
    siteField(),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    {
      name: 'status',
      type: 'select',
      dbName: 'site_export_status',
      required: true,
      defaultValue: 'queued',
      options: ['queued', 'running', 'done', 'failed'],
    },
    { name: 'total', type: 'number', required: true, defaultValue: 0 },
    { name: 'done', type: 'number', required: true, defaultValue: 0 },
    { name: 'bytes', type: 'number', required: true, defaultValue: 0 },
    { name: 'message', type: 'text' },
    { name: 'runId', type: 'text' },
    { name: 'seenAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
  ],
}
