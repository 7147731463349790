import type { VideoSource } from './video-source'
import { damagedVideo } from './unreadable-video'

/** A box of an MP4 file (ISO/IEC 14496-12 §4.2): places in bytes from the start of the file. */
export type Mp4Box = { type: string; start: number; body: number; end: number }

/** Size of a box header in bytes, the longer form of its size included. */
const HEAD = 16

/**
 * Boxes at the top of a file: a cut of some minutes has about ten, one in fragments a few for each
 * second. So many are looked at; behind them nothing is that we need.
 */
const MOST_TOP_BOXES = 200

/** The box whose head stands at the start of `head`; null for what is none, or reaches too far. */
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
 * The boxes at the top of a file.
 * @throws UnreadableVideoError where one reaches beyond the end of the file
 */
export async function topBoxes({ size, read }: VideoSource): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = []
  let at = 0
  // A few bytes behind the last box harm nobody.
  while (at + 8 <= size && boxes.length < MOST_TOP_BOXES) {
    const box = boxAt(await read(at, HEAD), at, size)
    if (!box) throw damagedVideo()
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The boxes in a part of `data`, which stands at `offset` in the file. Damaged ones end the list. */
export function boxesIn(data: Buffer, offset: number, from: number, to: number): Mp4Box[] {
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
