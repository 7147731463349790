import { mediaLocation, mediaOf } from '@/media'
import { createMarkReader } from '@/src/server/media-store/mark-reader'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** Returns the function that deletes a file of a deployment for good, with all its sizes on disk. */
export const mediaRemover = (
  settings: Pick<Settings, 'dataDir' | 's3' | 'databaseUrl'>,
): ((key: string) => Promise<void>) =>
  mediaOf({ media: mediaLocation(settings), mediaMark: createMarkReader(settings.databaseUrl) })
    .remove
