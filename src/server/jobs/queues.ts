/** Names of the queues of background work. */
export const QUEUES = [
  'bulk',
  'import',
  'publish',
  'site-export',
  'webhooks',
  'newsletters',
  'newsletter-notices',
  'tidy',
  'pictures',
  'domains',
  'payments',
  'payments-reconcile',
  'scheduled-mails',
  'backup',
] as const
export type QueueName = (typeof QUEUES)[number]

/** The Postgres schema of pg-boss. */
export const QUEUE_SCHEMA = 'pgboss'

/** The version of that schema in the package; another one needs a migration. */
export const QUEUE_SCHEMA_VERSION = 24

/** The channel on which workers are notified of waiting jobs. */
export const JOBS_CHANNEL = 'jobs_wait'

/**
 * Length of a job's lease without renewal, in seconds. Workers renew it while they work, so it limits the
 * delay after a killed process, not the duration of a job.
 * @see docs/product/limits.md#background-work
 */
export const LEASE_SECONDS = 30

/** Number of retries of a failed job, after 5 seconds and then after twice as long each time. */
export const RETRIES = 4
export const RETRY_DELAY_SECONDS = 5
