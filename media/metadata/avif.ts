import { damagedPictureError } from '../unreadable'
import { boxes, findBox } from './boxes'
import type { Box } from './boxes'
import { itemExtents } from './item-locations'

/** Items and boxes with metadata. */
const TELLING_ITEMS = new Set(['Exif', 'mime', 'uri '])
const TELLING_BOXES = new Set(['uuid', 'udta', 'free', 'skip'])
const CONTAINERS = new Set(['moov', 'trak', 'mdia'])

/**
 * Removes Exif, XMP and similar metadata from an AVIF. All parts are referenced by file offset, so the
 * metadata is overwritten with zeros instead of cut out. Exif does not hold the orientation here.
 */
export function cleanAvif(data: Buffer): Buffer {
  const copy = Buffer.from(data)
  const meta = findBox(copy, ['meta'])
  if (!meta) throw damagedPictureError()
  blankBoxes(copy, 0, copy.length)
  blankItems(copy, meta)
  return copy
}

function blankBoxes(data: Buffer, start: number, end: number): void {
  for (const box of boxes(data, start, end)) {
    if (TELLING_BOXES.has(box.type)) {
      data.write('free', box.at + 4, 'latin1')
      data.fill(0, box.start, box.end)
    } else if (CONTAINERS.has(box.type)) blankBoxes(data, box.start, box.end)
  }
}

function blankItems(data: Buffer, meta: Box): void {
  const children = [...boxes(data, meta.start + 4, meta.end)]
  const items = children.find(({ type }) => type === 'iinf')
  const locations = children.find(({ type }) => type === 'iloc')
  if (!items || !locations) throw damagedPictureError()
  const idat = children.find(({ type }) => type === 'idat') ?? null
  const telling = tellingItems(data, items)
  if (telling.size === 0) return
  for (const { item, start, end } of itemExtents(data, locations, idat)) {
    if (telling.has(item)) data.fill(0, start, end)
  }
}

/** The numbers of items that are to go; their kind becomes one that readers pass over. */
function tellingItems(data: Buffer, items: Box): Set<number> {
  const telling = new Set<number>()
  const isWide = data.readUInt8(items.start) > 0
  for (const box of boxes(data, items.start + (isWide ? 8 : 6), items.end)) {
    const version = data.readUInt8(box.start)
    if (box.type !== 'infe' || version < 2) continue
    const id = version === 2 ? data.readUInt16BE(box.start + 4) : data.readUInt32BE(box.start + 4)
    const kind = box.start + (version === 2 ? 8 : 10)
    if (!TELLING_ITEMS.has(data.toString('latin1', kind, kind + 4))) continue
    telling.add(id)
    data.write('free', kind, 'latin1')
  }
  return telling
}
