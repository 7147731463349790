import { IMPORT_QUEUE } from '@/src/importing/jobs/import-queue'
import { EXPORT_QUEUE } from '@/src/server/exporting/background/export-lane'
import type { JobQueue } from '@/src/server/jobs/job-queue'
import { NEWSLETTER_QUEUE } from '@/src/server/newsletters/newsletter-queue'
import { PAUSE_MAIL_QUEUE } from '@/src/server/newsletters/pause-mails'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { PUBLISH_QUEUE } from '@/src/server/recipes/drafts/publish-lane'
import { WEBHOOK_QUEUE } from '@/src/server/webhooks/webhook-lane'

/** Everything that sites wait for. */
export const JOB_QUEUES: readonly JobQueue[] = [
  PUBLISH_QUEUE,
  BULK_QUEUE,
  IMPORT_QUEUE,
  EXPORT_QUEUE,
  WEBHOOK_QUEUE,
  NEWSLETTER_QUEUE,
  PAUSE_MAIL_QUEUE,
]
