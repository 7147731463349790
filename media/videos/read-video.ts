import { readMp4 } from './mp4'
import type { VideoFacts } from './mp4'
import { unsupportedVideoError } from './unreadable-video'
import type { VideoSource } from './video-source'
import { readWebm } from './webm'

/**
 * Validates a video by its bytes, never by its name: its type, completeness and playability in browsers,
 * and the location of camera metadata. Reads its index, not its frames.
 * @throws UnreadableVideoError with a message for the sender
 * @see docs/product/media.md#kinds-of-videos
 */
export async function readVideo(source: VideoSource): Promise<VideoFacts> {
  const head = await source.read(0, 16)
  if (head.length >= 8 && isMp4(head.toString('latin1', 4, 8))) return readMp4(source)
  if (head.toString('hex', 0, 4) === '1a45dfa3') return readWebm(source)
  throw unsupportedVideoError()
}

/** Files of QuickTime from before brands begin with their pictures or their index. */
const isMp4 = (type: string): boolean => ['ftyp', 'moov', 'mdat', 'wide', 'free'].includes(type)
