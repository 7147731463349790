import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasErrorCode } from './file-errors'
import type { Received } from './storage'

/**
 * Streams an incoming file to disk and publishes it only when it is complete. Stops reading after
 * `maxBytes`. Never replaces an existing file.
 */
export async function receiveFile(
  path: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Received> {
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    const digest = await writePart(part, body, maxBytes)
    if (digest === null) return 'too_large'
    if (digest === NOTHING) return 'empty'
    return await putInPlace(part, path, digest)
  } finally {
    await rm(part, { force: true })
  }
}

const NOTHING = createHash('sha256').digest('hex')

/** The digest of the received bytes; null when there were too many. */
async function writePart(
  part: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | null> {
  const hash = createHash('sha256')
  const file = await open(part, 'wx')
  try {
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) return null
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** A link, not a rename: of two concurrent uploads one wins whole and the other gets an error. */
async function putInPlace(part: string, path: string, digest: string): Promise<Received> {
  try {
    await link(part, path)
    return 'stored'
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  }
  const there = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) there.update(chunk)
  return there.digest('hex') === digest ? 'same' : 'different'
}
