import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { ImportProblem } from '../import-problem'
import { formatDocumentProblem, describeOfficeDocument, detectReadableDocument } from './documents'
import type { ContainerKind } from './documents'
import { zipBombError, readContent, isZipBomb, readBytes, readHead } from './content'
import { isBroken, isJunk } from './source-file'
import type { BrokenFile, SourceFiles, SourceFile } from './source-file'

/** Maximum number of entries, above that of any export. */
const MAX_ENTRIES = 200_000
/** Maximum size of nested archives, such as Tandoor's, each of which is a recipe. */
const MAX_NESTED_BYTES = 128 * 1_048_576
const MAX_DEPTH = 2
/** Maximum nesting of archives. */
const MAX_WRAPPINGS = 3

const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false } as const

/** The files of an archive; `document` is set if it is a single document. */
type Archive = SourceFiles & { document: ContainerKind | null }

/**
 * Opens a zip archive as a bundle, with nested archives under `inner.zip/name`. Entries that point
 * outside of it or unpack without end are reported as broken.
 * @throws ImportProblem for an incomplete archive
 */
export async function openZip(path: string, wrappings = 0): Promise<Archive> {
  const archive = await bundleOf(await opened(() => yauzl.openPromise(path, OPTIONS)), 0)
  const isWrapper = wrappings < MAX_WRAPPINGS && archive.document === null
  const only = isWrapper ? await onlyArchive(archive) : null
  return only === null ? archive : unwrapped(archive, only, wrappings)
}

/** Returns the only content of an archive if it is an archive, or null. */
async function onlyArchive(archive: SourceFiles): Promise<SourceFile | null> {
  const names = await archive.names()
  const file = names.length === 1 ? await archive.find(names[0] ?? '') : null
  return file !== null && (await isZip(file)) ? file : null
}

/** Unwraps an archive that a mail program or phone packed again. */
async function unwrapped(archive: Archive, inner: SourceFile, wrappings: number): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'import-archive-'))
  const path = join(folder, 'archive')
  try {
    await pipeline(readContent(inner), createWriteStream(path, { mode: 0o600 }))
    const opened = await openZip(path, wrappings + 1)
    // A document is a file of its containing archive.
    const [unneeded, result] = opened.document === null ? [archive, opened] : [opened, archive]
    await unneeded.close()
    return result
  } catch (error) {
    await archive.close()
    throw error
  } finally {
    // The unlinked file stays open until the process ends.
    await rm(folder, { recursive: true })
  }
}

/** Word and OpenDocument files are zip archives, too. */
const DAMAGED = 'This file is damaged or incomplete. Save or download it again and import that.'

async function opened(open: () => Promise<ZipFile>): Promise<ZipFile> {
  try {
    return await open()
  } catch (error) {
    throw new ImportProblem(DAMAGED, { cause: error })
  }
}

const LOCKED = 'This archive is locked with a password. Unpack it and upload its contents.'

async function bundleOf(zip: ZipFile, depth: number): Promise<Archive> {
  const entries = await listed(zip)
  const packed = entries.filter((entry) => !nameOf(entry).endsWith('/'))
  if (packed.length > 0 && packed.every((entry) => entry.isEncrypted())) {
    zip.close()
    throw new ImportProblem(LOCKED)
  }
  const names = packed.map(nameOf)
  const document = detectReadableDocument(names)
  const other = document === null ? describeOfficeDocument(names) : null
  if (other !== null) {
    zip.close()
    throw new ImportProblem(formatDocumentProblem(other))
  }
  const files = new Map<string, SourceFile | BrokenFile>()
  for (const entry of entries) {
    const file = fileOf(zip, entry)
    if (file !== null && !files.has(file.name)) files.set(file.name, file)
  }
  const inner = (name: string): Promise<Archive | null> => nested(files.get(name), depth)
  return {
    document,
    files: () => withNested([...files.values()], inner),
    find: async (name) => {
      const direct = files.get(name)
      if (direct) return isBroken(direct) ? null : direct
      const cut = cutOf(name, files)
      const archive = cut === -1 ? null : await inner(name.slice(0, cut))
      return (await archive?.find(name.slice(cut + 1))) ?? null
    },
    names: () => Promise.resolve([...files.keys()]),
    close: () => {
      zip.close()
      return Promise.resolve()
    },
  }
}

/**
 * Returns the end of the archive's name within the name of a nested file; -1 for a file outside of
 * archives.
 */
function cutOf(name: string, files: ReadonlyMap<string, SourceFile | BrokenFile>): number {
  let cut = name.indexOf('/')
  while (cut !== -1 && !files.has(name.slice(0, cut))) cut = name.indexOf('/', cut + 1)
  return cut
}

async function listed(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new ImportProblem(`This archive holds more than ${MAX_ENTRIES} files.`)
  }
  const entries: Entry[] = []
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      unpacked += entry.uncompressedSize
    }
  } catch (error) {
    throw new ImportProblem(DAMAGED, { cause: error })
  }
  // Zip bombs use entries with shared bytes.
  if (isZipBomb(zip.fileSize, unpacked)) throw zipBombError()
  return entries
}

function fileOf(zip: ZipFile, entry: Entry): SourceFile | BrokenFile | null {
  const name = nameOf(entry)
  if (name.endsWith('/') || isJunk(name)) return null
  const problem = problemOf(entry, name)
  if (problem !== null) return { name: name.slice(0, 300), problem }
  return { name, size: entry.uncompressedSize, open: () => streamOf(zip, entry) }
}

function problemOf(entry: Entry, name: string): string | null {
  if (yauzl.validateFileName(name) !== null) {
    return 'The path of this entry points outside the archive, so it was not opened.'
  }
  if (entry.isEncrypted()) return 'This entry is locked with a password.'
  if (isZipBomb(entry.compressedSize, entry.uncompressedSize)) return zipBombError().message
  return null
}

/** Decodes a name as UTF-8 if declared or valid, else by the legacy encoding. */
function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw
  const isTold = (entry.generalPurposeBitFlag & 0x800) !== 0
  const decoded = yauzl.getFileNameLowLevel(
    isTold ? entry.generalPurposeBitFlag : entry.generalPurposeBitFlag | 0x800,
    raw,
    entry.extraFields,
    false,
  )
  const name = decoded.includes('\ufffd')
    ? yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false)
    : decoded
  return name.replaceAll('\\', '/')
}

async function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw new ImportProblem('This entry of the archive is damaged.', { cause: error })
  }
}

/** Returns whether a file is a zip by its magic number, as programs use other extensions. */
async function isZip(file: SourceFile): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true
  if (IS_PICTURE.test(file.name) || file.size < MIN_ZIP) return false
  const head = await readHead(file, 4).catch(() => Buffer.alloc(0))
  return head.toString('hex') === '504b0304'
}

const IS_PICTURE = /\.(?:jpe?g|png|webp|gif|heic|avif|svg)$/i
const MIN_ZIP = 22

async function nested(
  file: SourceFile | BrokenFile | undefined,
  depth: number,
): Promise<Archive | null> {
  if (!file || isBroken(file)) return null
  const bytes = await readBytes(file, MAX_NESTED_BYTES)
  const zip = await opened(() => yauzl.fromBufferPromise(bytes, OPTIONS))
  const archive = await bundleOf(zip, depth + 1)
  return depth + 1 < MAX_DEPTH || archive.document !== null ? archive : null
}

async function* withNested(
  files: readonly (SourceFile | BrokenFile)[],
  inner: (name: string) => Promise<Archive | null>,
): AsyncGenerator<SourceFile | BrokenFile> {
  for (const file of files) {
    if (isBroken(file) || !(await isZip(file))) {
      yield file
      continue
    }
    try {
      const archive = await inner(file.name)
      if (!archive) yield { name: file.name, problem: 'Archives are nested too deeply.' }
      else if (archive.document !== null) yield { ...file, document: archive.document }
      else
        for await (const each of archive.files())
          yield { ...each, name: `${file.name}/${each.name}` }
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      yield { name: file.name, problem: error.message }
    }
  }
}
