import { Readable } from 'node:stream'

/** Time limits of a store, in milliseconds. */
export type TimeLimits = {
  /** For connecting. */
  connect: number
  /** For the start of a response, the second attempt included. */
  answer: number
  /** For an upload of the largest size. */
  upload: number
  /** For a copy of the largest video, by the store or through the server. */
  move: number
  /** For the next chunk of a response body, while it is wanted. */
  chunk: number
  /** For the check whether it can be reached. */
  check: number
}

/** @see docs/product/media.md#a-store-that-hangs */
export const TIME_LIMITS: TimeLimits = {
  connect: 3_000,
  answer: 8_000,
  upload: 60_000,
  move: 300_000,
  chunk: 8_000,
  check: 4_000,
}

/** A store that did not answer in time. */
export class StoreTimeoutError extends Error {
  override readonly name = 'StoreTimeoutError'
  constructor(limit: number) {
    super(`The store of pictures did not answer within ${limit} ms.`)
  }
}

/** Ends a call after a time. */
export async function within<Result>(
  limit: number,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limit)
  try {
    return await send(ending.signal)
  } catch (error) {
    throw ending.signal.aborted ? new StoreTimeoutError(limit) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Wraps a body so that it fails when its next chunk is late. A slow reader is waited for. */
export const bodyWithin = (limit: number, body: Readable): Readable =>
  Readable.from(parts(limit, body), { objectMode: false })

async function* parts(limit: number, body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await nextWithin(limit, body, chunks)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    body.destroy()
  }
}

async function nextWithin(
  limit: number,
  body: Readable,
  chunks: AsyncIterator<Uint8Array>,
): Promise<IteratorResult<Uint8Array>> {
  const timer = setTimeout(() => body.destroy(new StoreTimeoutError(limit)), limit)
  try {
    return await chunks.next()
  } finally {
    clearTimeout(timer)
  }
}
