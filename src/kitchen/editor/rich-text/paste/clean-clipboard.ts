import { marked } from 'marked'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import type { Cleaned } from './clean-html'
import { cleanHtml } from './clean-html'
import { tableFromTabs } from './tab-separated'

/** The contents of a clipboard. */
export type Clipboard = { html: string; text: string }

const MARKDOWN =
  /^#{1,6}\s|^\s*[-*+]\s+\S|^\s*\d+[.)]\s+\S|\*\*[^*\n]+\*\*|__[^_\n]+__|\[[^\]\n]+\]\([^)\s]+\)|^ {0,3}\|? {0,3}:?-+:? {0,3}\|/m

/** Characters of Markdown that are read. */
const MAX_MARKDOWN = 200_000

/** A clipboard as a document: its HTML, else its text, which may be Markdown. */
export function cleanClipboard({ html, text }: Clipboard): Cleaned {
  if (html.trim() !== '') return cleanHtml(html)
  return cleanText(text)
}

function cleanText(text: string): Cleaned {
  const short = text.slice(0, MAX_MARKDOWN)
  const rest = text.length - short.length
  const table = tableFromTabs(text)
  if (table) return { document: [table], leftOut: new Map() }
  const isMarkdown = MARKDOWN.test(short)
  const cleaned: Cleaned = isMarkdown
    ? cleanHtml(marked.parse(withListsApart(short), { async: false, gfm: true, breaks: true }))
    : { document: documentFromPlainText(short.slice(0, 100_000)), leftOut: new Map() }
  const dropped = rest + (isMarkdown ? 0 : Math.max(0, short.length - 100_000))
  if (dropped > 0) cleaned.leftOut.set('rest', dropped + (cleaned.leftOut.get('rest') ?? 0))
  return cleaned
}

/** Separates a list from the preceding line, with which Markdown would join it into a paragraph. */
const withListsApart = (text: string): string =>
  text.replace(/^(?!\s*(?:[-*+]|\d+[.)])\s)(.*\S.*)\n(?=\s{0,3}(?:[-*+]|\d+[.)])\s)/gm, '$1\n\n')
