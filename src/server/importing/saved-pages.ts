import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { SourceRow } from './source-row'

const Line = z.object({ html: z.string(), url: z.string().nullish(), id: z.string().nullish() })

/** Whether a file holds saved pages: HTML, or JSON lines of `{ html, url }`, plain or gzipped. */
export const isSavedPages = (path: string): boolean => /\.(?:html?|jsonl(?:\.gz)?)$/i.test(path)

/** All files of saved pages under the paths given, folders looked through. */
export async function listSavedPages(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) found.push(path)
    else {
      const names = await readdir(path, { recursive: true })
      found.push(
        ...names
          .filter(isSavedPages)
          .sort()
          .map((name) => join(path, name)),
      )
    }
  }
  return found
}

/** The pages of a file, one after the other: a large file is never in memory whole. */
export async function* readSavedPages(path: string): AsyncGenerator<SourceRow> {
  if (/\.html?$/i.test(path)) {
    yield { name: basename(path), html: await readFile(path, 'utf8'), url: null }
    return
  }
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (line.trim() === '') continue
    yield rowOf(line, `${basename(path)}:${number}`)
  }
}

/** A line that cannot be read is a row with nothing in it: it fails by itself, and is named. */
function rowOf(line: string, name: string): SourceRow {
  try {
    const { html, url, id } = Line.parse(JSON.parse(line))
    return { name: id ? `${name} ${id}` : name, html, url: url ?? null }
  } catch {
    return { name, html: '', url: null }
  }
}
