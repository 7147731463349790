import { createHash } from 'node:crypto'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from '../storage/storage'

/** The files that a move has copied and verified, also of a run that was cut off. */
export type Journal = {
  /** Returns whether a file was copied and is unchanged since. */
  has: (file: StoredFile) => boolean
  add: (file: StoredFile) => Promise<void>
  /** Returns the copied files that are not among these. */
  missingFrom: (keys: ReadonlySet<string>) => string[]
  forget: (key: string) => Promise<void>
  /** Deletes the journal at the end of the move. */
  close: () => Promise<void>
}

const versionOf = ({ size, modifiedAt }: StoredFile): string => `${size} ${modifiedAt.getTime()}`

/** Opens the journal of a move between two stores, in a folder; each line is a file, the last one counts. */
export async function openJournal(folder: string, from: string, to: string): Promise<Journal> {
  const id = createHash('sha256').update(`${from}\n${to}`).digest('hex').slice(0, 12)
  const path = join(folder, `media-move-${id}.log`)
  const copied = new Map<string, string>()
  const text = await readFile(path, 'utf8').catch(() => '')
  // A line that was cut off has no end.
  for (const line of text.split('\n').slice(0, -1)) {
    const [key = '', version = ''] = line.split('\t')
    if (version === '') copied.delete(key)
    else copied.set(key, version)
  }
  if (text !== '' && !text.endsWith('\n')) await appendFile(path, '\n')
  return {
    has: (file) => copied.get(file.key) === versionOf(file),
    add: async (file) => {
      copied.set(file.key, versionOf(file))
      await appendFile(path, `${file.key}\t${versionOf(file)}\n`, { mode: 0o600 })
    },
    missingFrom: (keys) => [...copied.keys()].filter((key) => !keys.has(key)),
    forget: async (key) => {
      copied.delete(key)
      await appendFile(path, `${key}\t\n`)
    },
    close: () => rm(path, { force: true }),
  }
}
