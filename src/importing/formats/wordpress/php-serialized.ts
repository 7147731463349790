/** A value in PHP's `serialize` format, as plugins store it: scalars, lists and maps. */
export type PhpValue = string | number | boolean | null | PhpValue[] | { [key: string]: PhpValue }

/** Maximum nesting, above that of any plugin. */
const MAX_DEPTH = 40

/**
 * Parses PHP's `serialize` format; returns null for anything else. Lengths are in bytes; where an
 * export has changed the bytes of a text, its end is searched for. Objects become plain maps.
 */
export function readPhp(text: string): PhpValue | null {
  const reader = { bytes: Buffer.from(text), at: 0 }
  try {
    return valueAt(reader, 0)
  } catch {
    return null
  }
}

type Reader = { bytes: Buffer; at: number }

function valueAt(reader: Reader, depth: number): PhpValue {
  if (depth > MAX_DEPTH) throw new Error('Nested too deeply')
  const kind = String.fromCharCode(reader.bytes[reader.at] ?? 0)
  reader.at += 2
  if (kind === 'N') return null
  if (kind === 'i' || kind === 'd') return Number(until(reader, ';'))
  if (kind === 'b') return until(reader, ';') === '1'
  if (kind === 's') return textAt(reader)
  if (kind === 'a') return mapAt(reader, depth)
  if (kind === 'O') {
    until(reader, ':')
    until(reader, ':')
    return mapAt(reader, depth)
  }
  throw new Error('Not what PHP writes')
}

function until(reader: Reader, mark: string): string {
  const end = reader.bytes.indexOf(mark, reader.at)
  if (end < 0) throw new Error('Cut short')
  const text = reader.bytes.toString('utf8', reader.at, end)
  reader.at = end + 1
  return text
}

function textAt(reader: Reader): string {
  const length = Number(until(reader, ':'))
  const start = reader.at + 1
  let end = start + length
  if (reader.bytes.toString('latin1', end, end + 2) !== '";') {
    end = reader.bytes.indexOf('";', start)
    if (end < 0) throw new Error('Cut short')
  }
  reader.at = end + 2
  return reader.bytes.toString('utf8', start, end)
}

function mapAt(reader: Reader, depth: number): PhpValue {
  const count = Number(until(reader, ':'))
  reader.at += 1
  const entries: [string, PhpValue][] = []
  for (let index = 0; index < count; index += 1) {
    const key = valueAt(reader, depth + 1)
    if (typeof key !== 'string' && typeof key !== 'number') throw new Error('Not what PHP writes')
    entries.push([String(key), valueAt(reader, depth + 1)])
  }
  reader.at += 1
  const isList = entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
