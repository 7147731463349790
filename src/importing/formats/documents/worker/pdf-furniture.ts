import { foldText } from '@/src/parsing/plain-text'
import type { PdfPage, PdfPiece } from './pdf-text'

/** Share of the page height at its top and bottom for headers and footers. */
const MARGIN = 0.1
const PAGE_NUMBER =
  /^\W*(?:page|seite|pagina|página|s\.|p\.)?\s*(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|von|de|di|sur|\/)\s*\d{1,4})?\W*$/i

/**
 * Removes page headers, footers and page numbers: lines with the same text at the same height on
 * several pages.
 */
export function removeFurniture(pages: readonly PdfPage[]): { pages: PdfPage[]; left: string[] } {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(marginPieces(page).map(keyOf))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const least = Math.max(2, Math.floor(pages.length / 3))
  const left = new Set<string>()
  const cleaned = pages.map((page, at) => {
    const margins = new Set(marginPieces(page))
    const isFurniture = (piece: PdfPiece): boolean =>
      margins.has(piece) &&
      ((counts.get(keyOf(piece)) ?? 0) >= least || isNumberOf(piece.text, at + 1))
    for (const { text } of page.pieces.filter(isFurniture)) {
      if (!PAGE_NUMBER.test(text)) left.add(text.trim())
    }
    return { ...page, pieces: page.pieces.filter((piece) => !isFurniture(piece)) }
  })
  return { pages: cleaned, left: [...left] }
}

const marginPieces = ({ pieces, height }: PdfPage): PdfPiece[] =>
  pieces.filter(({ y }) => y > height * (1 - MARGIN) || y < height * MARGIN)

/** Returns whether a line is the page number. */
const isNumberOf = (text: string, page: number): boolean =>
  PAGE_NUMBER.test(text) && /\d+/.exec(text)?.[0] === String(page)

/** Page numbers vary, also within running titles. */
const keyOf = ({ text, y }: PdfPiece): string =>
  `${Math.round(y / 3)} ${PAGE_NUMBER.test(text) ? '#' : foldText(text.replace(/\d+/g, '')) || '#'}`
