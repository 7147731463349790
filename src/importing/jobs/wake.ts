import type { Payload } from 'payload'
import { rows } from '@/src/server/database'

/** What serving processes listen to: an import waits. */
export const IMPORT_CHANNEL = 'import_waits'

const NOTIFY = { name: 'import_wake', text: `select pg_notify('${IMPORT_CHANNEL}', '')` }

/** Tells whoever imports in the background that there is something to do. */
export async function wakeImporter(payload: Payload): Promise<void> {
  await rows(payload, NOTIFY, [])
}
