/** A paragraph of a document, before headings are recognized by their font size. */
export type Paragraph = {
  /** HTML with `<strong>`, `<em>`, `<br>` and `<img>`. */
  html: string
  /** Number of characters; 0 for an empty paragraph. */
  length: number
  /** Font size in points; null if the document does not specify it. */
  size: number | null
  /** Outline level, 1 to 6; 0 for body text. */
  level: number
  list: 'ul' | 'ol' | null
}

/** A paragraph, table or other block of a document; a table row is a list of cells. */
export type DocumentBlock =
  Paragraph | { rows: DocumentBlock[][][] } | { isBreak: true } | { scannedPage: number }

/** Minimum ratio of the font size of a heading to that of the body text. */
const HEADING_RATIO = 1.15
/** Maximum number of font sizes that count as heading levels. */
const MAX_SIZES = 3
/** Longer paragraphs are not headings, whatever their font size. */
const MAX_HEADING_LENGTH = 120

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Formats the placeholder for the text of a scanned page in the HTML of its document. */
export const scanPlaceholder = (page: number): string => `<div data-scan="${page}"></div>`

/** Formats blocks as HTML; paragraphs in a large font become headings. */
export function blocksToHtml(blocks: readonly DocumentBlock[]): string {
  const levelOf = rankHeadingSizes(blocks.filter(isParagraph))
  return htmlOf(blocks, levelOf)
}

const isParagraph = (block: DocumentBlock): block is Paragraph => 'html' in block

function htmlOf(
  blocks: readonly DocumentBlock[],
  levelOf: (paragraph: Paragraph) => number,
): string {
  const parts: string[] = []
  let list: 'ul' | 'ol' | null = null
  const setList = (next: 'ul' | 'ol' | null): void => {
    if (list === next) return
    if (list !== null) parts.push(`</${list}>`)
    if (next !== null) parts.push(`<${next}>`)
    list = next
  }
  for (const block of blocks) {
    setList(isParagraph(block) ? block.list : null)
    if (isParagraph(block)) parts.push(paragraphHtml(block, levelOf(block)))
    else if ('rows' in block) parts.push(tableHtml(block.rows, levelOf))
    else parts.push('isBreak' in block ? '<hr>' : scanPlaceholder(block.scannedPage))
  }
  setList(null)
  return parts.join('')
}

function paragraphHtml({ html, list }: Paragraph, level: number): string {
  if (list !== null) return `<li>${html}</li>`
  return level > 0 ? `<h${level}>${html}</h${level}>` : `<p>${html}</p>`
}

function tableHtml(
  rows: readonly DocumentBlock[][][],
  levelOf: (paragraph: Paragraph) => number,
): string {
  const cells = (row: readonly DocumentBlock[][]): string =>
    row.map((cell) => `<td>${htmlOf(cell, levelOf)}</td>`).join('')
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

/**
 * Ranks the font sizes above that of the body text, the largest as level 1. If the author marked
 * headings, only those count.
 */
export function rankHeadingSizes(
  paragraphs: readonly Pick<Paragraph, 'size' | 'length' | 'level' | 'list'>[],
): (paragraph: Pick<Paragraph, 'size' | 'length' | 'level' | 'list'>) => number {
  const body = bodySize(paragraphs)
  const isLarge = ({ size, length, list }: (typeof paragraphs)[number]): boolean =>
    list === null &&
    size !== null &&
    body !== null &&
    length > 0 &&
    length <= MAX_HEADING_LENGTH &&
    size >= body * HEADING_RATIO
  const sizes = [...new Set(paragraphs.filter(isLarge).map(({ size }) => size ?? 0))]
    .sort((a, b) => b - a)
    .slice(0, MAX_SIZES)
  const isMarked = paragraphs.some(({ level }) => level > 0)
  return (paragraph) => {
    if (isMarked || !isLarge(paragraph)) return paragraph.level
    const rank = sizes.indexOf(paragraph.size ?? 0)
    return rank === -1 ? MAX_SIZES : rank + 1
  }
}

/** Returns the most common font size. */
function bodySize(paragraphs: readonly Pick<Paragraph, 'size' | 'length'>[]): number | null {
  const letters = new Map<number, number>()
  for (const { size, length } of paragraphs) {
    if (size !== null) letters.set(size, (letters.get(size) ?? 0) + length)
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? null
}
