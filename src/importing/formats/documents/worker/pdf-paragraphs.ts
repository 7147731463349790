import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import { escapeHtml } from './paragraphs'
import type { DocumentBlock, Paragraph } from './paragraphs'
import type { PdfLine } from './pdf-text'

const BULLET = /^\s*[•·▪◦‣●○■□\u2022\uf0b7\uf0a7\ue00c*–-]\s+/u
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\D)/
/** Maximum line distance within a paragraph, in font sizes. */
const MAX_LEADING = 1.75
/** Minimum line distance that counts as an empty line, in font sizes. */
const EMPTY_LINE = 2.1

/** Builds paragraphs from the lines of a page, joining lines that were wrapped at the margin. */
export function buildParagraphs(lines: readonly PdfLine[], bodyFont: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = []
  let current: PdfLine[] = []
  const leading = usualLeading(lines)
  const end = (): void => {
    if (current.length > 0) blocks.push(paragraphOf(current, bodyFont))
    current = []
  }
  for (const line of lines) {
    const last = current.at(-1)
    if (last && !goesOn(last, line, leading, current[0] ?? last)) {
      end()
      if (last.y - line.y > EMPTY_LINE * line.size) blocks.push(EMPTY)
    }
    current.push(line)
  }
  end()
  return blocks
}

const EMPTY: Paragraph = { html: '', length: 0, size: null, level: 0, list: null }

/** Returns the smallest common line distance, in font sizes. */
function usualLeading(lines: readonly PdfLine[]): number {
  const distances = lines
    .slice(1)
    .map((line, at) => ((lines[at]?.y ?? 0) - line.y) / line.size)
    .filter((distance) => distance > 0.8 && distance < MAX_LEADING)
    .sort((a, b) => a - b)
  return distances[Math.floor(distances.length / 10)] ?? MAX_LEADING
}

function goesOn(last: PdfLine, next: PdfLine, leading: number, first: PdfLine): boolean {
  const distance = (last.y - next.y) / next.size
  const isNear = distance > 0 && distance < Math.min(MAX_LEADING, leading * 1.15)
  const isAlike = Math.abs(last.size - next.size) < 0.6 && last.font === next.font
  if (!isNear || !isAlike || isItem(next.text)) return false
  if (isItem(first.text)) return next.left > first.left + 2
  if (startsWithAmount(next.text) && startsWithAmount(first.text)) return false
  return isFull(last, next) && !/[.!?:]$/.test(last.text.trim())
}

const isItem = (text: string): boolean => BULLET.test(text) || NUMBER.test(text)

/** Returns whether the first word of the next line did not fit on this one. */
function isFull(line: PdfLine, next: PdfLine): boolean {
  const [word = ''] = next.text.trim().split(/\s/)
  const width = (word.length + 1) * ((next.right - next.left) / Math.max(1, next.text.length))
  return line.right + width > line.columnRight - 1
}

function paragraphOf(lines: readonly PdfLine[], bodyFont: string): Paragraph {
  const whole = lines
    .map(({ text }) => text.trim())
    .reduce((text, line) => (/\p{Ll}-$/u.test(text) ? joinHyphen(text, line) : `${text} ${line}`))
  const list = BULLET.test(whole) ? 'ul' : NUMBER.test(whole) ? 'ol' : null
  const text = whole.replace(BULLET, '').replace(NUMBER, '').trim()
  const isOther = lines.every(({ font }) => font !== bodyFont)
  const html = escapeHtml(text)
  return {
    html: isOther && list === null ? `<strong>${html}</strong>` : html,
    length: text.length,
    size: Math.min(...lines.map(({ size }) => Math.round(size * 2) / 2)),
    level: 0,
    list,
  }
}

/** Joins a hyphenated word; "self-raising" keeps its hyphen only before a capital. */
const joinHyphen = (text: string, line: string): string =>
  /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : text + line
