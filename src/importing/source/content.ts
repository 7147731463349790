import { createGunzip } from 'node:zlib'
import { ImportProblem } from '../import-problem'
import type { SourceFile } from './source-file'

/** A record that must be whole in memory is never larger. */
export const MAX_RECORD_BYTES = 48 * 1_048_576
/** Ratio of unpacked to packed size above which an archive counts as malicious. */
const MOST_RATIO = 250
const RATIO_COUNTS_FROM = 32 * 1_048_576

/** The problem of an archive that unpacks to far more than its size. */
export const zipBombError = (): ImportProblem =>
  new ImportProblem('This archive unpacks to far more than its size allows and was not read.')

/** Whether this much may come out of that many bytes. */
export const isZipBomb = (packed: number, unpacked: number): boolean =>
  unpacked > RATIO_COUNTS_FROM && unpacked > packed * MOST_RATIO

/**
 * The bytes of a file, piece by piece; gzip is opened by the way.
 * @throws ImportProblem for a damaged or dangerous one
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

/** A whole small file. @throws ImportProblem when it is larger than `most` bytes */
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

/** The first bytes of a file, at most `most`. */
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
