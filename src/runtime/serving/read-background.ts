import { BACKGROUND_STATE } from '@/src/server/observability/background-state'
import type { BackgroundState } from '@/src/server/observability/background-state'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { connections } from './health'

/** Reads the state of background work on the connection of `/readyz`; null while the database is away. */
export async function readBackground(): Promise<BackgroundState | null> {
  return connections(readSettings(process.env))
    .query<BackgroundState>(BACKGROUND_STATE)
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    )
}
