import { sniffImageType } from '@/media/sniff'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { ImportProblem } from '../../import-problem'
import { hasWords, RECOGNITION_OFF } from '../../recognition/recognize-text'
import { readBytes, readHead } from '../../source/content'
import { kindOf } from '../../source/sample'
import type { ImportFormat } from '../format'
import { documentRows } from './document-rows'
import { recognizedHtml } from './recognized'

/** Kinds that no camera or scanner writes. */
const DRAWN = new Set(['image/svg+xml', 'image/gif'])

/**
 * Photos and scans of pages, whose text is recognised where the installation has that switched on.
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
    if (!recognize) {
      const kind = kindOf({ bytes: await readHead(file, 64) }) ?? 'a picture'
      throw new ImportProblem(`This file is ${kind}. ${RECOGNITION_OFF}`)
    }
    const text = await recognize(await readBytes(file, MAX_UPLOAD_BYTES))
    if (!hasWords(text)) throw new ImportProblem('No text was recognised in this picture.')
    yield* documentRows(file, { html: recognizedHtml(text), warnings: [] })
  },
}
