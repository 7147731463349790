import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasCode } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { writeAtomically } from './files'

/** The file that makes a folder a backup: it is written last. */
const MANIFEST = 'manifest.json'

const Sha256 = z.string().regex(/^[\da-f]{64}$/)
const Count = z.int().nonnegative()

/** A file of a backup, by its path in the folder of the backup. */
const StoredFile = z.object({
  file: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/),
  bytes: Count,
  sha256: Sha256,
})

/** The rows of a table, in Postgres' text format of COPY, compressed with gzip. */
const StoredTable = StoredFile.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: Count,
})

/** The state of a sequence. */
export const StoredSequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

/**
 * The manifest of a backup.
 * @see docs/operating.md#backup
 */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the product that made the backup. */
  version: z.string(),
  /** Migrations that the database had, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** A keyed hash of SECRET, which does not reveal it. */
  secretFingerprint: Sha256,
  /** Settings that are not secret, for the operator to read. */
  settings: z.record(z.string(), z.string()),
  tables: z.array(StoredTable),
  sequences: z.array(StoredSequence),
  media: StoredFile.extend({
    files: Count,
    totalBytes: Count,
    /** Files that the previous backup in the folder did not have. */
    copiedFiles: Count,
    copiedBytes: Count,
    /** Files that the database names and the store does not have. */
    missing: Count,
  }),
})

export type Manifest = z.output<typeof Manifest>
export type StoredFile = z.output<typeof StoredFile>
export type StoredTable = z.output<typeof StoredTable>
export type StoredSequence = z.output<typeof StoredSequence>

/** A complete backup and its folder. */
export type Backup = { name: string; folder: string; manifest: Manifest }

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** The name of a backup: the UTC time of its start, so that names sort by time. */
export const backupName = (at: Date): string => at.toISOString().replace(/[:.]/g, '-')

/** Writes the manifest, which completes a backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeAtomically(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)

/**
 * Reads the manifest of a backup; null where there is none, which means that the backup was cut off.
 * @throws Refusal when it is damaged or of a newer format
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = join(folder, MANIFEST)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null
    throw error
  }
  const parsed = Manifest.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new Refusal(
    `${file} is damaged, or was written by a newer version of the product. Choose another backup with --at NAME, or use the version that made this one.`,
  )
}

/** Lists the names in a backup folder that look like backups, oldest first, complete or not. */
export async function listNames(root: string): Promise<string[]> {
  try {
    return (await readdir(root)).filter((name) => NAME.test(name)).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

/**
 * Lists the complete backups in a folder, newest first, one after another.
 * @throws Refusal when a manifest is damaged
 */
export async function* listBackups(root: string): AsyncGenerator<Backup> {
  for (const name of (await listNames(root)).reverse()) {
    const folder = join(root, name)
    const manifest = await readManifest(folder)
    if (manifest) yield { name, folder, manifest }
  }
}

async function findNewest(root: string): Promise<Backup | null> {
  for await (const backup of listBackups(root)) return backup
  return null
}

/** Finds the newest backup whose manifest can be read; null without one. */
export async function findNewestReadable(root: string): Promise<Backup | null> {
  for (const name of (await listNames(root)).reverse()) {
    const folder = join(root, name)
    const manifest = await readManifest(folder).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (manifest) return { name, folder, manifest }
  }
  return null
}

/**
 * Finds a backup by its name, or the newest complete one.
 * @throws Refusal when there is none, or the named one was cut off
 */
export async function findBackup(root: string, name?: string): Promise<Backup> {
  if (name === undefined) {
    const newest = await findNewest(root)
    if (newest) return newest
    throw new Refusal(
      `There is no complete backup in ${root}. Name the folder that was given to npm run backup with --to.`,
    )
  }
  const folder = join(root, name)
  const manifest = NAME.test(name) ? await readManifest(folder) : null
  if (manifest) return { name, folder, manifest }
  const complete = await completeNames(root)
  throw new Refusal(
    `There is no complete backup ${name} in ${root}: it does not exist, or was cut off. ` +
      `Complete ones: ${complete.join(', ') || 'none'}.`,
  )
}

async function completeNames(root: string): Promise<string[]> {
  const names = await listNames(root)
  const files = await Promise.all(names.map((name) => readdir(join(root, name))))
  return names.filter((_, index) => files[index]?.includes(MANIFEST))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
