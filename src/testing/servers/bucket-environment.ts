import type { Payload } from 'payload'
import type { S3Location } from '@/media/storage/s3'

/** The settings that put media into a bucket. */
export const bucketEnvironment = (location: S3Location): Record<string, string> => ({
  S3_BUCKET: location.bucket,
  S3_REGION: location.region,
  S3_ENDPOINT: location.endpoint ?? '',
  S3_ACCESS_KEY_ID: location.accessKeyId,
  S3_SECRET_ACCESS_KEY: location.secretAccessKey,
})

/** The same deployment as a process on another machine sees it, with a data folder of its own. */
export function onMachine(payload: Payload, dataDir: string): Payload {
  const { custom } = payload.config
  const media: unknown = custom['media']
  const folders = { folder: `${dataDir}/media`, cacheFolder: `${dataDir}/media-cache` }
  const config = {
    ...payload.config,
    custom: { ...custom, dataDir, media: Object.assign({}, media, folders) },
  }
  return Object.create(payload, { config: { value: config } }) as Payload
}
