import type { CollectionConfig } from 'payload'
import { siteField } from './fields/site'

/**
 * Bulk changes of recipes, and their progress.
 * @see docs/product/kitchen.md#bulk-changes
 */
export const bulkJobs: CollectionConfig = {
  slug: 'bulk-jobs',
  admin: { hidden: true },
  indexes: [{ fields: ['site', 'createdAt'] }],
  fields: [
    siteField(),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'action', type: 'text', required: true },
    { name: 'term', type: 'relationship', relationTo: 'terms' },
    { name: 'collection', type: 'relationship', relationTo: 'recipe-collections' },
    // The job whose changes this one takes back.
    { name: 'undoes', type: 'relationship', relationTo: 'bulk-jobs', index: true },
    {
      name: 'status',
      type: 'select',
      dbName: 'bulk_job_status',
      required: true,
      defaultValue: 'running',
      options: ['running', 'done', 'stopped'],
    },
    { name: 'message', type: 'text' },
    { name: 'runId', type: 'text' },
    { name: 'seenAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
  ],
}

/** The recipes of a bulk job: their previous values and results. */
export const bulkJobRows: CollectionConfig = {
  slug: 'bulk-job-rows',
  admin: { hidden: true },
  indexes: [{ fields: ['job', 'position'], unique: true }],
  fields: [
    { name: 'job', type: 'relationship', relationTo: 'bulk-jobs', required: true },
    { name: 'position', type: 'number', required: true },
    { name: 'recipe', type: 'relationship', relationTo: 'recipes' },
    { name: 'title', type: 'text' },
    { name: 'before', type: 'json' },
    {
      name: 'outcome',
      type: 'select',
      dbName: 'bulk_outcome',
      options: ['changed', 'unchanged', 'failed'],
    },
    { name: 'message', type: 'text' },
  ],
}
