import type { ByteRange } from '../storage/storage'

/** A parsed `Range` header: the whole file, a part, or an unsatisfiable range. */
export type AskedRange = { kind: 'all' } | ({ kind: 'part' } & ByteRange) | { kind: 'outside' }

const RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i
const ALL: AskedRange = { kind: 'all' }

/**
 * Reads a `Range` header (RFC 9110 §14.2). Several parts at once and what cannot be read are
 * answered with the whole, as a server may.
 */
export function readRange(header: string | null, size: number): AskedRange {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first !== '') return between(Number(first), last === '' ? Infinity : Number(last), size)
  return last === '' ? ALL : tail(Number(last), size)
}

function between(start: number, wanted: number, size: number): AskedRange {
  if (wanted < start) return ALL
  return start < size ? { kind: 'part', start, end: Math.min(wanted, size - 1) } : OUTSIDE
}

const OUTSIDE: AskedRange = { kind: 'outside' }

/** The range of the last `length` bytes. */
const tail = (length: number, size: number): AskedRange =>
  length === 0 || size === 0
    ? OUTSIDE
    : { kind: 'part', start: Math.max(0, size - length), end: size - 1 }
