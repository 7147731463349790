import { convertDoc } from './doc'
import { DocumentProblem } from './document'
import type { ConvertedDocument, DocumentAnswer, DocumentKind, DocumentTask } from './document'
import { convertDocx } from './docx'
import { convertOdt } from './odt'
import { convertPdf } from './pdf'
import { convertRtf } from './rtf'

const CONVERTERS: Record<DocumentKind, (bytes: Buffer) => Promise<ConvertedDocument>> = {
  docx: convertDocx,
  doc: convertDoc,
  rtf: convertRtf,
  odt: convertOdt,
  pdf: convertPdf,
}

/** Converts a document to HTML; a document that is locked or damaged gives a `problem`. */
export async function convertDocument({ kind, bytes }: DocumentTask): Promise<DocumentAnswer> {
  try {
    return await CONVERTERS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof DocumentProblem) return { problem: error.message }
    throw error
  }
}
