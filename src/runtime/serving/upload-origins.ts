import type { Settings } from '@/src/runtime/startup/settings/settings'

/** Returns the origin of the bucket to which browsers upload at presigned URLs; empty for media on disk. */
export function uploadOrigins({ s3 }: Pick<Settings, 's3'>): string[] {
  return s3 ? [new URL(s3.endpoint).origin] : []
}
