import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'

/** Characters of a comment that a mail shows. */
const MAX_QUOTE = 400

/** Returns the text of a stored comment in one line, for a mail, without a cut word. */
export function quoteComment(content: unknown): string {
  const line = plainText(documentFromLexical(content)).replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_QUOTE) return line
  return `${line
    .slice(0, MAX_QUOTE)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`
}
