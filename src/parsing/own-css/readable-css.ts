import { tokenize, tokenTypes } from 'css-tree'

/** A forbidden part of a style sheet, with its position. */
export type CssProblem = { line: number; column: number; message: string }

/**
 * The first reason why a style sheet cannot be checked, and whether it exceeds the stored limits.
 */
export type UnreadableCss = { problem: CssProblem; isOutOfBounds: boolean }

const MAX_DEPTH = 32
/**
 * Maximum number of tokens between two of `{`, `}` and `;`: a selector list, a condition or a
 * value.
 */
const MAX_SEQUENCE = 2000
/** Maximum length of a name or number. */
const MAX_NAME = 200

const NOT_TEXT = /(?![\t\n\r\f])\p{Cc}|\p{Cs}|\uFEFF/u
const ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|[\s])?|([^\n\r\f]))/gi
const PLAIN_FUNCTION = /^[\w-]+\($/

const CLOSED_BY: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
])
const CLOSING: ReadonlySet<number> = new Set(CLOSED_BY.values())
const SEQUENCE_ENDS: ReadonlySet<number> = new Set([
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
  tokenTypes.Semicolon,
])
const NAMES: ReadonlySet<number> = new Set([
  tokenTypes.Ident,
  tokenTypes.Function,
  tokenTypes.AtKeyword,
  tokenTypes.Hash,
  tokenTypes.Dimension,
])
const NUMBERS: ReadonlySet<number> = new Set([tokenTypes.Number, tokenTypes.Percentage])

/**
 * Finds the first part of a style sheet that is too expensive to parse, or that a parser and a
 * browser may read differently; null if there is none. Runs in linear time.
 * @see docs/product/site-design.md#custom-css
 */
export function findUnreadableCss(text: string): UnreadableCss | null {
  const invisible = NOT_TEXT.exec(text)
  if (invisible)
    return beyondBounds(text, invisible.index, 'This character is invisible: remove it.')
  let found: UnreadableCss | null = null
  let depth = 0
  let sequence = { start: 0, tokens: 0 }
  tokenize(text, (type, start, end) => {
    if (found) return
    if (CLOSED_BY.has(type)) depth += 1
    if (CLOSING.has(type)) depth = Math.max(0, depth - 1)
    sequence = SEQUENCE_ENDS.has(type)
      ? { start: end, tokens: 0 }
      : { ...sequence, tokens: sequence.tokens + 1 }
    if (depth > MAX_DEPTH) {
      found = beyondBounds(
        text,
        start,
        `Nested too deeply: ${MAX_DEPTH} levels of brackets at most.`,
      )
    } else if (sequence.tokens > MAX_SEQUENCE) {
      found = beyondBounds(text, sequence.start, 'This list or value is too long.')
    } else {
      found = unreadableName(text, type, start, end)
    }
  })
  return found
}

function unreadableName(
  text: string,
  type: number,
  start: number,
  end: number,
): UnreadableCss | null {
  if (!NAMES.has(type) && !NUMBERS.has(type)) return null
  if (end - start > MAX_NAME) return beyondBounds(text, start, 'This name or number is too long.')
  const token = text.slice(start, end)
  const isPlain =
    type === tokenTypes.Function ? PLAIN_FUNCTION.test(token) : !hasNeedlessEscape(token)
  if (isPlain) return null
  const message = 'Write this name without escapes (\\).'
  return { problem: { ...placeOf(text, start), message }, isOutOfBounds: false }
}

/** Returns whether a token has unnecessary escapes; only its first digit needs one. */
const hasNeedlessEscape = (token: string): boolean =>
  [...token.matchAll(ESCAPE)].some(({ 1: hex, 2: literal = '', index }) => {
    const spelled = hex === undefined ? literal : characterOf(Number.parseInt(hex, 16))
    const isFirst = /^[#@]?-?$/.test(token.slice(0, index))
    return /[a-z_-]/i.test(spelled) || (/\d/.test(spelled) && !isFirst)
  })

const characterOf = (code: number): string =>
  code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code)

const beyondBounds = (text: string, offset: number, message: string): UnreadableCss => ({
  problem: { ...placeOf(text, offset), message },
  isOutOfBounds: true,
})

/**
 * Finds the first closing bracket that does not match the last opened one; returns null if all
 * match. Unclosed brackets count as closed at the end.
 */
export function findStrayBracket(text: string): { line: number; column: number } | null {
  const expected: number[] = []
  const strays: number[] = []
  tokenize(text, (type, start) => {
    const closing = CLOSED_BY.get(type)
    if (closing !== undefined) expected.push(closing)
    if (CLOSING.has(type) && expected.pop() !== type) strays.push(start)
  })
  const [first] = strays
  return first === undefined ? null : placeOf(text, first)
}

/** Returns line and column of an offset, both from 1. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\f]/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
