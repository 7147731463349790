import { bodyOf, parseElement, listElements } from './ebml'
import type { EbmlElement } from './ebml'
import type { VideoFacts } from './mp4'
import type { Overwrite } from './overwrite'
import {
  damagedVideoError,
  unsupportedVideoError,
  audioOnlyError,
  UnreadableVideoError,
  unplayableVideoError,
} from './unreadable-video'
import type { VideoSource } from './video-source'

const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const CODEC = 0x86
const TAGS = 0x1254c367
const INFO = 0x1549a966
const DATE = 0x4461
const TITLE = 0x7ba9
const CHECKSUM = 0xbf
const SEEK_HEAD = 0x114d9b74
const SEEK = 0x4dbb
const SEEK_ID = 0x53ab
const SEEK_POSITION = 0x53ac

/** Most bytes before the first pictures; a file with more there is not accepted. */
const HEAD = 256 * 1024

const PLAYED = new Set(['V_VP8', 'V_VP9'])
const CODEC_NAMES: Readonly<Record<string, string>> = {
  V_AV1: 'AV1',
  'V_MPEG4/ISO/AVC': 'H.264 in a WebM',
  'V_MPEGH/ISO/HEVC': 'HEVC (H.265)',
}

/**
 * Validates a WebM file: complete, with a video track that browsers play.
 * @throws UnreadableVideoError with the problem and its solution
 */
export async function readWebm(source: VideoSource): Promise<VideoFacts> {
  const data = await source.read(0, HEAD)
  const segment = segmentOf(data, source.size)
  const parts = listElements(data, 0, segment.body, segment.end)
  const tracks = parts.find(({ id }) => id === TRACKS)
  const isCutOff = tracks === undefined || tracks.end === null || tracks.end > data.length
  if (isCutOff || !(await hasPictures(source, parts))) throw damagedVideoError()
  checkCodecs(codecsOf(data, tracks))
  return {
    type: 'video/webm',
    overwrites: [
      ...infoNotes(data, parts),
      ...(await tagsOf(source, data, segment, parts)),
    ].flatMap((note) => emptied(note, source.size)),
  }
}

function segmentOf(data: Buffer, size: number): EbmlElement {
  const [head, segment] = listElements(data, 0, 0, null)
  const docType =
    head && listElements(data, 0, head.body, head.end).find(({ id }) => id === DOC_TYPE)
  const kind = docType && bodyOf(data, 0, docType).toString('latin1').replace(/\0+$/, '')
  if (kind === 'matroska') {
    throw new UnreadableVideoError(
      'This file is a Matroska (MKV) video, which browsers do not play. Save it as MP4 with H.264 and send that.',
    )
  }
  if (kind !== 'webm') throw unsupportedVideoError()
  if (segment?.id !== SEGMENT || (segment.end ?? 0) > size) throw damagedVideoError()
  return segment
}

/** Whether frames follow the headers. */
async function hasPictures(source: VideoSource, parts: readonly EbmlElement[]): Promise<boolean> {
  if (parts.some(({ id }) => id === CLUSTER)) return true
  const next = parts.at(-1)?.end ?? source.size
  const head = await source.read(next, 12)
  return parseElement(head, next, next)?.id === CLUSTER
}

const codecsOf = (data: Buffer, tracks: EbmlElement): string[] =>
  listElements(data, 0, tracks.body, tracks.end)
    .filter(({ id }) => id === TRACK)
    .flatMap((track) => listElements(data, 0, track.body, track.end))
    .filter(({ id }) => id === CODEC)
    .map((codec) => bodyOf(data, 0, codec).toString('latin1').replace(/\0+$/, ''))

function checkCodecs(codecs: readonly string[]): void {
  const [first] = codecs.filter((codec) => codec.startsWith('V_'))
  if (first === undefined) throw codecs.length > 0 ? audioOnlyError() : damagedVideoError()
  if (!codecs.some((codec) => PLAYED.has(codec)))
    throw unplayableVideoError(CODEC_NAMES[first] ?? 'something unknown')
}

/** The time and title of a recording; a sum over them would not fit any more. */
function infoNotes(data: Buffer, parts: readonly EbmlElement[]): EbmlElement[] {
  return parts
    .filter(({ id }) => id === INFO)
    .flatMap((info) => listElements(data, 0, info.body, info.end))
    .filter(({ id }) => id === DATE || id === TITLE || id === CHECKSUM)
}

/**
 * Finds the tags, in which programs store locations and devices: before the frames, or where the index
 * says.
 */
async function tagsOf(
  source: VideoSource,
  data: Buffer,
  segment: EbmlElement,
  parts: readonly EbmlElement[],
): Promise<EbmlElement[]> {
  const places = parts
    .filter(({ id }) => id === SEEK_HEAD)
    .flatMap((index) => listElements(data, 0, index.body, index.end))
    .flatMap((entry) => (entry.id === SEEK ? placeOfTags(data, entry) : []))
  const found = parts.filter(({ id }) => id === TAGS)
  for (const place of places) {
    const at = segment.body + place
    const element = parseElement(await source.read(at, 12), at, at)
    if (element?.id === TAGS) found.push(element)
  }
  return found
}

function placeOfTags(data: Buffer, entry: EbmlElement): number[] {
  const parts = listElements(data, 0, entry.body, entry.end)
  const numberIn = (wanted: number): number | null => {
    const part = parts.find(({ id }) => id === wanted)
    const bytes = part ? bodyOf(data, 0, part) : Buffer.alloc(0)
    return bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : null
  }
  const place = numberIn(SEEK_POSITION)
  return numberIn(SEEK_ID) === TAGS && place !== null ? [place] : []
}

/** An element as empty space of the same length (RFC 8794 §11.3.2), so that no other one moves. */
function emptied({ start, end }: EbmlElement, size: number): Overwrite[] {
  if (end === null || end > size) return []
  const length = end - start
  if (length < 9) return [{ start, head: Buffer.from([0xec, 0x80 | (length - 2)]), length }]
  const head = Buffer.alloc(9)
  head[0] = 0xec
  head[1] = 0x01
  head.writeUIntBE(length - 9, 3, 6)
  return [{ start, head, length }]
}
