import type { MediaStorage } from '../storage/storage'

/** A video with random access, which is never in memory whole. */
export type VideoSource = {
  /** Bytes of the file. */
  size: number
  /** Its bytes from `start` on, `length` of them or as many as there are. */
  read: (start: number, length: number) => Promise<Buffer>
}

/** A file of a store as a source; null when it is not there. */
export async function storedSource(
  storage: MediaStorage,
  name: string,
): Promise<VideoSource | null> {
  const size = await storage.size(name)
  if (size === null) return null
  return {
    size,
    read: (start, length) => readPart(storage, name, start, Math.min(length, size - start)),
  }
}

async function readPart(
  storage: MediaStorage,
  name: string,
  start: number,
  length: number,
): Promise<Buffer> {
  if (length <= 0) return Buffer.alloc(0)
  const stream = await storage.stream(name, { start, end: start + length - 1 })
  return stream ? Buffer.concat(await stream.toArray()) : Buffer.alloc(0)
}

/** Bytes in memory as a source. */
export const bytesSource = (data: Uint8Array): VideoSource => ({
  size: data.length,
  read: (start, length) => Promise.resolve(Buffer.from(data.subarray(start, start + length))),
})
