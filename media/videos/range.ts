import type { ByteRange } from '../storage/storage'

/** A parsed `Range` header: the whole file, a part, or an unsatisfiable range. */
export type RequestedRange = { kind: 'all' } | ({ kind: 'part' } & ByteRange) | { kind: 'outside' }

const RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i
const ALL: RequestedRange = { kind: 'all' }

/**
 * Parses a `Range` header (RFC 9110 §14.2). Treats multiple ranges and unreadable headers as a request for
 * the whole file, as a server may.
 */
export function readRange(header: string | null, size: number): RequestedRange {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first !== '') return between(Number(first), last === '' ? Infinity : Number(last), size)
  return last === '' ? ALL : tail(Number(last), size)
}

function between(start: number, wanted: number, size: number): RequestedRange {
  if (wanted < start) return ALL
  return start < size ? { kind: 'part', start, end: Math.min(wanted, size - 1) } : OUTSIDE
}

const OUTSIDE: RequestedRange = { kind: 'outside' }

/** Builds the range of the last `length` bytes. */
const tail = (length: number, size: number): RequestedRange =>
  length === 0 || size === 0
    ? OUTSIDE
    : { kind: 'part', start: Math.max(0, size - length), end: size - 1 }
