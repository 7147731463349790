import type { Settings } from '@/src/runtime/launching/settings/settings'

/** Where browsers bring files by signed addresses when a bucket keeps them; none when we do. */
export function uploadOrigins({ s3 }: Pick<Settings, 's3'>): string[] {
  return s3 ? [new URL(s3.endpoint).origin] : []
}
