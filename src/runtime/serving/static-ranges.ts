import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRange } from '@/media/videos/range'

/** Folders whose files Next serves itself, with their URL prefixes. */
const FOLDERS = [
  { folder: join('.next', 'static'), address: '/_next/static' },
  { folder: 'public', address: '' },
]

/** Returns the sizes of the files that Next serves itself, in bytes, by URL. */
export async function staticFileSizes(root: string): Promise<ReadonlyMap<string, number>> {
  const all = await Promise.all(
    FOLDERS.map(async ({ folder, address }) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
      return Promise.all(
        names.map(async (name) => {
          const { size } = await stat(join(root, folder, name))
          return [`${address}/${name.split('/').map(encodeURIComponent).join('/')}`, size] as const
        }),
      )
    }),
  )
  return new Map(all.flat())
}

/** Headers that may make the range of a request count for nothing. */
const CONDITIONS = ['if-range', 'if-none-match', 'if-modified-since', 'if-match'] as const

/**
 * Answers an unsatisfiable range of a static file with 416, for which Next sends 500. Removes ranges that a
 * server may ignore, so that the whole file is sent. Returns false when the request is not answered yet.
 */
export function answerStaticRange(
  request: IncomingMessage,
  response: ServerResponse,
  size: number,
): boolean {
  const { headers } = request
  const { kind } = readRange(headers.range ?? null, size)
  if (kind === 'part') return false
  if (kind === 'all' || CONDITIONS.some((name) => headers[name] !== undefined)) {
    delete headers.range
    return false
  }
  response.writeHead(416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
  response.end()
  return true
}
