import { IMPORT_LANE } from '@/src/importing/jobs/import-lane'
import { EXPORT_LANE } from '@/src/server/exporting/background/export-lane'
import type { Lane } from '@/src/server/jobs/lane'
import { BULK_LANE } from '@/src/server/recipes/bulk/bulk-lane'
import { PUBLISH_LANE } from '@/src/server/recipes/drafts/publish-lane'
import { WEBHOOK_LANE } from '@/src/server/webhooks/webhook-lane'

/** Everything that sites wait for. */
export const LANES: readonly Lane[] = [
  PUBLISH_LANE,
  BULK_LANE,
  IMPORT_LANE,
  EXPORT_LANE,
  WEBHOOK_LANE,
]
