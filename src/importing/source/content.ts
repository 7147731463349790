import { createGunzip } from 'node:zlib'
import { ImportProblem } from '../import-problem'
import type { SourceFile } from './source-file'

/** Maximum size of a record that is loaded into memory whole. */
export const MAX_RECORD_BYTES = 48 * 1_048_576
/** Ratio of unpacked to packed size above which an archive counts as malicious. */
const MAX_RATIO = 250
const RATIO_COUNTS_FROM = 32 * 1_048_576

/** Returns the error for an archive that unpacks to far more than its size. */
export const zipBombError = (): ImportProblem =>
  new ImportProblem('This archive unpacks to far more data than its size allows and was not read.')

/** Returns whether an unpacked size is implausible for a packed one. */
export const isZipBomb = (packed: number, unpacked: number): boolean =>
  unpacked > RATIO_COUNTS_FROM && unpacked > packed * MAX_RATIO

/**
 * Yields the bytes of a file in chunks, decompressing gzip.
 * @throws ImportProblem for a damaged file or a zip bomb
 */
export async function* readContent(file: SourceFile): AsyncGenerator<Buffer> {
  const stream = await file.open()
  try {
    const pieces = buffers(stream)
    const first = await nextOf(pieces)
    if (first === null) return
    if (first[0] === 0x1f && first[1] === 0x8b) yield* gunzipped(first, pieces)
    else {
      yield first
      yield* pieces
    }
  } finally {
    stream.destroy()
  }
}

async function* buffers(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream) if (Buffer.isBuffer(piece) && piece.length > 0) yield piece
  } catch (error) {
    throw damaged(error)
  }
}

async function nextOf(pieces: AsyncGenerator<Buffer>): Promise<Buffer | null> {
  const next = await pieces.next()
  return next.done ? null : next.value
}

async function* gunzipped(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  let packed = 0
  const feed = async (): Promise<void> => {
    for await (const piece of withFirst(first, rest)) {
      packed += piece.length
      if (!gunzip.write(piece)) await drained(gunzip)
    }
    gunzip.end()
  }
  feed().catch((error: unknown) =>
    gunzip.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  let unpacked = 0
  for await (const piece of buffers(gunzip)) {
    unpacked += piece.length
    if (isZipBomb(packed, unpacked)) throw zipBombError()
    yield piece
  }
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

const drained = (gunzip: NodeJS.EventEmitter): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      gunzip.off('drain', done)
      gunzip.off('close', done)
      resolve()
    }
    gunzip.once('drain', done)
    gunzip.once('close', done)
  })

function damaged(error: unknown): ImportProblem {
  if (error instanceof ImportProblem) return error
  return new ImportProblem('This file is damaged or incomplete.', { cause: error })
}

/** Reads a whole small file. @throws ImportProblem above `most` bytes */
export async function readBytes(file: SourceFile, most = MAX_RECORD_BYTES): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of readContent(file)) {
    bytes += piece.length
    if (bytes > most) {
      throw new ImportProblem(`This is larger than ${Math.round(most / 1_048_576)} MB.`)
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Reads the first bytes of a file, at most `most`. */
export async function readHead(file: SourceFile, most = 65_536): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of readContent(file)) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most)
}
