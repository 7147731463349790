import { mediaLocation, mediaOf } from '@/media'
import type { Settings } from '@/src/runtime/launching/settings/settings'

/** What removes a file of a deployment for good, with all sizes of it that are kept on disk. */
export const mediaRemover = (
  settings: Pick<Settings, 'dataDir' | 's3'>,
): ((key: string) => Promise<void>) => mediaOf({ media: mediaLocation(settings) }).remove
