import { Transform } from 'node:stream'

/**
 * A range of a file to overwrite in place, so that nothing after it moves: `head`, then zeros up to
 * `length`.
 */
export type Overwrite = { start: number; head: Uint8Array; length: number }

/** Overwrites a range with zeros. */
export const zeros = (start: number, length: number): Overwrite => ({
  start,
  head: new Uint8Array(),
  length,
})

/** Applies the overwrites that fall into a part of a file; `at` is the offset of the part in the file. */
export function applyOverwrites(
  part: Uint8Array,
  at: number,
  overwrites: readonly Overwrite[],
): void {
  for (const { start, head, length } of overwrites) {
    const from = Math.max(start, at)
    const to = Math.min(start + length, at + part.length)
    if (from >= to) continue
    part.fill(0, from - at, to - at)
    const shown = head.subarray(from - start, to - start)
    part.set(shown, from - at)
  }
}

/** Creates a stream that overwrites parts of a whole file. */
export function createOverwriteStream(overwrites: readonly Overwrite[]): Transform {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = Buffer.from(chunk)
      applyOverwrites(part, at, overwrites)
      at += part.length
      done(null, part)
    },
  })
}
