import { basicDocument } from './basic'
import { basicPlainText } from './basic-plain-text'
import type { InlineText } from './basic-plain-text'
import type { LetterDocument, RichTextDocument } from './document'

/** The plain text of a document, a line per block: for search, summaries and mails. */
export const plainText = (document: LetterDocument, inlineText?: InlineText): string =>
  basicPlainText(basicDocument(document), inlineText)

/** Converts plain text to a document: one paragraph per line, without blank lines. */
export function documentFromPlainText(value: string): RichTextDocument {
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }))
}
