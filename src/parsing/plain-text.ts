import { decodeHTML } from 'entities'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { replaceFractionMarkup } from '@/src/parsing/fraction-markup'

const TAG = /<\/?[a-z][^<>]*>/i
/** "1<sup>st</sup>" is one word. */
const RAISED = /<\/?su[pb](?:\s[^<>]*)?>/gi
const BREAK =
  /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|section|blockquote)>|<(?:p|li|ol|ul|div|h[1-6])(?:\s[^<>]*)?>/gi

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i
/** Maximum number of escape levels: `&amp;amp;frac12;`. */
const MAX_ESCAPES = 3

/** Decodes HTML entities, including double-escaped ones (`&amp;amp;`). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  let decoded = decodeHTML(text)
  for (let times = 1; times < MAX_ESCAPES && ENTITY.test(decoded); times += 1) {
    decoded = decodeHTML(decoded)
  }
  return decoded
}

/** Converts a value that may contain entities and tags to one line of plain text. */
export function toPlainText(value: string): string {
  return collapseSpace(withoutTags(replaceFractionMarkup(decodeEntities(value)), ' '))
}

/** Removes superscript and subscript tags from a plain text, which people copy with it. */
export const removeRaisedTags = (text: string): string =>
  replaceFractionMarkup(text).replace(RAISED, '')

/** Converts a value that may contain HTML or line breaks to its non-empty lines of plain text. */
export function toPlainLines(value: string): string[] {
  const html = replaceFractionMarkup(decodeEntities(value))
  const text = withoutTags(html.replace(BREAK, '\n'), '')
  return text
    .split(/[\r\n]+/)
    .map(collapseSpace)
    .filter(Boolean)
}

function withoutTags(text: string, gap: string): string {
  if (!TAG.test(text)) return text
  const words = withoutSpans(withoutSpans(text, 'script', ' '), 'style', ' ')
  return withoutComments(words.replace(RAISED, '').replace(/<\/?[a-z][^<>]*>/gi, gap), gap)
}

/**
 * Removes elements without text. Searches once per closing tag, as a regular expression would be
 * quadratic for unclosed elements.
 */
function withoutSpans(text: string, name: 'script' | 'style', gap: string): string {
  const start = new RegExp(`<${name}\\b`, 'gi')
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  return withoutRanges(text, start, end, gap)
}

const withoutComments = (text: string, gap: string): string =>
  withoutRanges(text, /<!--/g, /-->/g, gap)

/** Removes ranges from a start to the next end; an unclosed one stays. */
function withoutRanges(text: string, start: RegExp, end: RegExp, gap: string): string {
  const kept: string[] = []
  let from = 0
  for (let begin = start.exec(text); begin; begin = start.exec(text)) {
    end.lastIndex = start.lastIndex
    const over = end.exec(text)
    if (!over) break
    kept.push(text.slice(from, begin.index), gap)
    from = end.lastIndex
    start.lastIndex = from
  }
  return kept.join('') + text.slice(from)
}

/** Reduces a text to its letters and digits in lower case, for comparing spellings of a line. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
