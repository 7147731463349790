import type { Settings } from '@/src/runtime/launching/settings/settings'

/** Origins of a bucket to which browsers upload with signed addresses; none when files are kept on disk. */
export function uploadOrigins({ s3 }: Pick<Settings, 's3'>): string[] {
  return s3 ? [new URL(s3.endpoint).origin] : []
}
