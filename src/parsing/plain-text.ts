import { decodeHTML } from 'entities'
import { collapseSpace } from '@/src/parsing/collapse-space'

const TAG = /<\/?[a-z][^<>]*>/i
const BREAK =
  /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|section|blockquote)>|<(?:p|li|ol|ul|div|h[1-6])(?:\s[^<>]*)?>/gi

/** Resolves HTML entities, also those that were escaped twice (`&amp;amp;`). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const once = decodeHTML(text)
  return /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(once) ? decodeHTML(once) : once
}

/** Turns a value that may hold entities and tags into one line of plain text. */
export function plainText(value: string): string {
  return collapseSpace(withoutTags(decodeEntities(value), ' '))
}

/** Turns a value that may hold HTML or line breaks into its non-empty lines of plain text. */
export function plainLines(value: string): string[] {
  const text = withoutTags(decodeEntities(value).replace(BREAK, '\n'), '')
  return text
    .split(/[\r\n]+/)
    .map(collapseSpace)
    .filter(Boolean)
}

function withoutTags(text: string, gap: string): string {
  if (!TAG.test(text)) return text
  const words = withoutSpans(withoutSpans(text, 'script', ' '), 'style', ' ')
  return withoutComments(words.replace(/<\/?[a-z][^<>]*>/gi, gap), gap)
}

/**
 * A text without the elements of a name that hold no words. Looks for an end once for each element
 * that has one: an expression would look through the whole rest for each that has none.
 */
function withoutSpans(text: string, name: 'script' | 'style', gap: string): string {
  const start = new RegExp(`<${name}\\b`, 'gi')
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  return withoutRanges(text, start, end, gap)
}

const withoutComments = (text: string, gap: string): string =>
  withoutRanges(text, /<!--/g, /-->/g, gap)

/** Without everything from a start to the next end; what has no end stays. */
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

/** Letters and digits only, lower case: the form in which two writings of one line are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
