import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The names and texts of all entries of a zip archive, which are compressed and hence not searchable. */
export async function unzip(archive: Buffer): Promise<string> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true })
  const parts: string[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    parts.push(entry.fileName, bytes.toString())
  }
  return parts.join('\n')
}
