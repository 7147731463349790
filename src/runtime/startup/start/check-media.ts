import { currentStore, mediaLocation } from '@/media'
import type { StorageState } from '@/media/storage/storage'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'

type MediaSettings = Pick<Settings, 'dataDir' | 's3'>

/** Checks the configured bucket; undefined when files are stored in the data folder. */
export async function mediaState(settings: MediaSettings): Promise<StorageState | undefined> {
  const location = mediaLocation(settings)
  return location.kind === 's3' ? currentStore(location).state() : undefined
}

/**
 * Checks the bucket before anything is started.
 * @throws Refusal when it is missing, with what to do
 */
export async function checkMedia(
  settings: MediaSettings,
  report: (line: string) => void,
): Promise<void> {
  const state = await mediaState(settings)
  const { bucket = '', endpoint } = settings.s3 ?? {}
  const where = endpoint === undefined ? 'on AWS' : `at ${endpoint}`
  if (state === 'missing') {
    throw new Refusal(
      `There is no bucket ${bucket} ${where}. Make it there, or name another one: S3_BUCKET=…`,
    )
  }
  if (state === 'refused') {
    report(
      `The store ${where} refuses its keys for the bucket ${bucket}: pictures cannot be kept. ` +
        'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that they may list, read, write and delete there.',
    )
  }
  if (state === 'full') {
    report(`The store of pictures ${where} is full: nothing can be uploaded until it has room.`)
  }
  if (state === 'away') {
    report(`The store of pictures ${where} does not answer; pictures are missing until it does.`)
  }
}
