import { HeadBucketCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { Bucket } from './s3-move'
import { within } from './s3-time-limits'
import { STORE_PROBE } from './storage'
import type { StorageState } from './storage'

/** Interval between test writes while they succeed, in milliseconds. */
const PROBE_INTERVAL_MS = 30_000

/** S3 itself is never full; these are what MinIO, Ceph and others answer. */
const FULL = /Full|Quota|InsufficientStorage|StorageExceeded/i

/**
 * Creates the check of a bucket: whether it answers, and at most twice a minute whether it takes a file. A
 * failed write is repeated at the next check.
 * @see docs/product/media.md#a-store-that-hangs
 */
export function createStateCheck({ client, name, limits }: Bucket): () => Promise<StorageState> {
  let probedAt = 0
  const send = async (abortSignal: AbortSignal): Promise<void> => {
    await client.send(new HeadBucketCommand({ Bucket: name }), { abortSignal })
    if (Date.now() - probedAt < PROBE_INTERVAL_MS) return
    const probe = new PutObjectCommand({ Bucket: name, Key: STORE_PROBE, Body: 'probe' })
    await client.send(probe, { abortSignal })
    probedAt = Date.now()
  }
  return async () => {
    try {
      await within(limits.check, send)
      return 'ok'
    } catch (error) {
      return error instanceof S3ServiceException ? stateFrom(error) : 'away'
    }
  }
}

function stateFrom({ name, $metadata }: S3ServiceException): StorageState {
  const status = $metadata.httpStatusCode
  if (status === 507 || FULL.test(name)) return 'full'
  if (status === 404) return 'missing'
  return status === 400 || status === 401 || status === 403 ? 'refused' : 'away'
}
