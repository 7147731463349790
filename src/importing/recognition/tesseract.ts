import { execFile } from 'node:child_process'
import type { ExecFileOptions } from 'node:child_process'
import { legiblePicture } from '@/media/legible-picture'
import { ImportProblem } from '../import-problem'
import type { RecognizeText } from './recognize-text'

/** Options of the engine; `languages` are names of Tesseract's models, such as `eng+deu`. */
export type TesseractOptions = {
  command: string
  languages: string
  signal?: AbortSignal
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000
const MAX_TEXT_BYTES = 4 * 1_048_576

/**
 * Creates a text recogniser that runs Tesseract in a separate process for each picture.
 * @see docs/product/import-and-export.md#recognised-text
 */
export function createTesseract({
  command,
  languages,
  signal,
  timeoutMs = TIMEOUT_MS,
}: TesseractOptions): RecognizeText {
  return async (picture) => {
    const image = await legiblePicture(picture).catch((error: unknown) => {
      throw new ImportProblem(messageOf(error), { cause: error })
    })
    return run(command, ['stdin', 'stdout', '-l', languages], image, timeoutMs, signal)
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === 'UnreadablePictureError'
    ? error.message
    : 'This picture cannot be read.'

function run(
  command: string,
  args: readonly string[],
  input: Buffer,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_TEXT_BYTES,
      // A single thread is faster per page than several, and leaves a core for the server.
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        OMP_THREAD_LIMIT: '1',
        ...modelFolder(),
      },
      ...(signal ? { signal } : {}),
    } satisfies ExecFileOptions
    const child = execFile(command, args, options, (error, text, messages) => {
      if (error === null) resolve(text)
      else if (signal?.aborted) reject(new Error('Recognition was aborted.', { cause: error }))
      else reject(new ImportProblem(problemOf(error, messages), { cause: error }))
    })
    // A program that exits before it has read its input is reported by its exit code.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** Returns the folder of the models if it differs from Tesseract's default. */
function modelFolder(): { TESSDATA_PREFIX?: string } {
  const folder = process.env['TESSDATA_PREFIX']
  return folder === undefined ? {} : { TESSDATA_PREFIX: folder }
}

function problemOf(error: Error & { killed?: boolean; code?: unknown }, messages: string): string {
  if (error.code === 'ENOENT' || error.code === 'EACCES') {
    return 'Text recognition cannot be started. The administrator of this installation has to install it or correct OCR_COMMAND.'
  }
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
    return 'More text was recognised in this picture than fits on a page.'
  }
  if (error.killed) {
    return 'Recognising the text of this picture took too long. Cut it to the page with the recipe and import that.'
  }
  if (/loading language|loading any languages/i.test(messages)) {
    return 'Text recognition has no model for the configured languages. The administrator of this installation has to install it or correct OCR_LANGUAGES.'
  }
  return 'Text recognition could not read this picture.'
}
