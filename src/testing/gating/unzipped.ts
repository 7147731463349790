import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The names and texts of all entries of a zip archive: compressed, no word could be found in it. */
export async function unzipped(archive: Buffer): Promise<string> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true })
  const parts: string[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    parts.push(entry.fileName, bytes.toString())
  }
  return parts.join('\n')
}
