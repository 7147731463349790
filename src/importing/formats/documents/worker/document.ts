/** Kinds of documents that are converted. */
export type DocumentKind = 'docx' | 'doc' | 'rtf' | 'odt' | 'pdf'

/** The task of a thread that converts documents. */
export type DocumentTask = { kind: DocumentKind; bytes: Uint8Array }

/**
 * A document as simple HTML: headings, paragraphs, lists and tables, with `<hr>` for a page break that
 * its author made. Empty paragraphs are kept, as they separate recipes. The address of a picture is the
 * name of its entry in the container.
 */
export type ConvertedDocument = {
  html: string
  warnings: string[]
}

/** The result of a conversion; `problem` is a message for people. */
export type DocumentAnswer = ConvertedDocument | { problem: string }

/** A document that cannot be read, with a message for people. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem'
}
