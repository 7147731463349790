import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'

/** Stores an uploaded file while it is received; returns a reference to it. */
export type StoreFile<Stored> = (name: string, bytes: Readable) => Promise<Stored>

/** Maximum number and length of form fields besides the file. */
const LIMITS = { files: 1, fields: 20, fieldSize: 65_536, fieldNameSize: 100, parts: 30 }

/**
 * Reads a form with one `file`, which is stored as it arrives and never in memory whole.
 * @throws Failure `validation_failed` without a file or for fields that are not as they should be,
 *   `invalid_json` for what is no form
 */
export async function readForm<Stored, Fields>(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  store: StoreFile<Stored>,
  parse: (fields: Record<string, string>) => Fields,
): Promise<{ file: Stored; fields: Fields }> {
  if (!req.body) throw invalidField('file', REQUIRED)
  const form = formReader(req.headers)
  const fields: Record<string, string> = {}
  const files: Promise<Stored>[] = []
  const done = new Promise<void>((resolve, reject) => {
    form.on('field', (name, value) => {
      fields[name] = value
    })
    form.on('file', (name, bytes, { filename }) => {
      if (name !== 'file') {
        bytes.resume()
        fields[name] = ''
        return
      }
      const stored = store(filename ?? '', bytes)
      files.push(stored)
      // What cannot be stored is not read to its end either.
      stored.catch(reject)
    })
    form.on('error', () => reject(unreadable()))
    form.on('close', resolve)
  })
  const body = Readable.fromWeb(webStream(req.body))
  body.on('error', () => form.destroy(unreadable()))
  body.pipe(form)
  await done
  const parsed = parse(fields)
  const [file] = files
  if (!file) throw invalidField('file', REQUIRED)
  return { file: await file, fields: parsed }
}

function formReader(headers: Headers): busboy.Busboy {
  try {
    return busboy({ headers: Object.fromEntries(headers), limits: LIMITS, defParamCharset: 'utf8' })
  } catch {
    throw unreadable()
  }
}

/** The same stream: Node and the browser's types name it apart. */
function webStream(body: ReadableStream): NodeStream {
  const stream: unknown = body
  if (isNodeStream(stream)) return stream
  throw unreadable()
}

const isNodeStream = (stream: unknown): stream is NodeStream =>
  typeof stream === 'object' && stream !== null && 'getReader' in stream

const unreadable = (): Failure => new Failure('invalid_json', 'The form is not readable.')
