import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Dirent } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Overwrite } from '../videos/overwrite'
import { receiveFile } from './disk-receive'
import { unlessMissing } from './file-errors'
import { withValidNames } from './storage'
import type { ByteRange, MediaStorage, StoredFile } from './storage'

/** A store in a folder, spread over subfolders by the key's first two letters. */
export function diskStorage(folder: string): MediaStorage {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return withValidNames({
    uploads: {
      kind: 'through us',
      receive: (key, body, maxBytes) => receiveFile(pathOf(key), body, maxBytes),
    },
    write: (key, data) => writeWhole(pathOf(key), data),
    writeStream: (key, body) => writeStreamed(pathOf(key), body),
    move: (from, to, { overwrites }) => moveFile(pathOf(from), pathOf(to), overwrites),
    read: (key) => unlessMissing(readFile(pathOf(key))),
    size: async (key) => (await unlessMissing(stat(pathOf(key))))?.size ?? null,
    stream: (key, range) => openStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listFiles(folder, prefix),
    // A missing folder is created with its first file.
    state: () => Promise.resolve('ok'),
  })
}

/** Writes a file atomically, by a temporary file and a rename. */
export async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(part, data)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Writes a stream atomically, by a temporary file and a rename; returns its size. */
async function writeStreamed(path: string, body: AsyncIterable<Uint8Array>): Promise<number> {
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    let bytes = 0
    const file = await open(part, 'wx')
    try {
      for await (const chunk of body) {
        await file.writeFile(chunk)
        bytes += chunk.length
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    return bytes
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Overwritten under its unpublished name: under the other one it appears whole at once. */
async function moveFile(
  from: string,
  to: string,
  overwrites: readonly Overwrite[],
): Promise<boolean> {
  const file = await unlessMissing(open(from, 'r+'))
  if (!file) return false
  try {
    for (const { start, head, length } of overwrites) {
      await file.write(head, 0, head.length, start)
      await writeZeros(file, start + head.length, length - head.length)
    }
    if (overwrites.length > 0) await file.sync()
  } finally {
    await file.close()
  }
  await mkdir(dirname(to), { recursive: true })
  // Of two concurrent calls one moves it.
  return (await unlessMissing(rename(from, to).then(() => true))) ?? false
}

const ZEROS = Buffer.alloc(64 * 1024)

async function writeZeros(file: FileHandle, start: number, length: number): Promise<void> {
  for (let done = 0; done < length; done += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, length - done), start + done)
  }
}

/** Opened first, so that a missing file is reported now and not while it is sent. */
async function openStream(path: string, range: ByteRange | undefined) {
  const file = await unlessMissing(open(path))
  return file ? createReadStream(path, { ...range, fd: file }) : null
}

/** Lists the files of the subfolders; unfinished ones end with `.part`. */
async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const start = prefix.slice(0, 2)
  for (const { name } of await entriesOf(folder)) {
    if (name.length !== 2 || !name.startsWith(start)) continue
    for (const file of await entriesOf(join(folder, name))) {
      if (!file.isFile() || !file.name.startsWith(prefix) || file.name.endsWith('.part')) continue
      const found = await unlessMissing(stat(join(folder, name, file.name)))
      if (found) yield { key: file.name, size: found.size, modifiedAt: found.mtime }
    }
  }
}

const entriesOf = async (folder: string): Promise<Dirent[]> =>
  (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
