import { sniffImageType } from '@/media/sniff'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { ImportProblem } from '../../import-problem'
import { hasEnoughText, RECOGNITION_OFF_HINT } from '../../recognition/recognize-text'
import { readBytes, readHead } from '../../source/content'
import { detectBinaryKind } from '../../source/sample'
import type { ImportFormat } from '../format'
import { buildDocumentRows } from './document-rows'
import { formatRecognizedHtml } from './recognized'

/**
 * Returns the error for a picture when text recognition is switched off; the message names its
 * type.
 */
export const recognitionOffError = (bytes: Buffer): ImportProblem =>
  new ImportProblem(
    `This file is ${detectBinaryKind({ bytes }) ?? 'a picture'}. ${RECOGNITION_OFF_HINT}`,
  )

/** Kinds that no camera or scanner writes. */
const DRAWN = new Set(['image/svg+xml', 'image/gif'])

/**
 * Photos and scans of pages. Their text is recognised if the installation has text recognition
 * switched on.
 * @see docs/product/import-and-export.md#recognised-text
 */
export const picture: ImportFormat = {
  name: 'picture',
  title: 'Photos and scans of pages (with OCR_COMMAND)',
  detect: ({ bytes }) => {
    const type = sniffImageType(bytes)
    return type !== null && !DRAWN.has(type)
  },
  rows: async function* (file, _bundle, { recognize }) {
    if (!recognize) throw recognitionOffError(await readHead(file, 64))
    const text = await recognize(await readBytes(file, MAX_UPLOAD_BYTES))
    if (!hasEnoughText(text)) throw new ImportProblem('No text was recognised in this picture.')
    yield* buildDocumentRows(file, { html: formatRecognizedHtml(text), warnings: [] })
  },
}
