import type { ImportFormat } from '../format'
import { buildDocumentRows } from './document-rows'
import { readDocument } from './read-document'
import type { DocumentKind } from './worker/document'

const documentFormat = (
  name: DocumentKind,
  title: string,
  detect: ImportFormat['detect'],
): ImportFormat => ({
  name,
  title,
  detect,
  rows: async function* (file, _bundle, { recognize }) {
    yield* buildDocumentRows(file, await readDocument(file, name, { recognize }))
  },
})

const startsWith = (bytes: Buffer, hex: string): boolean =>
  bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** Word documents (`.docx`), also those that Google Docs exports. */
export const docx = documentFormat(
  'docx',
  'Word documents (.docx), also of Google Docs',
  ({ document }) => document === 'docx',
)

/** OpenDocument texts of LibreOffice and others. */
export const odt = documentFormat(
  'odt',
  'OpenDocument texts (.odt)',
  ({ document }) => document === 'odt',
)

/** Word documents of Word 97 to 2003; other Office files of that era are named in the error. */
export const doc = documentFormat('doc', 'Word documents up to 2003 (.doc)', ({ bytes }) =>
  startsWith(bytes, 'd0cf11e0'),
)

/** RTF, as written by TextEdit, WordPad and recipe programs. */
export const rtf = documentFormat('rtf', 'Rich text (.rtf)', ({ bytes }) =>
  startsWith(bytes, '7b5c727466'),
)

/** PDF with text. */
export const pdf = documentFormat('pdf', 'PDF with text', ({ bytes }) =>
  bytes.subarray(0, 1024).includes('%PDF-'),
)
