import { limitedThreads, ThreadLimit } from '@/src/server/parsing/limited-threads'
import { ImportProblem } from '../../import-problem'
import { readBytes } from '../../source/content'
import type { RecognizeText } from '../../recognition/recognize-text'
import type { SourceFile } from '../../source/source-file'
import { readScans } from './recognized'
import type {
  ConvertedDocument,
  DocumentAnswer,
  DocumentKind,
  DocumentTask,
} from './worker/document'

/** Limits of reading one document; tests set lower ones. */
export type DocumentLimits = { milliseconds: number; growthMegabytes: number }

/** Options of reading a document; `recognize` reads the text of scanned pages. */
export type DocumentReading = { recognize?: RecognizeText | undefined; limits?: DocumentLimits }

const LIMITS: DocumentLimits = { milliseconds: 120_000, growthMegabytes: 1_024 }
const MAX_BYTES = 128 * 1_048_576
const HEAP_MEGABYTES = 768

const convertInThread = limitedThreads<DocumentTask, DocumentAnswer>('document-worker', {
  threads: 1,
  waiting: 100,
  heapMegabytes: HEAP_MEGABYTES,
})

/**
 * Converts a document to HTML in a worker thread.
 * @throws ImportProblem for a damaged or locked document, or one beyond the limits of size, time
 *   and memory
 * @see docs/product/import-and-export.md#documents
 */
export async function readDocument(
  file: SourceFile,
  kind: DocumentKind,
  { recognize, limits = LIMITS }: DocumentReading = {},
): Promise<ConvertedDocument> {
  const bytes = await readBytes(file, MAX_BYTES)
  const wantsScans = recognize !== undefined
  const answer = await convertInThread({ kind, bytes, wantsScans }, limits).catch(
    (error: unknown) => {
      throw new ImportProblem(problemOf(error), { cause: error })
    },
  )
  if ('problem' in answer) throw new ImportProblem(answer.problem)
  return recognize ? readScans(answer, recognize) : answer
}

const DIVIDE = 'Divide it into smaller documents, or save it as plain text, and import that.'

function problemOf(error: unknown): string {
  if (!(error instanceof ThreadLimit)) {
    return 'This document is damaged or its file type is wrong. Open it in the program that created it, save it again and import that.'
  }
  return error.limit === 'time'
    ? `Reading this document took too long. ${DIVIDE}`
    : `Reading this document took too much memory. ${DIVIDE}`
}
