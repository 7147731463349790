import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { ImportProblem } from '../import-problem'
import { bombProblem, isBomb, readBytes } from './content'
import { isBroken, isJunk } from './source-file'
import type { BrokenFile, SourceFiles, SourceFile } from './source-file'

/** More entries than any export has. */
const MOST_ENTRIES = 200_000
/** Archives within archives (Tandoor's) are small: each is a recipe. */
const MOST_NESTED_BYTES = 128 * 1_048_576
const MOST_DEPTH = 2

const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false } as const

/**
 * A zip archive as a bundle; archives in it are opened too, their files stand under
 * `inner.zip/name`. Entries that lead out of it or unpack without end are named as broken.
 * @throws ImportProblem for what is no whole archive
 */
export async function openZip(path: string): Promise<SourceFiles> {
  return bundleOf(await opened(() => yauzl.openPromise(path, OPTIONS)), 0)
}

async function opened(open: () => Promise<ZipFile>): Promise<ZipFile> {
  try {
    return await open()
  } catch (error) {
    throw new ImportProblem('This zip archive is damaged or incomplete.', { cause: error })
  }
}

const LOCKED = 'This archive is locked with a password. Unpack it, and send what is in it.'

async function bundleOf(zip: ZipFile, depth: number): Promise<SourceFiles> {
  const entries = await listed(zip)
  const packed = entries.filter((entry) => !nameOf(entry).endsWith('/'))
  if (packed.length > 0 && packed.every((entry) => entry.isEncrypted())) {
    zip.close()
    throw new ImportProblem(LOCKED)
  }
  const files = new Map<string, SourceFile | BrokenFile>()
  for (const entry of entries) {
    const file = fileOf(zip, entry)
    if (file !== null && !files.has(file.name)) files.set(file.name, file)
  }
  const inner = (name: string): Promise<SourceFiles | null> => nested(files.get(name), depth)
  return {
    files: () => withNested([...files.values()], inner),
    find: async (name) => {
      const direct = files.get(name)
      if (direct) return isBroken(direct) ? null : direct
      const cut = /\.zip\//i.exec(name)
      const archive = cut ? await inner(name.slice(0, cut.index + 4)) : null
      return (await archive?.find(name.slice((cut?.index ?? 0) + 5))) ?? null
    },
    names: () => Promise.resolve([...files.keys()]),
    close: () => {
      zip.close()
      return Promise.resolve()
    },
  }
}

async function listed(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw new ImportProblem(`This archive holds more than ${MOST_ENTRIES} files.`)
  }
  const entries: Entry[] = []
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      unpacked += entry.uncompressedSize
    }
  } catch (error) {
    throw new ImportProblem('This zip archive is damaged or incomplete.', { cause: error })
  }
  // Entries that share their bytes are how small archives grow without end.
  if (isBomb(zip.fileSize, unpacked)) throw bombProblem()
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
    return 'The name of this entry leads out of the archive; it was not opened.'
  }
  if (entry.isEncrypted()) return 'This entry is locked with a password.'
  if (isBomb(entry.compressedSize, entry.uncompressedSize)) return bombProblem().message
  return null
}

/** Names are UTF-8 when they say so or are valid; else as old programs wrote them. */
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

const isZip = (file: SourceFile): boolean => /\.zip$/i.test(file.name)

async function nested(
  file: SourceFile | BrokenFile | undefined,
  depth: number,
): Promise<SourceFiles | null> {
  if (!file || isBroken(file) || depth + 1 >= MOST_DEPTH) return null
  const bytes = await readBytes(file, MOST_NESTED_BYTES)
  return bundleOf(await opened(() => yauzl.fromBufferPromise(bytes, OPTIONS)), depth + 1)
}

async function* withNested(
  files: readonly (SourceFile | BrokenFile)[],
  inner: (name: string) => Promise<SourceFiles | null>,
): AsyncGenerator<SourceFile | BrokenFile> {
  for (const file of files) {
    if (isBroken(file) || !isZip(file)) {
      yield file
      continue
    }
    try {
      const archive = await inner(file.name)
      if (!archive) yield { name: file.name, problem: 'Archives are not opened this deep.' }
      else
        for await (const each of archive.files())
          yield { ...each, name: `${file.name}/${each.name}` }
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      yield { name: file.name, problem: error.message }
    }
  }
}
