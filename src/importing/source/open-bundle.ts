import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { ImportProblem } from '../import-problem'
import type { BrokenFile, Bundle, SourceFiles, SourceFile } from './source-file'
import { wrapDocumentArchive, isBroken, isJunk } from './source-file'
import { openZip } from './zip'

/**
 * Opens an input: a file, a zip archive of any extension, a folder, or several of them. `name`
 * replaces the path of an upload in reports.
 * @throws ImportProblem for an input that cannot be opened
 */
export async function openBundle(path: string | readonly string[], name?: string): Promise<Bundle> {
  const files =
    typeof path === 'string'
      ? await openOne(path, name)
      : joined(await Promise.all(path.map((each) => openOne(each))))
  return closingLast(files)
}

/** Creates a bundle without files, for an import whose file was removed. */
export const emptyBundle = (): Bundle => closingLast(joined([]))

function closingLast(files: SourceFiles): Bundle {
  const atClose: (() => Promise<void>)[] = []
  return {
    ...files,
    atClose: (work) => atClose.push(work),
    close: async () => {
      for (const work of atClose.splice(0)) await work()
      await files.close()
    },
  }
}

async function openOne(path: string, name = basename(path)): Promise<SourceFiles> {
  const about = await stat(path).catch(() => {
    throw new ImportProblem(`There is no file ${name}.`)
  })
  if (about.isDirectory()) return folder(path)
  if (about.size === 0) throw new ImportProblem('This file is empty.')
  const file = fileAt(path, name, about.size)
  return (await isZip(path)) ? openArchive(file, path) : listOf([file])
}

async function openArchive(file: SourceFile, path: string): Promise<SourceFiles> {
  const archive = await openZip(path)
  const { document } = archive
  return document === null ? archive : wrapDocumentArchive({ ...file, document }, archive)
}

/** `PK\3\4`, and `PK\5\6` for one without entries. */
const ZIP_HEADS = new Set(['504b0304', '504b0506'])

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && ZIP_HEADS.has(buffer.toString('hex'))
  } finally {
    await file.close()
  }
}

const fileAt = (path: string, name: string, size: number): SourceFile => ({
  name,
  size,
  open: () => Promise.resolve(createReadStream(path)),
})

async function folder(path: string): Promise<SourceFiles> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const names = entries
    // Symbolic links could point anywhere.
    .filter((entry) => entry.isFile())
    // Not sliced by length: a path in another notation would reveal the folder.
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !isJunk(name))
    .sort()
  const files: (SourceFile | BrokenFile)[] = []
  const archives: SourceFiles[] = []
  for (const name of names) {
    const full = join(path, name)
    const { size } = await stat(full)
    if (size === 0) files.push({ name, problem: 'This file is empty.' })
    else if (!(await isZip(full))) files.push(fileAt(full, name, size))
    else {
      const archive = await openZip(full).catch(problemIn)
      if ('message' in archive) files.push({ name, problem: archive.message })
      else if (archive.document === null) archives.push(within(name, archive))
      else {
        const file = { ...fileAt(full, name, size), document: archive.document }
        archives.push(wrapDocumentArchive(file, archive))
      }
    }
  }
  return joined([listOf(files), ...archives])
}

function problemIn(error: unknown): ImportProblem {
  if (error instanceof ImportProblem) return error
  throw error
}

function listOf(files: readonly (SourceFile | BrokenFile)[]): SourceFiles {
  const byName = new Map(files.map((file) => [file.name, file]))
  return {
    files: () => eachOf(files),
    find: (name) => {
      const file = byName.get(name)
      return Promise.resolve(file && !isBroken(file) ? file : null)
    },
    names: () => Promise.resolve([...byName.keys()]),
    close: () => Promise.resolve(),
  }
}

async function* eachOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item)
}

/** Prefixes the files of an archive in a folder with its name. */
function within(folderName: string, bundle: SourceFiles): SourceFiles {
  const prefix = `${folderName}/`
  return {
    files: async function* () {
      for await (const file of bundle.files()) yield { ...file, name: prefix + file.name }
    },
    find: async (name) => {
      const file = name.startsWith(prefix) ? await bundle.find(name.slice(prefix.length)) : null
      return file && { ...file, name }
    },
    names: async () => (await bundle.names()).map((name) => prefix + name),
    close: bundle.close,
  }
}

function joined(bundles: readonly SourceFiles[]): SourceFiles {
  return {
    files: async function* () {
      for (const bundle of bundles) yield* bundle.files()
    },
    find: async (name) => {
      for (const bundle of bundles) {
        const found = await bundle.find(name)
        if (found) return found
      }
      return null
    },
    names: async () => (await Promise.all(bundles.map((bundle) => bundle.names()))).flat(),
    close: async () => {
      await Promise.all(bundles.map((bundle) => bundle.close()))
    },
  }
}
