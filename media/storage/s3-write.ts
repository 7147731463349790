import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { CompletedPart } from '@aws-sdk/client-s3'
import type { Bucket } from './s3-move'
import { within } from './s3-time-limits'

/** Bytes of a part: the store allows 10,000 parts, which is 78 GiB. */
export const PART_BYTES = 8 * 1_048_576

type Target = Bucket & { Key: string; ContentType: string }

/**
 * Writes a stream of unknown length: in parts, of which one is in memory. The object appears when it is
 * complete. Each part has the time limit of an upload. Returns the number of bytes.
 */
export async function writeInParts(
  bucket: Bucket,
  Key: string,
  body: AsyncIterable<Uint8Array>,
  ContentType: string,
): Promise<number> {
  const target = { ...bucket, Key, ContentType }
  const parts = partsOf(body)
  const first = await parts.next()
  const start = first.done === true ? Buffer.alloc(0) : first.value
  if (start.length < PART_BYTES) {
    await putWhole(target, start)
    return start.length
  }
  return writeParts(target, start, parts)
}

async function putWhole(
  { client, name: Bucket, Key, ContentType, limits }: Target,
  Body: Buffer,
): Promise<void> {
  const put = new PutObjectCommand({ Bucket, Key, Body, ContentType })
  await within(limits.upload, (abortSignal) => client.send(put, { abortSignal }))
}

async function writeParts(
  target: Target,
  start: Buffer,
  rest: AsyncGenerator<Buffer>,
): Promise<number> {
  const { client, name: Bucket, Key, ContentType, limits } = target
  const create = new CreateMultipartUploadCommand({ Bucket, Key, ContentType })
  const { UploadId } = await within(limits.answer, (abortSignal) =>
    client.send(create, { abortSignal }),
  )
  const about = { Bucket, Key, UploadId }
  try {
    let bytes = start.length
    const Parts = [await sendPart(target, UploadId, 1, start)]
    for await (const part of rest) {
      Parts.push(await sendPart(target, UploadId, Parts.length + 1, part))
      bytes += part.length
    }
    const complete = new CompleteMultipartUploadCommand({ ...about, MultipartUpload: { Parts } })
    await within(limits.move, (abortSignal) => client.send(complete, { abortSignal }))
    return bytes
  } catch (error) {
    const abort = new AbortMultipartUploadCommand(about)
    await within(limits.answer, (abortSignal) => client.send(abort, { abortSignal })).catch(
      () => undefined,
    )
    throw error
  }
}

async function sendPart(
  { client, name: Bucket, Key, limits }: Target,
  UploadId: string | undefined,
  PartNumber: number,
  Body: Buffer,
): Promise<CompletedPart> {
  const part = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body })
  const { ETag } = await within(limits.upload, (abortSignal) => client.send(part, { abortSignal }))
  return { ETag, PartNumber }
}

/** Yields a body in parts of equal size; the last one is smaller. */
async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    while (bytes >= PART_BYTES) {
      const joined = Buffer.concat(chunks)
      yield joined.subarray(0, PART_BYTES)
      const left = joined.subarray(PART_BYTES)
      chunks = [left]
      bytes = left.length
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}
