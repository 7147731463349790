/** A token of RTF: the start or end of a group, a control word, or bytes of text. */
export type RtfToken =
  | { type: 'open' | 'close' }
  | { type: 'control'; word: string; value: number | null }
  | { type: 'bytes'; bytes: Uint8Array }

const CONTROL = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y

/** Yields the tokens of an RTF file; skips `\bin` data. */
export function* tokenizeRtf(bytes: Buffer): Generator<RtfToken> {
  const source = bytes.toString('latin1')
  let at = 0
  let text = ''
  while (at < source.length) {
    if (source.startsWith("\\'", at)) {
      text += String.fromCharCode(parseInt(source.slice(at + 2, at + 4), 16) || QUESTION_MARK)
      at += 4
      continue
    }
    const end = endOfText(source, at)
    text += source.slice(at, end)
    at = end
    if (at === source.length || source.startsWith("\\'", at)) continue
    if (text !== '') yield textToken(text)
    text = ''
    const next = source[at] === '\\' ? controlAt(source, at + 1) : groupAt(source, at)
    yield next.token
    at = next.end
  }
  if (text !== '') yield textToken(text)
}

const QUESTION_MARK = 0x3f
const MARK = /[\\{}]/g

function endOfText(source: string, at: number): number {
  MARK.lastIndex = at
  return MARK.exec(source)?.index ?? source.length
}

/** Line ends in the file are not part of the text. */
const textToken = (text: string): RtfToken => ({
  type: 'bytes',
  bytes: Buffer.from(text.replace(/[\r\n\0]/g, ''), 'latin1'),
})

const groupAt = (source: string, at: number): { token: RtfToken; end: number } => ({
  token: { type: source[at] === '{' ? 'open' : 'close' },
  end: at + 1,
})

function controlAt(source: string, at: number): { token: RtfToken; end: number } {
  CONTROL.lastIndex = at
  const match = CONTROL.exec(source)
  if (!match) {
    const symbol = source[at] ?? ''
    const isLiteral = symbol === '\\' || symbol === '{' || symbol === '}'
    const token: RtfToken = isLiteral
      ? { type: 'bytes', bytes: Buffer.from(symbol, 'latin1') }
      : { type: 'control', word: symbol, value: null }
    return { token, end: at + 1 }
  }
  const word = match[1] ?? ''
  const value = match[2] === undefined ? null : Number(match[2])
  const skipped = word === 'bin' ? Math.max(0, value ?? 0) : 0
  return { token: { type: 'control', word, value }, end: CONTROL.lastIndex + skipped }
}
