import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@/src/contract/failure'
import { MAX_IMPORT_BYTES } from '@/src/domain/import-limits'

/** An uploaded file: its location on disk and the path that its sender gave it. */
export type UploadedFile = { path: string; name: string }

/** Limits of folder depth and name length: file systems end at 255 bytes. */
const MAX_FOLDERS = 8
const MAX_CHARACTERS = 60

/**
 * Converts a name to a relative path that stays within its folder and that every file system
 * accepts.
 */
export const toSafePath = (name: string): string =>
  partsOf(name).map(shortened).slice(-MAX_FOLDERS).join('/') || 'file'

/** Splits a foreign path into safe folder and file names. */
const partsOf = (name: string): string[] =>
  name
    .split(/[\\/]/)
    .map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, '').trim())
    .filter((part) => !/^\.*$/.test(part))

/** Shortens a name in the middle, to preserve its extension. */
function shortened(part: string): string {
  const characters = Array.from(part)
  if (characters.length <= MAX_CHARACTERS) return part
  return [...characters.slice(0, MAX_CHARACTERS - 20), ...characters.slice(-20)].join('')
}

/**
 * Stores files as they arrive, in a folder of their own, under their paths.
 * @param most maximum total size in bytes
 * @throws Failure `payload_too_large` above that size
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
    // Renamed instead of overwriting a file or folder of the same name.
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

/** Returns whether a path is new and conflicts with no file or folder, and records it. */
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

/**
 * Returns the common name of files that were uploaded together: the name of the single file, or of
 * their folder.
 */
export function getCommonName(files: readonly UploadedFile[]): string {
  const [first = { name: 'file' }] = files
  if (files.length <= 1) return (first.name.split('/').at(-1) ?? first.name).slice(0, 300)
  const top = first.name.split('/')[0] ?? ''
  const isOneFolder = files.every(({ name }) => name.startsWith(`${top}/`))
  return isOneFolder ? top.slice(0, 300) : `${files.length} files`
}
