import { decodeHTML } from 'entities'

const TAG = /<\/?[a-z][^<>]*>/i
const BREAK =
  /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|section|blockquote)>|<(?:p|li|ol|ul|div|h[1-6])(?:\s[^<>]*)?>/gi
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g

/** Collapses every run of white space to one space and drops invisible characters. */
export function collapseSpace(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

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
  const noScript = text.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  return noScript.replace(/<\/?[a-z][^<>]*>/gi, gap).replace(/<!--[\s\S]*?-->/g, gap)
}

/** Letters and digits only, lower case: the form in which two writings of one line are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
