import { NOT_FETCHED, formatPictureProblem, readPicture } from './read-picture'
import type { PictureReader } from './read-picture'

/**
 * Number of consecutive unanswered requests after which a host is skipped.
 * @see docs/product/import-and-export.md#pictures-of-imported-recipes
 */
const MAX_SILENCES = 5

/** Numbers of consecutive unanswered requests, by host of an import's pictures. */
export type UnansweredRequests = Map<string, number>

/**
 * Reads the bytes of a picture unless its host has stopped answering, as each timeout takes up to
 * 20 seconds.
 * @throws as `readPicture`
 */
export async function readUnlessSilent(
  source: string,
  reader: PictureReader,
  silences: UnansweredRequests,
): Promise<Buffer> {
  const host = hostOf(source)
  if (host === null) return readPicture(source, reader)
  if ((silences.get(host) ?? 0) >= MAX_SILENCES) throw new Error('silent')
  try {
    const bytes = await readPicture(source, reader)
    silences.delete(host)
    return bytes
  } catch (error) {
    if (formatPictureProblem(error) === NOT_FETCHED)
      silences.set(host, (silences.get(host) ?? 0) + 1)
    // A response without a picture counts as an answer.
    else silences.delete(host)
    throw error
  }
}

/** Returns the host of a picture; null for one in the imported file or without an address. */
const hostOf = (source: string): string | null =>
  /^https?:/i.test(source) && URL.canParse(source) ? new URL(source).host : null
