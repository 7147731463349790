/** A piece of text on a page, measured in points; y grows upwards. */
export type PdfPiece = {
  text: string
  left: number
  right: number
  y: number
  size: number
  font: string
}

/** A line of text, or the part of it within one column. */
export type PdfLine = PdfPiece & {
  /** Right edge of its column. */
  columnRight: number
}

/** The text of a page and its size. */
export type PdfPage = { pieces: PdfPiece[]; height: number }

/** Maximum baseline distance within a line, in font sizes. */
const SAME_LINE = 0.4
/** Minimum gap that splits a line, in font sizes. */
const PART_GAP = 1.4
const WORD_GAP = 0.15

/** Groups the pieces of a page into lines, split at wide gaps. */
export function groupIntoLines(pieces: readonly PdfPiece[]): PdfPiece[] {
  const sorted = [...pieces].sort((a, b) => b.y - a.y || a.left - b.left)
  const rows: PdfPiece[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame =
      first && Math.abs(first.y - piece.y) < SAME_LINE * Math.max(first.size, piece.size)
    if (row && isSame) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap(partsOfRow)
}

function partsOfRow(row: PdfPiece[]): PdfPiece[] {
  const parts: PdfPiece[] = []
  for (const piece of row.sort((a, b) => a.left - b.left)) {
    const last = parts.at(-1)
    const gap = last ? piece.left - last.right : Infinity
    if (last && gap < PART_GAP * Math.max(last.size, piece.size)) {
      parts[parts.length - 1] = joinPieces(last, piece, gap > WORD_GAP * piece.size)
    } else parts.push(piece)
  }
  return parts
}

/** Joins two pieces of a line; the longer one determines size and font. */
export function joinPieces(a: PdfPiece, b: PdfPiece, isSpaced: boolean): PdfPiece {
  const main = a.text.length >= b.text.length ? a : b
  const space = isSpaced && !/\s$/.test(a.text) && !/^\s/.test(b.text) ? ' ' : ''
  return {
    text: `${a.text}${space}${b.text}`,
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    y: main.y,
    size: main.size,
    font: main.font,
  }
}
