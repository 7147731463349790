/** Block elements. */
const BLOCK_TAG =
  /(<\/?(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)(?:\s[^>]*|\/)?>)/i
/** Elements that contain paragraphs; text in other elements stays unchanged. */
const HOLDS_PARAGRAPHS =
  /^(?:article|aside|blockquote|details|div|fieldset|footer|form|header|main|nav|p|section)$/

/**
 * Adds paragraphs and line breaks to a post of the classic editor, as WordPress does: blank lines
 * separate paragraphs, other line ends become line breaks. Existing block elements stay unchanged.
 */
export function addParagraphs(content: string): string {
  const open: string[] = []
  const parts: string[] = []
  for (const [at, part] of content.replace(/\r\n?/g, '\n').split(BLOCK_TAG).entries()) {
    if (at % 2 === 0) parts.push(textWithin(part, open.at(-1)))
    else {
      parts.push(part)
      follow(open, part)
    }
  }
  return parts
    .filter((part) => part !== '')
    .join('')
    .replace(/(<\/(?:p|h[1-6]|ul|ol|div|figure|blockquote|table)>)(?=<(?!\/))/gi, '$1\n')
    .trim()
}

/** Tracks open elements like a browser: a block closes a paragraph, an item the previous one. */
function follow(open: string[], tag: string): void {
  const name = nameOf(tag)
  if (tag.startsWith('</')) {
    const at = open.lastIndexOf(name)
    if (at !== -1) open.splice(at)
    return
  }
  const last = open.at(-1)
  if (last === 'p' || (last === 'li' && name === 'li')) open.pop()
  if (name !== 'hr' && !tag.endsWith('/>')) open.push(name)
}

const nameOf = (tag: string): string => (/[a-z0-9]+/i.exec(tag)?.[0] ?? '').toLowerCase()

function textWithin(text: string, parent: string | undefined): string {
  if (parent !== undefined && !HOLDS_PARAGRAPHS.test(parent)) return text
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.replace(/(<br\s*\/?>)?[^\S\n]*\n/gi, (_, br) => `${br ?? '<br>'}\n`))
  if (parent === 'p') return paragraphs.join('</p>\n<p>')
  return paragraphs.map((part) => (isComment(part) ? part : `<p>${part}</p>`)).join('\n')
}

const isComment = (part: string): boolean => /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(part)
