/** The kinds of documents that are converted. */
export type DocumentKind = 'docx' | 'doc' | 'rtf' | 'odt' | 'pdf'

/** The input of a conversion thread. */
export type DocumentTask = {
  kind: DocumentKind
  bytes: Uint8Array
  /** Whether to return the pictures of pages without text. */
  wantsScans: boolean
}

/** A scanned page: its pictures as greyscale PNG, from top to bottom. */
export type DocumentScan = { page: number; pictures: Uint8Array[] }

/**
 * A document as simple HTML: headings, paragraphs, lists and tables, and `<hr>` for an explicit
 * page break. Empty paragraphs stay, as they separate recipes. The address of a picture is the name
 * of its entry in the container.
 */
export type ConvertedDocument = {
  html: string
  warnings: string[]
  /** Scanned pages; the HTML has a placeholder for the text of each. */
  scans?: DocumentScan[]
}

/** The result of a conversion; `problem` is a message for the user. */
export type DocumentAnswer = ConvertedDocument | { problem: string }

/** Thrown for a document that cannot be read, with a message for the user. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem'
}
