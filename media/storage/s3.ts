import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { PENDING, withOwnNames } from './storage'
import type { ByteRange, MediaStorage } from './storage'

/** An S3 bucket with its credentials; without an endpoint it is on AWS. */
export type S3Location = {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** A store in a bucket of any S3-compatible service. */
export function s3Storage(location: S3Location): MediaStorage {
  const client = clientFor(location)
  const Bucket = location.bucket
  return withOwnNames({
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
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    read: async (Key) => {
      const body = await open(client, Bucket, Key)
      return body ? Buffer.concat(await body.toArray()) : null
    },
    stream: (Key, range) => open(client, Bucket, Key, range),
    size: async (Key) => {
      const head = await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })))
      return head ? (head.ContentLength ?? 0) : null
    },
    remove: async (Key) => {
      await unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    removePending: (before) => removeOld(client, Bucket, before),
  })
}

function clientFor({ region, endpoint, accessKeyId, secretAccessKey }: S3Location): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket as the first part of the host name works with AWS, rarely elsewhere.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The checksums of newer clients are unknown to older services, and break signed addresses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function open(
  client: S3Client,
  Bucket: string,
  Key: string,
  range?: ByteRange,
): Promise<Readable | null> {
  const Range = range && `bytes=${range.start}-${range.end}`
  const found = await unlessMissing(
    client.send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) })),
  )
  if (!found) return null
  if (found.Body instanceof Readable) return found.Body
  throw new Error(`The store gave no stream for ${Key}.`)
}

/** A file that is not there is an answer; a bucket that is not there is a wrong setting. */
async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof S3ServiceException && isMissingFile(error)) return null
    throw error
  }
}

/** `NotFound` is what HEAD answers, which has no body to tell more. */
const isMissingFile = ({ name }: S3ServiceException): boolean =>
  name === 'NoSuchKey' || name === 'NotFound'

async function removeOld(client: S3Client, Bucket: string, before: Date): Promise<number> {
  let removed = 0
  let after: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: PENDING, ContinuationToken: after }),
    )
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (!Key || !LastModified || LastModified >= before) continue
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
      removed += 1
    }
    after = page.NextContinuationToken
  } while (after !== undefined)
  return removed
}
