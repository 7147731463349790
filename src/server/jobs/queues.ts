/** The queues of background work, by what is done in them. */
export const QUEUES = [
  'bulk',
  'import',
  'publish',
  'site-export',
  'webhooks',
  'tidy',
  'pictures',
  'domains',
  'payments',
  'payments-reconcile',
] as const
export type QueueName = (typeof QUEUES)[number]

/** The Postgres schema that pg-boss keeps its tables in. */
export const QUEUE_SCHEMA = 'pgboss'

/** The version of those tables in the package; another one needs a migration. */
export const QUEUE_SCHEMA_VERSION = 24

/** The channel on which workers hear that a job waits. */
export const JOBS_CHANNEL = 'jobs_wait'

/**
 * Length of a job's lease without renewal, in seconds. Workers renew it while they work, so it bounds how
 * long the work of a killed process rests, not how long a job may take.
 * @see docs/product/limits.md#background-work
 */
export const LEASE_SECONDS = 30

/** Number of retries of a failed job, after 5 seconds and then after twice as long each time. */
export const RETRIES = 4
export const RETRY_DELAY_SECONDS = 5
