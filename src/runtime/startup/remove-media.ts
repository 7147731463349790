import { mediaLocation, mediaOf } from '@/media'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** Returns the function that deletes a file of a deployment for good, with all its sizes on disk. */
export const mediaRemover = (
  settings: Pick<Settings, 'dataDir' | 's3'>,
): ((key: string) => Promise<void>) => mediaOf({ media: mediaLocation(settings) }).remove
