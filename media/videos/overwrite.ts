import { Transform } from 'node:stream'

/**
 * A part of a file that gets other bytes, so that nothing behind it moves: `head`, then zeros up to
 * `length`.
 */
export type Overwrite = { start: number; head: Uint8Array; length: number }

/** Zeros in the place of bytes. */
export const zeros = (start: number, length: number): Overwrite => ({
  start,
  head: new Uint8Array(),
  length,
})

/** Overwrites what of a part of a file stands in it; `at` is where the part stands in the file. */
export function overwriteIn(part: Uint8Array, at: number, overwrites: readonly Overwrite[]): void {
  for (const { start, head, length } of overwrites) {
    const from = Math.max(start, at)
    const to = Math.min(start + length, at + part.length)
    if (from >= to) continue
    part.fill(0, from - at, to - at)
    const shown = head.subarray(from - start, to - start)
    part.set(shown, from - at)
  }
}

/** A stream of a whole file with parts of it overwritten. */
export function overwriting(overwrites: readonly Overwrite[]): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = Buffer.from(chunk)
      overwriteIn(part, at, overwrites)
      at += part.length
      done(null, part)
    },
  })
}
