import type { StoredVideoType } from '@/src/domain/video-type'
import { listBoxes, topBoxes } from './mp4-boxes'
import type { Mp4Box } from './mp4-boxes'
import { zeros } from './overwrite'
import type { Overwrite } from './overwrite'
import {
  damagedVideoError,
  unsupportedVideoError,
  audioOnlyError,
  unplayableVideoError,
} from './unreadable-video'
import type { VideoSource } from './video-source'

/** The type of a video, and the byte ranges that are blanked when it is stored. */
export type VideoFacts = { type: StoredVideoType; overwrites: Overwrite[] }

/** An index of tracks is some kilobytes a minute; more than this is none. */
const MAX_INDEX = 16 * 1024 * 1024

/** Video codecs in this format that all browsers play. */
const PLAYED = new Set(['avc1', 'avc3'])

const CODEC_NAMES: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  av01: 'AV1',
  vp08: 'VP8 in an MP4',
  vp09: 'VP9 in an MP4',
  mp4v: 'MPEG-4 Part 2',
  encv: 'protected video',
  jpeg: 'Motion JPEG',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
}

/** Track types that are kept: video, audio and subtitles. Others contain camera metadata. */
const KEPT_TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp'])

/** Boxes in which cameras note places, devices and names. */
const NOTES = new Set(['udta', 'meta', 'uuid'])

/**
 * Validates an MP4 or QuickTime file: complete, with a video track that browsers play.
 * @throws UnreadableVideoError with the problem and its solution
 */
export async function readMp4(source: VideoSource): Promise<VideoFacts> {
  const boxes = await topBoxes(source)
  const index = boxes.find(({ type }) => type === 'moov')
  // A HEIC picture consists of boxes, too, and declares its type in a top-level one.
  if (!index && boxes.some(({ type }) => type === 'meta')) throw unsupportedVideoError()
  const hasPictures = boxes.some(({ type }) => type === 'mdat')
  if (!index || !hasPictures || index.end - index.start > MAX_INDEX) throw damagedVideoError()
  const data = await source.read(index.start, index.end - index.start)
  const reader = readerOf(data, index.start)
  const tracks = reader.children(index).filter(({ type }) => type === 'trak')
  checkPictures(tracks.map((track) => reader.track(track)))
  return {
    type: 'video/mp4',
    overwrites: [
      ...boxes.filter(({ type }) => NOTES.has(type)).map(emptied),
      ...reader.notes(index),
      ...tracks.flatMap((track) => trackNotes(reader, track)),
    ],
  }
}

type Track = { kind: string; codecs: string[] }
type Reader = ReturnType<typeof readerOf>

/** Reads boxes within the index, which stands at `offset` in the file. */
function readerOf(data: Buffer, offset: number) {
  const children = ({ body, end }: Mp4Box, skip = 0): Mp4Box[] =>
    listBoxes(data, offset, body + skip, end)
  /** The box under a path of names, the first of each. */
  const under = (box: Mp4Box, ...path: string[]): Mp4Box | undefined =>
    path.reduce<Mp4Box | undefined>(
      (at, name) => at && children(at).find(({ type }) => type === name),
      box,
    )
  const kindOf = (track: Mp4Box): string => {
    const handler = under(track, 'mdia', 'hdlr')
    const at = handler ? handler.body + 8 - offset : data.length
    return data.toString('latin1', at, at + 4)
  }
  return {
    children,
    under,
    kindOf,
    /** The content of a track, and its encoding. */
    track: (track: Mp4Box): Track => {
      const samples = under(track, 'mdia', 'minf', 'stbl', 'stsd')
      // Behind a version and the number of entries.
      const entries = samples ? children(samples, 8) : []
      return { kind: kindOf(track), codecs: entries.map(({ type }) => type) }
    },
    /** The notes of cameras right below a box. */
    notes: (box: Mp4Box): Overwrite[] => {
      const inner = children(box)
      const named = inner.filter(({ type }) => NOTES.has(type)).map(emptied)
      return [...named, ...inner.flatMap((each) => timesOf(data, offset, each))]
    },
  }
}

function trackNotes(reader: Reader, track: Mp4Box): Overwrite[] {
  if (!KEPT_TRACKS.has(reader.kindOf(track))) return [emptied(track)]
  const media = reader.under(track, 'mdia')
  return [...reader.notes(track), ...(media ? reader.notes(media) : [])]
}

const TIMED = new Set(['mvhd', 'tkhd', 'mdhd'])

/**
 * The creation and modification times of a film or a track: two numbers behind the version, of 4 bytes each,
 * in later versions of 8.
 */
function timesOf(data: Buffer, offset: number, { type, body, end }: Mp4Box): Overwrite[] {
  if (!TIMED.has(type)) return []
  const length = data[body - offset] === 1 ? 16 : 8
  return body + 4 + length <= end ? [zeros(body + 4, length)] : []
}

/** A box that stays in its place as free space, so that no other one moves. */
function emptied({ start, body, end }: Mp4Box): Overwrite {
  const head = Buffer.alloc(body - start)
  head.writeUInt32BE(body - start === 8 ? end - start : 1, 0)
  head.write('free', 4, 'latin1')
  if (head.length === 16) head.writeBigUInt64BE(BigInt(end - start), 8)
  return { start, head, length: end - start }
}

function checkPictures(tracks: readonly Track[]): void {
  const pictures = tracks.filter(({ kind }) => kind === 'vide').flatMap(({ codecs }) => codecs)
  const [first] = pictures
  if (first === undefined) {
    throw tracks.some(({ kind }) => kind === 'soun') ? audioOnlyError() : damagedVideoError()
  }
  if (!pictures.some((codec) => PLAYED.has(codec)))
    throw unplayableVideoError(CODEC_NAMES[first] ?? 'something unknown')
}
