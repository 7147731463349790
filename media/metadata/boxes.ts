import { damagedPictureError } from '../unreadable'

/** A box of the ISO base media format (HEIC, AVIF): its type, and the offsets of its content. */
export type Box = { type: string; at: number; start: number; end: number }

/** The boxes between two places of a file, in order. */
export function* boxes(data: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(data, at, end)
    yield box
    at = box.end
  }
}

function boxAt(data: Buffer, at: number, limit: number): Box {
  const size = data.readUInt32BE(at)
  const isLarge = size === 1
  if (isLarge && at + 16 > limit) throw damagedPictureError()
  // 0 means: to the end of the enclosing box.
  const length = isLarge ? Number(data.readBigUInt64BE(at + 8)) : size === 0 ? limit - at : size
  const start = at + (isLarge ? 16 : 8)
  const end = at + length
  if (end > limit || end < start) throw damagedPictureError()
  return { type: data.toString('latin1', at + 4, at + 8), at, start, end }
}

/** The first box at a path, such as `meta`, `iprp`, `ipco`; null where there is none. */
export function findBox(data: Buffer, path: readonly string[]): Box | null {
  let found: Box | null = { type: '', at: 0, start: 0, end: data.length }
  for (const type of path) {
    if (!found) return null
    const children: Box[] = [...boxes(data, childrenOf(found), found.end)]
    found = children.find((box) => box.type === type) ?? null
  }
  return found
}

/** Children of `meta` stand behind a version and flags. */
const childrenOf = ({ type, start }: Box): number => start + (type === 'meta' ? 4 : 0)

/** The ICC profile of a HEIC or AVIF; null when it has none. */
export function colourProfile(data: Buffer): Buffer | null {
  const properties = findBox(data, ['meta', 'iprp', 'ipco'])
  if (!properties) return null
  for (const { type, start, end } of boxes(data, properties.start, properties.end)) {
    const kind = type === 'colr' ? data.toString('latin1', start, start + 4) : ''
    if (kind === 'prof' || kind === 'rICC') return Buffer.from(data.subarray(start + 4, end))
  }
  return null
}
