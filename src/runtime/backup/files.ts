import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable, TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Size and checksum of a file. */
export type FileDigest = { bytes: number; sha256: string }

/** Passes bytes on, and counts and hashes them. */
class Digest extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  result(): FileDigest {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Streams into a new file and flushes it to disk; returns its size and checksum. */
export async function writeStream(
  path: string,
  body: Readable,
  ...through: Transform[]
): Promise<FileDigest> {
  await mkdir(dirname(path), { recursive: true })
  const digest = new Digest()
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline([body, ...through, digest, file])
  return digest.result()
}

/** Reads a file to its end; returns its size and checksum. */
export async function digestFile(path: string): Promise<FileDigest> {
  const digest = new Digest()
  await pipeline(createReadStream(path), digest.resume())
  return digest.result()
}

/** Writes a text so that the file is never seen in part. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const part = `${path}.part`
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Flushes names that were added to a folder. Some file systems cannot, and do so on their own. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync().catch(() => undefined)
  } finally {
    await folder.close()
  }
}
