import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { moveObject } from './s3-move'
import type { Bucket } from './s3-move'
import { bodyWithin, TIME_LIMITS, within } from './s3-time-limits'
import type { TimeLimits } from './s3-time-limits'
import { PENDING, withValidNames } from './storage'
import type { ByteRange, MediaStorage, StorageState } from './storage'

/** An S3 bucket with its credentials; without an endpoint it is on AWS. */
export type S3Location = {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/**
 * A store in a bucket of any S3-compatible service. Every call ends within its time limit: with a
 * `StoreTimeoutError` where the store does not answer.
 */
export function s3Storage(location: S3Location, limits: TimeLimits = TIME_LIMITS): MediaStorage {
  const client = clientFor(location, limits)
  const Bucket = location.bucket
  const bucket = { client, name: Bucket, limits }
  const store = {
    stream: (Key: string, range?: ByteRange) => open(bucket, Key, range),
    size: (Key: string) => sizeOf(bucket, Key),
  }
  return withValidNames({
    uploads: {
      kind: 'direct',
      sign: (Key, ContentType, seconds) =>
        getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType }), {
          expiresIn: seconds,
          // Else the type is a wish: with it in the signature no other one is taken.
          signableHeaders: new Set(['content-type']),
        }),
    },
    write: async (Key, Body, ContentType) => {
      const put = new PutObjectCommand({ Bucket, Key, Body, ContentType })
      await within(limits.upload, (abortSignal) => client.send(put, { abortSignal }))
    },
    move: (from, to, change) => moveObject(bucket, store, from, to, change),
    read: async (Key) => {
      const body = await open(bucket, Key)
      return body ? Buffer.concat(await body.toArray()) : null
    },
    ...store,
    remove: async (Key) => {
      await unlessMissing(removeOne(bucket, Key))
    },
    removePending: (before) => removeOld(bucket, before),
    state: () => stateOf(bucket),
  })
}

/** Creates a client of a bucket. */
export function clientFor(
  { region, endpoint, accessKeyId, secretAccessKey }: S3Location,
  { connect }: TimeLimits,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: connect },
    // One more attempt has to fit into the time limits.
    maxAttempts: 2,
    // A bucket as the first part of the host name works with AWS, rarely elsewhere.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The checksums of newer clients are unknown to older services, and break signed addresses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function open(
  { client, name, limits }: Bucket,
  Key: string,
  range?: ByteRange,
): Promise<Readable | null> {
  const Range = range && `bytes=${range.start}-${range.end}`
  const get = new GetObjectCommand({ Bucket: name, Key, ...(Range ? { Range } : {}) })
  const found = await unlessMissing(
    within(limits.answer, (abortSignal) => client.send(get, { abortSignal })),
  )
  if (!found) return null
  if (found.Body instanceof Readable) return bodyWithin(limits.chunk, found.Body)
  throw new Error(`The store gave no stream for ${Key}.`)
}

async function sizeOf({ client, name, limits }: Bucket, Key: string): Promise<number | null> {
  const command = new HeadObjectCommand({ Bucket: name, Key })
  const head = await unlessMissing(
    within(limits.answer, (abortSignal) => client.send(command, { abortSignal })),
  )
  return head ? (head.ContentLength ?? 0) : null
}

/** A missing file is a result; a missing bucket is a misconfiguration. */
async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof S3ServiceException && isMissingFile(error)) return null
    throw error
  }
}

/** HEAD answers `NotFound`, since it has no body with a code. */
const isMissingFile = ({ name }: S3ServiceException): boolean =>
  name === 'NoSuchKey' || name === 'NotFound'

const removeOne = ({ client, name, limits }: Bucket, Key: string) => {
  const command = new DeleteObjectCommand({ Bucket: name, Key })
  return within(limits.answer, (abortSignal) => client.send(command, { abortSignal }))
}

async function stateOf({ client, name, limits }: Bucket): Promise<StorageState> {
  const head = new HeadBucketCommand({ Bucket: name })
  try {
    await within(limits.check, (abortSignal) => client.send(head, { abortSignal }))
    return 'ok'
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404) return 'missing'
    return status === 400 || status === 401 || status === 403 ? 'refused' : 'away'
  }
}

async function removeOld(bucket: Bucket, before: Date): Promise<number> {
  const { client, name, limits } = bucket
  let removed = 0
  let after: string | undefined
  do {
    const asked = { Bucket: name, Prefix: PENDING, ContinuationToken: after }
    const list = new ListObjectsV2Command(asked)
    const page = await within(limits.answer, (abortSignal) => client.send(list, { abortSignal }))
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified || LastModified >= before) continue
      await removeOne(bucket, Key)
      removed += 1
    }
    after = page.NextContinuationToken
  } while (after !== undefined)
  return removed
}
