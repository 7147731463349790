import { isAmountCell } from '@/src/parsing/recipe-lines/line-kind'
import { joinPieces } from './pdf-text'
import type { PdfLine, PdfPiece } from './pdf-text'

/** Minimum number of adjacent lines in a column. */
const MIN_LINES = 3
/** Maximum share of lines that cross the gutter: titles and full-width text. */
const MAX_CROSSING = 0.4
const MAX_COLUMNS_DEPTH = 3
const STEP = 3

/**
 * Sorts the lines of a page into reading order: column by column, with full-width lines between
 * them. A column of amounts is merged with the ingredients beside it.
 */
export function sortByReadingOrder(pieces: readonly PdfPiece[], depth = 0): PdfLine[] {
  const gutter = depth < MAX_COLUMNS_DEPTH ? findGutter(pieces) : null
  if (gutter === null) return oneColumn(pieces)
  const lines: PdfLine[] = []
  let band: PdfPiece[] = []
  const endBand = (): void => {
    lines.push(...linesOfBand(band, gutter, depth))
    band = []
  }
  for (const piece of pieces) {
    if (piece.left < gutter && piece.right > gutter) {
      endBand()
      lines.push({ ...piece, columnRight: piece.right })
    } else band.push(piece)
  }
  endBand()
  return lines
}

function linesOfBand(band: readonly PdfPiece[], gutter: number, depth: number): PdfLine[] {
  const left = band.filter(({ right }) => right <= gutter)
  const right = band.filter((piece) => piece.left >= gutter)
  if (left.length === 0 || right.length === 0 || isTable(left)) return oneColumn(band)
  return [...sortByReadingOrder(left, depth + 1), ...sortByReadingOrder(right, depth + 1)]
}

const isTable = (left: readonly PdfPiece[]): boolean =>
  left.filter(({ text }) => isAmountCell(text)).length > left.length * 0.6

/** Pieces at the same height are one line. */
function oneColumn(pieces: readonly PdfPiece[]): PdfLine[] {
  const columnRight = Math.max(...pieces.map(({ right }) => right))
  const lines: PdfPiece[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - piece.y) < 1)
      lines[lines.length - 1] = joinPieces(last, piece, true)
    else lines.push(piece)
  }
  return lines.map((line) => ({ ...line, columnRight }))
}

/** Returns the centre of the gutter between two columns, or null for a single column. */
function findGutter(pieces: readonly PdfPiece[]): number | null {
  if (pieces.length < MIN_LINES * 2) return null
  const start = Math.min(...pieces.map(({ left }) => left))
  const end = Math.max(...pieces.map(({ right }) => right))
  const places: { from: number; to: number; crossing: number }[] = []
  for (let x = start + STEP; x < end; x += STEP) {
    const crossing = crossingAt(pieces, x)
    if (crossing === null) continue
    const last = places.at(-1)
    if (last?.crossing === crossing && last.to === x - STEP) last.to = x
    else places.push({ from: x, to: x, crossing })
  }
  const [best] = places.sort((a, b) => a.crossing - b.crossing || widthOf(b) - widthOf(a))
  return best ? (best.from + best.to) / 2 : null
}

const widthOf = ({ from, to }: { from: number; to: number }): number => to - from

/** Counts the lines that cross a position; null if it is not between columns. */
function crossingAt(pieces: readonly PdfPiece[], x: number): number | null {
  const left = pieces.filter(({ right }) => right <= x)
  const right = pieces.filter((piece) => piece.left >= x)
  const crossing = pieces.length - left.length - right.length
  if (left.length < MIN_LINES || right.length < MIN_LINES) return null
  if (crossing > pieces.length * MAX_CROSSING || !areBeside(left, right)) return null
  return crossing
}

/** Returns whether lines are side by side instead of one block below the other. */
function areBeside(left: readonly PdfPiece[], right: readonly PdfPiece[]): boolean {
  const low = Math.min(...left.map(({ y }) => y))
  const high = Math.max(...left.map(({ y }) => y))
  return right.filter(({ y }) => y >= low - 1 && y <= high + 1).length >= MIN_LINES
}
