import { readdir } from 'node:fs/promises'
import type { MediaLocation } from '../index'
import { unlessMissing } from './file-errors'
import { TIME_LIMITS, within } from './s3-time-limits'

/** Returns whether a store holds no file. */
export async function isStoreEmpty(location: MediaLocation): Promise<boolean> {
  if (location.kind === 'disk') {
    const files = await unlessMissing(readdir(location.folder, { recursive: true }))
    return (files ?? []).length === 0
  }
  const [{ ListObjectsV2Command }, { clientFor }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3'),
  ])
  const client = clientFor(location, TIME_LIMITS)
  try {
    const list = new ListObjectsV2Command({ Bucket: location.bucket, MaxKeys: 1 })
    const page = await within(TIME_LIMITS.answer, (abortSignal) =>
      client.send(list, { abortSignal }),
    )
    return (page.Contents ?? []).length === 0
  } finally {
    client.destroy()
  }
}
