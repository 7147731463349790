import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { AnswerNotes, CountedAnswer } from '@/src/server/web/answer-notes'
import type { AddressClass } from './address-class'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A whole response body, ready to be sent. */
export type Body = { bytes: Buffer; etag: string | null; headers: readonly string[] }

/** A cached response, in every encoding that was requested, but for compressible ones without compression. */
export type CachedResponse = {
  status: 200 | 404
  /** Whether it never changes: its URL identifies its content. */
  isFile: boolean
  readonly bodies: { [Coding in Encoding]?: Body }
  /** Returns the response with the body of an encoding. A compressed one stays. */
  encoded: (encoding: Encoding) => Promise<CachedResponse>
  /** Counts that each response from it adds; null for none. */
  countsAs: CountedAnswer | null
  /** Expiry on this process's monotonic clock; Infinity for never. */
  until: number
  /** Bytes in memory. */
  size: number
  /** The class of addresses under which its requests are counted; files of a build where it is not set. */
  addressClass?: AddressClass
}

/** An uncompressed response of a handler. */
export type PlainAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Headers that belong to one response on one connection, or are recomputed here. */
const NOT_CACHED = new Set(
  `connection keep-alive transfer-encoding content-length content-encoding date etag x-request-id
   cache-control`.split(/\s+/),
)
/** Browsers revalidate each time: an edit is visible at once, an unchanged response is a 304. */
const ALWAYS_ASK = 'no-cache'
const COMPRESSED_ALREADY = /^(?:image\/(?!svg)|video\/|font\/)/

/** Returns whether a response can be shared: a plain success or a site's 404 page, that sets no cookie. */
export const isShareable = (
  { status, headers }: PlainAnswer,
  { hasFailed, isMissing }: Pick<AnswerNotes, 'hasFailed' | 'isMissing'>,
): boolean =>
  !hasFailed && status === (isMissing ? 404 : 200) && headers['set-cookie'] === undefined

const isImmutable = ({ headers }: PlainAnswer): boolean =>
  (headers['cache-control'] ?? '').includes('immutable')

/** Whether a response is a script or style of a build, which browsers never revalidate. */
const isNeverRevalidated = (answer: PlainAnswer): boolean =>
  isImmutable(answer) && /javascript|css/.test(String(answer.headers['content-type'] ?? ''))

/** Brotli qualities: a fast one for the first response, the best one for cached ones. */
const QUICK = 5
const SMALLEST = 11

/**
 * Builds a cache entry in all encodings with the best compression, for files that never change; null for all
 * others, and where it would not be smaller. Takes up to a second.
 */
export async function buildSmallestEntry(
  answer: PlainAnswer,
  until: number,
): Promise<CachedResponse | null> {
  if (!isImmutable(answer) || isCompressedAlready(answer)) return null
  const entry = buildCacheEntry(answer, until, SMALLEST)
  await Promise.all([entry.encoded('br'), entry.encoded('gzip')])
  return entry
}

/** Returns whether compressing a response would make it no smaller. */
export const isCompressedAlready = ({ headers }: PlainAnswer): boolean =>
  COMPRESSED_ALREADY.test(String(headers['content-type'] ?? ''))

/** Compresses a body with an encoding. */
export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  quality = QUICK,
): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return compressBrotli(body, { params })
}

/** Decompresses the body of a response that is kept in an encoding. */
const decompress = ({ br, gzip: zipped }: CachedResponse['bodies']): Promise<Buffer> =>
  zipped ? decompressGzip(zipped.bytes) : decompressBrotli(br?.bytes ?? '')

/** Bytes of an entry beside its bodies. */
const OVERHEAD = 2_048

/**
 * Builds a cache entry with an ETag for each encoding. Its body stays uncompressed until the first compression
 * is made; later requests without compression get it decompressed. Nearly all clients accept gzip, and a page
 * takes five times as much memory uncompressed.
 */
export function buildCacheEntry(
  answer: PlainAnswer,
  until: number,
  quality = QUICK,
): CachedResponse {
  const tag = createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)
  const base = [
    ...keptHeaders(answer.headers, isImmutable(answer)),
    'cache-control',
    isImmutable(answer) ? String(answer.headers['cache-control']) : ALWAYS_ASK,
  ]
  // No function below names the response itself: its body would stay in memory as long as they do.
  const hasNoEtag = isNeverRevalidated(answer) || answer.status === 404
  const ready = (bytes: Buffer, encoding: Encoding): Body => {
    const isPlain = encoding === 'identity'
    const etag = hasNoEtag ? null : isPlain ? `"${tag}"` : `"${tag}-${encoding}"`
    const coding = isPlain ? [] : ['content-encoding', encoding]
    const named = etag === null ? [] : ['etag', etag]
    const headers = [...base, ...coding, ...named, 'content-length', String(bytes.length)]
    return { bytes, etag, headers }
  }
  const isWhole = isCompressedAlready(answer)
  const identity = ready(answer.body, 'identity')
  const bodies: CachedResponse['bodies'] = isWhole
    ? { identity, br: identity, gzip: identity }
    : { identity }
  const encoded = async (encoding: Encoding): Promise<CachedResponse> => {
    if (isWhole || (encoding !== 'identity' && bodies[encoding])) return entry
    const plain = bodies.identity?.bytes ?? (await decompress(bodies))
    if (encoding === 'identity') {
      // A copy: the next compression removes this body from the entry.
      return { ...entry, bodies: { ...bodies, identity: ready(plain, encoding) } }
    }
    bodies[encoding] = ready(await compress(plain, encoding, quality), encoding)
    delete bodies.identity
    return entry
  }
  const entry: CachedResponse = {
    status: answer.status === 404 ? 404 : 200,
    isFile: isImmutable(answer),
    bodies,
    encoded,
    countsAs: null,
    until,
    get size() {
      const { br, gzip: zipped } = bodies
      const compressed = Math.max(br?.bytes.length ?? 0, zipped?.bytes.length ?? 0)
      // The compression that nobody has requested yet will be about as large.
      return (
        OVERHEAD + (isWhole ? compressed : (bodies.identity?.bytes.length ?? 0) + 2 * compressed)
      )
    },
  }
  return entry
}

/**
 * Headers that an immutable file does not need: clients do not revalidate it, nor request parts of it
 * compressed.
 */
const FILE_NEEDS_NOT = new Set(['last-modified', 'accept-ranges'])

/** Scripts are read in the encoding of their page, which is UTF-8, and modules always are. */
function shortenType(headers: [string, OutgoingHttpHeader | undefined][]): void {
  for (const header of headers) {
    if (/^application\/javascript\b/.test(String(header[1]))) header[1] = 'text/javascript'
  }
}

function keptHeaders(headers: OutgoingHttpHeaders, isFile: boolean): string[] {
  const kept = Object.entries(headers).filter(
    ([name]) => !NOT_CACHED.has(name) && !(isFile && FILE_NEEDS_NOT.has(name)) && name !== 'vary',
  )
  if (isFile) shortenType(kept)
  const vary = [headers['vary'] ?? '', 'accept-encoding'].flat().join(',').toLowerCase().split(',')
  const names = new Set(vary.map((name) => name.trim()).filter((name) => name !== ''))
  return [...kept, ['vary', [...names].join(', ')] as const].flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  )
}

/** Chooses the smallest encoding that a browser accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(text)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(text) ? 'gzip' : 'identity'
}
