import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@/src/contract/failure'
import { MAX_IMPORT_BYTES } from '@/src/domain/import-limits'

/** A file that was sent: where it lies, and its path as its sender named it. */
export type UploadedFile = { path: string; name: string }

/** Limits of folder depth and name length: file systems end at 255 bytes. */
const MOST_FOLDERS = 8
const MOST_CHARACTERS = 60

/**
 * A name as a path that stays below the folder it is put into: no way up, no name that a file system
 * refuses.
 */
export const toSafePath = (name: string): string =>
  partsOf(name).map(shortened).slice(-MOST_FOLDERS).join('/') || 'file'

/** Folders and file of a name that somebody else's file system has. */
const partsOf = (name: string): string[] =>
  name
    .split(/[\\/]/)
    .map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, '').trim())
    .filter((part) => !/^\.*$/.test(part))

/** The end of a name stays: what it ends with tells what the file is. */
function shortened(part: string): string {
  const characters = Array.from(part)
  if (characters.length <= MOST_CHARACTERS) return part
  return [...characters.slice(0, MOST_CHARACTERS - 20), ...characters.slice(-20)].join('')
}

/**
 * Stores files as they arrive, below a folder of their own, under their paths.
 * @param most bytes of all of them together
 * @throws Failure `payload_too_large` when they are too much together
 */
export function storeUploadedFiles(
  folder: string,
  most = MAX_IMPORT_BYTES,
): (name: string, bytes: Readable) => Promise<UploadedFile> {
  let size = 0
  let count = 0
  const taken = new Set<string>()
  return async (name, bytes) => {
    const wanted = toSafePath(name)
    // A second file of a name, or a folder where a file stands, is put aside: none is written over.
    const isFree = isNewPath(wanted, taken)
    count += 1
    const path = join(folder, isFree ? wanted : `${count}-${wanted.replaceAll('/', '-')}`)
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length
        if (size > most) done(tooLarge())
        else done(null, chunk)
      },
    })
    await mkdir(dirname(path), { recursive: true })
    await pipeline(bytes, counter, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    return { path, name: partsOf(name).join('/') || 'file' }
  }
}

/** Whether neither the path nor a folder of it is a file already, nor it a folder; notes all of them. */
function isNewPath(path: string, taken: Set<string>): boolean {
  const lower = path.toLowerCase()
  const parts = lower.split('/')
  const folders = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
  const isFree =
    !taken.has(lower) && !taken.has(`${lower}/`) && !folders.some((each) => taken.has(each))
  if (isFree) {
    taken.add(lower)
    for (const each of folders) taken.add(`${each}/`)
  }
  return isFree
}

const tooLarge = (): Failure =>
  new Failure(
    'payload_too_large',
    `The file is larger than ${Math.round(MAX_IMPORT_BYTES / 1024 ** 3)} GB. Send it in parts.`,
  )

/** The common name of files that were sent together: their one name, or the name of their folder. */
export function getCommonName(files: readonly UploadedFile[]): string {
  const [first = { name: 'file' }] = files
  if (files.length <= 1) return (first.name.split('/').at(-1) ?? first.name).slice(0, 300)
  const top = first.name.split('/')[0] ?? ''
  const isOneFolder = files.every(({ name }) => name.startsWith(`${top}/`))
  return isOneFolder ? top.slice(0, 300) : `${files.length} files`
}
