import { convertDoc } from './doc'
import { DocumentProblem } from './document'
import type { ConvertedDocument, DocumentAnswer, DocumentKind, DocumentTask } from './document'
import { convertDocx } from './docx'
import { convertOdt } from './odt'
import { convertPdf } from './pdf'
import { convertRtf } from './rtf'

const CONVERTERS: Record<
  DocumentKind,
  (bytes: Buffer, options: { wantsScans: boolean }) => Promise<ConvertedDocument>
> = {
  docx: convertDocx,
  doc: convertDoc,
  rtf: convertRtf,
  odt: convertOdt,
  pdf: convertPdf,
}

/** Ten times the longest cookbooks; the text is held in memory. */
const MAX_CHARACTERS = 30_000_000

/** Converts a document to HTML; returns a `problem` for one that is locked, damaged or too long. */
export async function convertDocument({
  kind,
  bytes,
  wantsScans,
}: DocumentTask): Promise<DocumentAnswer> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const converted = await CONVERTERS[kind](buffer, { wantsScans })
    if (converted.html.length <= MAX_CHARACTERS) return converted
    return { problem: 'This document has too much text. Divide it and import the parts.' }
  } catch (error) {
    if (error instanceof DocumentProblem) return { problem: error.message }
    throw error
  }
}
