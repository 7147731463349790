import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { Failure, invalidField } from '@/src/contract/failure'
import { MAX_IMPORT_BYTES } from '@/src/contract/import'
import type { Import, ImportCreate } from '@/src/contract/import'
import { environmentOf } from '@/src/server/deployment'
import { sendWaiting } from '@/src/server/jobs/lane'
import { formatNamed } from '../formats/registry'
import { ImportProblem } from '../import-problem'
import { detectFormat } from '../rows-of'
import { openBundle } from '../source/open-bundle'
import { sampleOf } from '../source/sample'
import { isBroken } from '../source/source-file'
import { createImport } from './create-import'
import { getImport } from './read'
import { IMPORT_LANE } from './import-lane'

type StoredFile = { path: string; name: string }
type Received = { file: StoredFile; fields: ImportCreate }

/** Reads what was sent, storing the file by the way. */
export type ReadImport = (
  store: (name: string, bytes: Readable) => Promise<StoredFile>,
) => Promise<Received>

/** Where sent files lie until they are imported. */
export const importFolder = (payload: Payload): string =>
  join(environmentOf(payload).dataDir, 'imports')

/**
 * Takes a file in and puts its import into the queue. What is no file of recipes at all is refused
 * at once.
 * @throws Failure `validation_failed` with what is wrong with file or wishes, `payload_too_large`
 */
export async function receiveImport(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  read: ReadImport,
): Promise<Import> {
  const folder = importFolder(payload)
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    const { file, fields } = await read((name, bytes) => storeFile(path, name, bytes))
    const { format = null, dryRun = false, onRepeat = 'update' } = fields
    if (format !== null && !formatNamed(format)) throw invalidField('format', 'Unknown format')
    const columns = columnsOf(fields.columns)
    if (format === null) await inspect(file)
    const id = await createImport(payload, {
      siteId,
      userId,
      fileName: file.name,
      paths: [path],
      format,
      isDryRun: dryRun,
      onRepeat,
      columns,
      fingerprint: null,
    })
    await sendWaiting(payload, IMPORT_LANE, siteId)
    return await getImport(payload, siteId, id)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function storeFile(path: string, name: string, bytes: Readable): Promise<StoredFile> {
  let size = 0
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length
      if (size > MAX_IMPORT_BYTES) done(tooLarge())
      else done(null, chunk)
    },
  })
  await pipeline(bytes, counter, createWriteStream(path, { mode: 0o600 }))
  // The last part of what browsers of old times send as a whole path.
  const [last = 'file'] = (name || 'file').split(/[\\/]/).slice(-1)
  return { path, name: last.slice(0, 300) || 'file' }
}

const tooLarge = (): Failure =>
  new Failure(
    'payload_too_large',
    `The file is larger than ${Math.round(MAX_IMPORT_BYTES / 1024 ** 3)} GB. Send it in parts.`,
  )

const Columns = z.record(z.string().max(500), z.string().max(100))

function columnsOf(told: string | undefined): Record<string, string> {
  if (told === undefined) return {}
  try {
    return Columns.parse(JSON.parse(told))
  } catch {
    throw invalidField('columns', 'Give fields by the names of their columns, as JSON')
  }
}

/**
 * A single file has to be of some kind; of an archive every entry is judged when its turn comes.
 */
async function inspect({ path, name }: StoredFile): Promise<void> {
  try {
    const bundle = await openBundle(path, name)
    try {
      const names = await bundle.names()
      const file = names.length === 1 ? await bundle.find(name) : null
      if (file && !isBroken(file)) detectFormat(await sampleOf(file))
      if (names.length === 0) throw new ImportProblem('This archive is empty.')
    } finally {
      await bundle.close()
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw invalidField('file', error.message)
    throw error
  }
}
