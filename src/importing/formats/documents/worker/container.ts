import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import yauzl from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { isZipBomb } from '../../../source/content'
import { DocumentProblem } from './document'

const MAX_ENTRIES = 20_000
/** Maximum size of the XML of a document, in bytes; the longest cookbooks have a few megabytes. */
const MAX_XML_BYTES = 64 * 1_048_576
const MAX_UNPACKED_BYTES = 768 * 1_048_576

/** The entries of a zip-based document, by name. */
export type Container = {
  names: readonly string[]
  /** Returns the text of an entry, or null. */
  text: (name: string) => Promise<string | null>
  /** Returns the entry names of the pictures by the SHA-256 of their bytes. */
  pictures: () => Promise<ReadonlyMap<string, string>>
}

/**
 * Opens a zip-based document and checks its unpacked size, as the packages that read it afterwards
 * have no limits of their own.
 * @throws DocumentProblem for a damaged, locked or oversized document
 */
export async function openContainer(bytes: Buffer): Promise<Container> {
  const zip = await yauzl
    .fromBufferPromise(bytes, { lazyEntries: true })
    .catch((error: unknown) => fail(DAMAGED, error))
  const entries = await listEntries(zip)
  const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (unpacked > MAX_UNPACKED_BYTES || isZipBomb(bytes.length, unpacked)) fail(TOO_LARGE)
  for (const entry of entries.values()) await checkEntry(zip, entry)
  return {
    names: [...entries.keys()],
    text: async (name) => {
      const entry = entries.get(name)
      return entry ? text(await zip.openReadStreamPromise(entry)) : null
    },
    pictures: () => hashPictures(zip, [...entries.values()]),
  }
}

const DAMAGED =
  'This document is damaged or incomplete. Open it in the program that created it, save it again and import that.'
const TOO_LARGE =
  'This document unpacks to far more data than its size allows and was not read. Save it as plain text and import that.'

function fail(message: string, cause?: unknown): never {
  throw new DocumentProblem(message, { cause })
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) fail(TOO_LARGE)
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    fail(DAMAGED, error)
  }
  return entries
}

/** Unpacks an entry to check its size, as the declared size may be wrong. */
async function checkEntry(zip: ZipFile, entry: Entry): Promise<void> {
  if (isZipBomb(entry.compressedSize, entry.uncompressedSize)) fail(TOO_LARGE)
  if (!/\.(?:xml|rels)$/i.test(entry.fileName)) return
  if (entry.uncompressedSize > MAX_XML_BYTES) fail(TOO_LARGE)
  try {
    await finished((await zip.openReadStreamPromise(entry)).resume())
  } catch (error) {
    fail(DAMAGED, error)
  }
}

async function hashPictures(zip: ZipFile, entries: readonly Entry[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const entry of entries.filter(({ fileName }) => PICTURE.test(fileName))) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry)).catch(() => null)
    if (bytes !== null) names.set(hashBytes(bytes), entry.fileName)
  }
  return names
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?)$/i

/** Returns the SHA-256 of bytes in hexadecimal. */
export const hashBytes = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
