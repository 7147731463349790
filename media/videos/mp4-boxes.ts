import type { VideoSource } from './video-source'
import { damagedVideoError } from './unreadable-video'

/** A box of an MP4 file (ISO/IEC 14496-12 §4.2); offsets in bytes from the start of the file. */
export type Mp4Box = { type: string; start: number; body: number; end: number }

/** Size of a box header in bytes, including the longer form of its size. */
const HEAD = 16

/**
 * Maximum number of top-level boxes to read. A clip of some minutes has about ten, a fragmented one a few
 * for each second; the boxes that we need come before this limit.
 */
const MOST_TOP_BOXES = 200

/** Parses the box at the start of `head`; null when there is none, or when it extends beyond the limit. */
export function boxAt(head: Buffer, start: number, limit: number): Mp4Box | null {
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 0) return { type, start, body: start + 8, end: limit }
  if (short === 1 && head.length < HEAD) return null
  const isLong = short === 1
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short
  const body = start + (isLong ? HEAD : 8)
  const end = start + size
  return end >= body && end <= limit ? { type, start, body, end } : null
}

/**
 * Reads the top-level boxes of a file.
 * @throws UnreadableVideoError when one extends beyond the end of the file
 */
export async function topBoxes({ size, read }: VideoSource): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = []
  let at = 0
  // A few bytes after the last box are harmless.
  while (at + 8 <= size && boxes.length < MOST_TOP_BOXES) {
    const box = boxAt(await read(at, HEAD), at, size)
    if (!box) throw damagedVideoError()
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/**
 * Parses the boxes in a range of `data`, which begins at `offset` in the file. A damaged box ends the list.
 */
export function listBoxes(data: Buffer, offset: number, from: number, to: number): Mp4Box[] {
  const boxes: Mp4Box[] = []
  let at = from
  while (at + 8 <= to) {
    const box = boxAt(data.subarray(at - offset, Math.min(at + HEAD, to) - offset), at, to)
    if (!box) return boxes
    boxes.push(box)
    at = box.end
  }
  return boxes
}
