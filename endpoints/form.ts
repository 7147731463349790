import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'

/** Stores an uploaded file while it is received; returns a reference to it. */
export type StoreFile<Stored> = (name: string, bytes: Readable) => Promise<Stored>

/** Maximum number and length of form fields besides the files. */
const FIELD_LIMITS = { fields: 20, fieldSize: 65_536, fieldNameSize: 100 }

/**
 * Reads a form with up to `most` files called `file`, which are stored one after the other while they
 * arrive, never in memory whole.
 * @throws Failure `validation_failed` without a file or for fields that are not as they should be,
 *   `invalid_json` for what is no form
 */
export async function readForm<Stored, Fields>(
  req: Pick<PayloadRequest, 'body' | 'headers'>,
  store: StoreFile<Stored>,
  parse: (fields: Record<string, string>) => Fields,
  most: number,
): Promise<{ files: Stored[]; fields: Fields }> {
  if (!req.body) throw invalidField('file', REQUIRED)
  const form = formReader(req.headers, most)
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
      // Once storing has failed, the rest is not read either.
      stored.catch(reject)
    })
    form.on('filesLimit', () => reject(invalidField('file', tooMany(most))))
    form.on('error', () => reject(unreadable()))
    form.on('close', resolve)
  })
  const body = Readable.fromWeb(webStream(req.body))
  body.on('error', () => form.destroy(unreadable()))
  body.pipe(form)
  await done
  const parsed = parse(fields)
  if (files.length === 0) throw invalidField('file', REQUIRED)
  return { files: await Promise.all(files), fields: parsed }
}

function formReader(headers: Headers, most: number): busboy.Busboy {
  try {
    return busboy({
      headers: Object.fromEntries(headers),
      limits: { ...FIELD_LIMITS, files: most, parts: most + FIELD_LIMITS.fields + 10 },
      defParamCharset: 'utf8',
      // Files of a folder are sent with their paths.
      preservePath: true,
    })
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

const tooMany = (most: number): string =>
  `More than ${most.toLocaleString('en')} files. Upload them as one ZIP archive instead.`

const unreadable = (): Failure => new Failure('invalid_json', 'The form data could not be read.')
