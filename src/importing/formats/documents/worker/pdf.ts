import { getDocumentProxy } from 'unpdf'
import { RECOGNITION_OFF_HINT } from '../../../recognition/recognize-text'
import type { ConvertedDocument, DocumentScan } from './document'
import { DocumentProblem } from './document'
import { blocksToHtml } from './paragraphs'
import type { DocumentBlock } from './paragraphs'
import { sortByReadingOrder } from './pdf-columns'
import { removeFurniture } from './pdf-furniture'
import { buildParagraphs } from './pdf-paragraphs'
import { MAX_SCANS, readScan } from './pdf-scans'
import { groupIntoLines } from './pdf-text'
import type { PdfPage, PdfPiece } from './pdf-text'

const MAX_PAGES = 3_000
const MAX_NAMED_PAGES = 20

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Converts a PDF with text: columns in reading order, headings by font size. Headers, footers, page
 * numbers and pictures are left out. With `wantsScans`, the pictures of pages without text are
 * returned for recognition.
 * @throws DocumentProblem for a locked document, or one that contains only pictures
 */
export async function convertPdf(
  bytes: Buffer,
  { wantsScans }: { wantsScans: boolean },
): Promise<ConvertedDocument> {
  const document = await openPdf(bytes)
  if (document.numPages > MAX_PAGES) {
    throw new DocumentProblem(`This PDF has more than ${MAX_PAGES} pages. Divide it into parts.`)
  }
  const pages: PdfPage[] = []
  let damaged = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await readPage(document, number).catch(() => null)
    if (page === null) damaged += 1
    pages.push(page ?? { pieces: [], height: 0 })
  }
  if (damaged === pages.length) throw new DocumentProblem(DAMAGED)
  const empty = pages.flatMap(({ pieces }, at) => (pieces.length === 0 ? [at + 1] : []))
  const scans = wantsScans ? await readScansOf(document, empty) : []
  if (empty.length === pages.length && scans.length === 0) {
    throw new DocumentProblem(`${PICTURES_ONLY} ${wantsScans ? NO_PICTURES : RECOGNITION_OFF_HINT}`)
  }
  const scanned = new Set(scans.map(({ page }) => page))
  const { pages: cleaned, left } = removeFurniture(pages)
  const bodyFont = mostUsedFont(cleaned)
  const blocks = cleaned.flatMap(({ pieces }, at): DocumentBlock[] => [
    ...(at > 0 ? [{ isBreak: true } as const] : []),
    ...(scanned.has(at + 1) ? [{ scannedPage: at + 1 }] : []),
    ...buildParagraphs(sortByReadingOrder(pieces), bodyFont),
  ])
  const unread = empty.filter((page) => !scanned.has(page))
  return { html: blocksToHtml(blocks), warnings: warningsOf(unread, left), scans }
}

async function readScansOf(
  document: PdfDocument,
  pages: readonly number[],
): Promise<DocumentScan[]> {
  const scans: DocumentScan[] = []
  for (const page of pages.slice(0, MAX_SCANS)) {
    const pictures = await document
      .getPage(page)
      .then(readScan)
      .catch(() => [])
    if (pictures.length > 0) scans.push({ page, pictures })
  }
  return scans
}

const DAMAGED = 'This PDF is damaged or incomplete. Save or print it as PDF again and import that.'
const PICTURES_ONLY = 'This PDF contains only pictures of pages, no text.'
const NO_PICTURES =
  'The pictures in it cannot be read. Save its pages as pictures (JPEG or PNG) and import those.'

async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  try {
    // Copied, because the package takes ownership of its input buffer.
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    const message = isLocked
      ? 'This PDF is locked with a password. Save it without a password and import that.'
      : DAMAGED
    throw new DocumentProblem(message, { cause: error })
  }
}

async function readPage(document: PdfDocument, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  const [, bottom = 0, , top = 0] = page.view
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): PdfPiece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
    // Rotated text is a label in the margin of the page.
    if (Math.abs(b) > Math.abs(a)) return []
    const size = Math.hypot(c, d)
    return [
      { text: item.str, left: x, right: x + item.width, y: y - bottom, size, font: item.fontName },
    ]
  })
  page.cleanup()
  return { pieces: groupIntoLines(pieces), height: top - bottom }
}

function mostUsedFont(pages: readonly PdfPage[]): string {
  const letters = new Map<string, number>()
  for (const { font, text } of pages.flatMap(({ pieces }) => pieces)) {
    letters.set(font, (letters.get(font) ?? 0) + text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function warningsOf(empty: readonly number[], left: readonly string[]): string[] {
  const named = empty.slice(0, MAX_NAMED_PAGES).join(', ')
  const more = empty.length > MAX_NAMED_PAGES ? ' and others' : ''
  return [
    ...(empty.length > 0
      ? [`Pages that are damaged or contain only pictures were not read: ${named}${more}.`]
      : []),
    ...(left.length > 0
      ? [`Left out as page headers and footers: ${left.slice(0, MAX_NAMED_PAGES).join(', ')}.`]
      : []),
  ]
}
