import type { CollectionConfig } from 'payload'

/**
 * Background jobs that failed each time they were tried. Deleting one discards it.
 * @see docs/product/background-work.md#failed-jobs
 */
export const failedJobs: CollectionConfig = {
  slug: 'failed-jobs',
  labels: { singular: 'Failed job', plural: 'Failed jobs' },
  admin: {
    group: 'Platform',
    useAsTitle: 'queue',
    defaultColumns: ['queue', 'site', 'message', 'attempts', 'createdAt'],
    description: 'Deleting a failed job discards it; its work is not done.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'queue', type: 'text', required: true },
    { name: 'site', type: 'relationship', relationTo: 'sites', index: true },
    // The id of the bulk job, import or recipe that the job worked on.
    { name: 'subject', type: 'text' },
    { name: 'message', type: 'textarea' },
    { name: 'attempts', type: 'number' },
    {
      name: 'isRetried',
      type: 'checkbox',
      label: 'Try again',
      admin: { components: { Field: '@/src/kitchen/admin/retry-job#RetryJob' } },
    },
  ],
}
