import type { Payload } from 'payload'
import { removeImportFiles } from '@/src/importing/jobs/remove-files'
import { mediaRemover } from '@/src/runtime/startup/remove-media'
import { withClient } from '@/src/runtime/startup/database/database-state'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { deleteExpired } from '@/src/server/housekeeping'
import { annotateStoredLines } from '@/src/server/recipes/lines/annotate-stored'
import { removeOldExports } from '@/src/server/exporting/background/files'
import {
  markUnusedPictures,
  removeFiles,
  removeUnusedPictures,
} from '@/src/server/pictures/removal'
import type { RunStatement } from '@/src/server/pictures/removal'
import { endForDeletedSites } from '@/src/server/payments/changes/end-for-deleted-sites'
import { recordEndedAccess } from '@/src/server/payments/changes/end-what-has-ended'
import { queueDueMails } from '@/src/server/payments/notices/note'
import { NOTICES_WAIT, sendNotices } from '@/src/server/payments/notices/send-notices'
import { reconcile } from '@/src/server/payments/reconcile/reconcile'
import { applyEvents, EVENTS_WAIT } from '@/src/server/payments/webhooks/apply'
import { sendScheduledMails } from '@/src/server/automatic-letters/scheduled-mails'
import { foldMonths } from '@/src/server/counting/fold-months'
import { deleteVisitorSalts } from '@/src/server/counting/visitor-salt'
import { openNetwork } from '@/src/server/sites/domains/network'
import { recheckMailDomains } from '@/src/server/mail-settings/check-domain'
import { recheckDomains } from '@/src/server/sites/domains/recheck'
import { markUnusedVideos, removeUnusedVideos } from '@/src/server/videos/removal'
import { repeated } from './periodic'
import type { Periodic } from './periodic'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type ChoreSettings = Pick<
  Settings,
  | 'history'
  | 'dnsServers'
  | 'unusedPictureDays'
  | 'dataDir'
  | 's3'
  | 'databaseUrl'
  | 'databaseDirectUrl'
>

/**
 * Creates the periodic work: hourly deletion of expired data and files, hourly
 * deletion of visitors of past days, checks of due custom domains every
 * minute, webhooks of the payment service as they arrive, and a daily reconcile. The search for unused
 * pictures reads whole tables and runs once a day.
 */
export const createChores = (settings: ChoreSettings): Periodic[] => {
  const removeFile = mediaRemover(settings)
  const network = openNetwork({ dnsServers: settings.dnsServers })
  return [
    repeated({
      queue: 'tidy',
      every: HOUR,
      first: 60,
      work: async (payload) => {
        await deleteExpired((statement) => payload.db.pool.query(statement), settings.history)
        await onOneConnection(payload, tidyCounts)
        await removeOldFiles(payload)
        await onOneConnection(payload, (run) => removeFiles(run, removeFile))
        await annotateStoredLines(payload)
      },
    }),
    repeated({
      queue: 'pictures',
      every: DAY,
      first: 600,
      work: (payload) =>
        onOneConnection(payload, async (run) => {
          await markUnusedPictures(run)
          await removeUnusedPictures(run, settings.unusedPictureDays)
          // After pictures: a removed video releases its poster, which is checked tomorrow.
          await markUnusedVideos(run)
          await removeUnusedVideos(run, settings.unusedPictureDays)
        }),
    }),
    repeated({
      queue: 'domains',
      // Users who have just entered a record wait for it; each row has its own due time.
      every: MINUTE,
      first: 90,
      work: async (payload) => {
        // The lock against a second check belongs to a connection, which a pooler would share.
        await withClient(settings.databaseDirectUrl, (client) => recheckDomains(client, network))
        await recheckMailDomains(payload, network)
      },
    }),
    repeated({
      queue: 'payments',
      // Webhooks are applied as they arrive; failed ones have their own due time.
      every: 10 * MINUTE,
      first: 30,
      waiting: `${EVENTS_WAIT} or ${NOTICES_WAIT}`,
      work: workOnPayments,
    }),
    repeated({
      queue: 'scheduled-mails',
      // Each digest, summary and mail about replies has its own due time.
      every: MINUTE,
      first: 45,
      work: sendScheduledMails,
    }),
    repeated({
      queue: 'payments-reconcile',
      every: DAY,
      first: 3 * HOUR,
      work: async (payload) => {
        await reconcile(payload)
      },
    }),
  ]
}

/** Applies webhooks of the payment service, and what they and the time lead to. */
async function workOnPayments(payload: Payload): Promise<void> {
  await applyEvents(payload)
  await queueDueMails(payload)
  await sendNotices(payload)
  await recordEndedAccess(payload)
  await endForDeletedSites(payload)
}

async function removeOldFiles(payload: Payload): Promise<void> {
  await removeImportFiles(payload)
  await removeOldExports(payload)
}

/** Deletes visitors of past days, and adds up old days. */
async function tidyCounts(run: RunStatement): Promise<void> {
  await deleteVisitorSalts(run)
  await foldMonths(run)
}

/** Runs work whose statements need one connection: some of them are transactions. */
async function onOneConnection(
  payload: Payload,
  work: (run: RunStatement) => Promise<void>,
): Promise<void> {
  const connection = await payload.db.pool.connect()
  try {
    await work((text, values = []) => connection.query(text, [...values]))
  } finally {
    connection.release()
  }
}
