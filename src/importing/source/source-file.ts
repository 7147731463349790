import type { Readable } from 'node:stream'
import type { ContainerKind } from './documents'

/** A file of an import, on its own or within an archive or folder. */
export type SourceFile = {
  /** Its path within the bundle, with `/`. */
  name: string
  /** Declared size in bytes; not trusted. */
  size: number
  /** Set for a zip-based document; its entries are found below its name. */
  document?: ContainerKind
  /** Opens a new stream of its stored bytes. */
  open: () => Promise<Readable>
}

/** An entry that cannot be read, with its problem. */
export type BrokenFile = { name: string; problem: string }

/** All files of an import, in a stable order. */
export type SourceFiles = {
  files: () => AsyncIterable<SourceFile | BrokenFile>
  /** Finds a file by its exact name. */
  find: (name: string) => Promise<SourceFile | null>
  /** Returns the names of all files, for lookups by suffix. */
  names: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** The files that formats read. */
export type Bundle = SourceFiles & {
  /** Registers work for when the bundle is closed, as formats may keep files open. */
  atClose: (work: () => Promise<void>) => void
}

/** Wraps a zip-based document as one file, with its entries below its name. */
export const wrapDocumentArchive = (file: SourceFile, archive: SourceFiles): SourceFiles => ({
  files: async function* () {
    yield await Promise.resolve(file)
  },
  find: (name) => {
    if (name === file.name) return Promise.resolve(file)
    const prefix = `${file.name}/`
    return name.startsWith(prefix) ? archive.find(name.slice(prefix.length)) : Promise.resolve(null)
  },
  names: () => Promise.resolve([file.name]),
  close: archive.close,
})

/** Returns whether an entry cannot be read. */
export const isBroken = (file: SourceFile | BrokenFile): file is BrokenFile => 'problem' in file

/** Returns whether a file was left behind by an operating system; these are skipped silently. */
export const isJunk = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._|\.git\/)/i.test(name)

/** Returns the folder of a file with a trailing `/`; empty at the top. */
export const getFolder = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)
