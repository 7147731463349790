/** Kinds of documents that are converted. */
export type DocumentKind = 'docx' | 'doc' | 'rtf' | 'odt' | 'pdf'

/** The task of a thread that converts documents. */
export type DocumentTask = {
  kind: DocumentKind
  bytes: Uint8Array
  /** Whether the pictures of pages without text are wanted. */
  wantsScans: boolean
}

/** A page of a document without text: its pictures as grey PNG, from top to bottom. */
export type DocumentScan = { page: number; pictures: Uint8Array[] }

/**
 * A document as simple HTML: headings, paragraphs, lists and tables, with `<hr>` for a page break that
 * its author made. Empty paragraphs are kept, as they separate recipes. The address of a picture is the
 * name of its entry in the container.
 */
export type ConvertedDocument = {
  html: string
  warnings: string[]
  /** Pages that are pictures; the HTML has a place for the text of each. */
  scans?: DocumentScan[]
}

/** The result of a conversion; `problem` is a message for people. */
export type DocumentAnswer = ConvertedDocument | { problem: string }

/** A document that cannot be read, with a message for people. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem'
}
