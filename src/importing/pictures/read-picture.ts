import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { FetchProblem, fetchSafely, readAnswer } from '@/src/server/web/fetch-safely'
import { ImportProblem } from '../import-problem'
import { readBytes } from '../source/content'
import type { Bundle } from '../source/source-file'
import { parseByteRange, readBase64 } from '../source/base64'
import { readText } from '../source/text'

const MAX_MILLISECONDS = 20_000
const TOO_LARGE = `The picture is larger than ${MAX_UPLOAD_BYTES / 1_048_576} MB.`

/** The context for reading the pictures of an import. */
export type PictureReader = {
  bundle: Bundle
  signal: AbortSignal
  allowed?: string[]
  /** Whether pictures are only read from the imported file and none are fetched. */
  isOffline?: boolean
}

/**
 * Reads the bytes of a picture from the imported file, or fetches them with limits.
 * @throws ImportProblem, or FetchProblem if the host did not return it
 */
export async function readPicture(source: string, reader: PictureReader): Promise<Buffer> {
  if (source.startsWith('file:')) return readFromFile(source.slice('file:'.length), reader.bundle)
  if (source.startsWith('data:'))
    return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
  if (!/^https?:/i.test(source)) throw new ImportProblem('This is not the address of a picture.')
  if (reader.isOffline)
    throw new ImportProblem('The picture was not fetched because the import runs offline.')
  return fetchPicture(source, reader)
}

async function readFromFile(source: string, bundle: Bundle): Promise<Buffer> {
  const [name = '', field] = source.split(/#(?=[^#]*$)/)
  const file = (await bundle.find(source)) ?? (await bundle.find(name))
  if (!file) throw new ImportProblem('The picture is no longer in the file.')
  if (field === undefined || file.name === source) return readBytes(file, MAX_UPLOAD_BYTES)
  const range = parseByteRange(field)
  if (range !== null) return readBase64(file, range, MAX_UPLOAD_BYTES)
  const value = valueAt(JSON.parse(await readText(file)), field.split('.'))
  if (typeof value !== 'string') throw new ImportProblem('The picture is no longer in the file.')
  return Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64')
}

/** Returns a value within JSON at a path of names. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

async function fetchPicture(address: string, { signal, allowed }: PictureReader): Promise<Buffer> {
  const { response } = await fetchSafely(address, {
    accept: 'image/avif,image/webp,image/*;q=0.9',
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]),
    ...(allowed ? { allowed } : {}),
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new ImportProblem(
      `The server of the picture returned status ${response.statusCode ?? 0}.`,
    )
  }
  return readAnswer(response, MAX_UPLOAD_BYTES, TOO_LARGE)
}

/** Message for a picture whose host did not answer. */
export const NOT_FETCHED = 'The picture could not be fetched.'

/** Formats the reason why a picture is missing. */
export function formatPictureProblem(error: unknown): string {
  if (error instanceof ImportProblem || error instanceof FetchProblem) return error.message
  if (error instanceof Error && error.name === 'UnreadablePictureError') return error.message
  const words = error instanceof Error ? error.message : ''
  return /is not allowed|private|DNS lookup .* not allowed/i.test(words)
    ? 'The address of the picture is in a private network and was not requested.'
    : NOT_FETCHED
}
