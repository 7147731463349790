const WORD = 'a Word document'
const OPEN_DOCUMENT = 'an OpenDocument file'

/** Entries that identify an archive as a document, with its name. */
const DOCUMENTS: readonly [string, string][] = [
  ['word/document.xml', WORD],
  ['xl/workbook.xml', 'an Excel workbook'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['content.xml', OPEN_DOCUMENT],
  ['Index/Document.iwa', 'a Pages, Numbers or Keynote document'],
  ['META-INF/container.xml', 'an EPUB book'],
]

/** The kind of a zip-based document that a format reads whole. */
export type ContainerKind = 'docx' | 'odt'

/**
 * Returns the kind of the document that an archive with these files is, or null if no format reads
 * it.
 */
export function detectReadableDocument(names: readonly string[]): ContainerKind | null {
  const kind = describeOfficeDocument(names)
  if (kind === WORD) return 'docx'
  return kind === OPEN_DOCUMENT ? 'odt' : null
}

/**
 * Describes the office document that an archive with these files is, or null for an ordinary
 * archive.
 */
export function describeOfficeDocument(names: readonly string[]): string | null {
  const all = new Set(names)
  const found = DOCUMENTS.find(([name]) => all.has(name))
  const isOpenDocument = all.has('META-INF/manifest.xml')
  return found === undefined || (found[0] === 'content.xml' && !isOpenDocument) ? null : found[1]
}

/** The format to save an unsupported document in. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  'an Excel workbook': 'CSV',
  'a Pages, Numbers or Keynote document': 'Word, PDF or CSV',
}

/** Formats why a document is not imported, and what to do instead. */
export const formatDocumentProblem = (kind: string): string =>
  `This file is ${kind}, which cannot be imported. Save it as ${OTHER_KINDS[kind] ?? 'PDF or as text'} and import that, or paste its text into a new recipe.`
