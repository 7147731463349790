/** Files in archives that are really one document, and what that is. */
const DOCUMENTS: readonly [string, string][] = [
  ['word/document.xml', 'a Word document'],
  ['xl/workbook.xml', 'an Excel workbook'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['content.xml', 'an OpenDocument file'],
  ['Index/Document.iwa', 'a Pages, Numbers or Keynote document'],
  ['META-INF/container.xml', 'an EPUB book'],
]

/** Names the document that an archive with these files really is; null for an archive. */
export function officeDocument(names: readonly string[]): string | null {
  const all = new Set(names)
  const found = DOCUMENTS.find(([name]) => all.has(name))
  const isOpenDocument = all.has('META-INF/manifest.xml')
  return found === undefined || (found[0] === 'content.xml' && !isOpenDocument) ? null : found[1]
}

/** The reason why a document is not imported, and what to do instead. */
export const documentProblem = (kind: string): string =>
  `This file is ${kind}, which cannot be imported. ${
    /Excel|Numbers/.test(kind) ? 'Save it as CSV' : 'Save it as a web page or as text'
  } and import that, or paste its words into a new recipe.`
