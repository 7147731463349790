import { z } from 'zod'
import { nullableTimeOf, timeOf } from '../common-fields'

const Count = z.number()
const Seconds = z.number()

/** A part that the product needs, with its state. */
const StatusPart = z
  .object({
    name: z.string().describe('Name of the part, as in the response of `/readyz`.'),
    state: z.string().describe('Its state: `ok`, or what is wrong with it.'),
  })
  .describe('A part that the product needs.')

/** A queue of background work, with its delay. */
const StatusQueue = z
  .object({
    name: z.string().describe('Name of the queue.'),
    waiting: Count.describe('Number of jobs that wait.'),
    active: Count.describe('Number of jobs in progress.'),
    oldestSeconds: Seconds.nullable().describe(
      'Age of the job that waits longest, in seconds; `null` if none waits.',
    ),
    failed: Count.describe('Number of jobs that failed for good in the last 24 hours.'),
  })
  .describe('A queue of background work.')

/** A job that failed for good. */
const FailedJob = z
  .object({
    id: z.string().describe('Unique ID of the job.'),
    queue: z.string().describe('Name of its queue.'),
    siteSlug: z.string().nullable().describe('Slug of its site; `null` if it belongs to none.'),
    message: z.string().describe('Message of its last error.'),
    failedAt: timeOf('Time of the last attempt'),
  })
  .describe('A job that failed for good.')

/** The state of an installation, for platform admins. */
export const PlatformStatus = z
  .object({
    isReady: z.boolean().describe('Whether the server can answer requests.'),
    parts: z.array(StatusPart).describe('Parts that the product needs.'),
    versions: z
      .object({
        product: z.string().describe('Version of the product.'),
        node: z.string().describe('Version of Node.js.'),
        postgres: z.string().describe('Version of Postgres.'),
        migration: z.string().describe('Name of the newest migration of the database.'),
      })
      .describe('Versions in use.'),
    server: z
      .object({
        startedAt: timeOf('Start of the process that answers'),
        processes: Count.describe('Number of serving processes of this server.'),
        memoryBytes: z.number().describe('Memory of the process that answers, in bytes.'),
      })
      .describe('The server that answers.'),
    workers: z.array(z.object({ seenAt: timeOf('Last sign of life') })).describe('Workers.'),
    queues: z.array(StatusQueue).describe('Queues with jobs, or with failed ones.'),
    failedJobs: z.array(FailedJob).describe('The last 20 jobs that failed in 24 hours.'),
    mail: z
      .object({
        isReachable: z.boolean().describe('Whether the mail server answers.'),
        newsletters: Count.describe('Number of newsletters that are being sent.'),
        paused: Count.describe('Number of newsletters that are paused.'),
        deferred: Count.describe('Number of newsletter emails that wait for a retry.'),
      })
      .describe('The state of mail.'),
    search: z
      .object({
        waiting: Count.describe('Number of changes that are not yet in the index.'),
        lagSeconds: Seconds.describe('Age of the oldest of them, in seconds.'),
      })
      .describe('The state of the search index of a search engine.'),
    stripe: z
      .object({
        waiting: Count.describe('Number of events that are not applied.'),
        oldestAt: nullableTimeOf('Arrival of the oldest of them', 'if none waits'),
      })
      .describe('The state of events of Stripe.'),
  })
  .describe('The state of an installation.')
export type PlatformStatus = z.infer<typeof PlatformStatus>
