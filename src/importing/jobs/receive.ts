import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { z } from 'zod'
import { invalidField } from '@/src/contract/failure'
import type { Import, ImportCreate } from '@/src/contract/import'
import { environmentOf } from '@/src/server/deployment'
import { sendWaiting } from '@/src/server/jobs/job-queue'
import { picture, recognitionOffError } from '../formats/documents/picture'
import { findFormat } from '../formats/registry'
import { ImportProblem } from '../import-problem'
import { detectFormat } from '../read-rows'
import { openBundle } from '../source/open-bundle'
import { readSample } from '../source/sample'
import type { FileSample } from '../source/sample'
import { isBroken } from '../source/source-file'
import { createImport } from './create-import'
import type { NewImport } from './create-import'
import {
  getImportFolder,
  removeCopies,
  removeFolder,
  shareFolder,
  toSharedPath,
} from './import-files'
import { getImport } from './read'
import { IMPORT_QUEUE } from './import-queue'
import { getCommonName, storeUploadedFiles } from './uploaded-files'
import type { UploadedFile } from './uploaded-files'

type Received = { files: UploadedFile[]; fields: ImportCreate }

/** Reads an upload and stores its files as they arrive. */
export type ReadUpload = (
  store: (name: string, bytes: Readable) => Promise<UploadedFile>,
) => Promise<Received>

/**
 * Stores uploaded files and queues their import. Rejects files that cannot be imported at once.
 * @throws Failure `validation_failed` with the problem of the file or the options,
 *   `payload_too_large`
 */
export async function receiveImport(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  read: ReadUpload,
): Promise<Import> {
  const folder = getImportFolder(payload)
  await mkdir(folder, { recursive: true })
  const folderId = randomUUID()
  const own = join(folder, folderId)
  try {
    const { files, fields } = await read(storeUploadedFiles(own))
    const wishes = wishesOf(fields)
    const [only] = files
    const path = files.length === 1 && only ? only.path : own
    const fileName = getCommonName(files)
    if (wishes.format === null) await inspect(payload, path, fileName)
    await shareFolder(payload, folderId)
    const paths = [toSharedPath(payload, path)]
    const place = { siteId, userId, fileName, paths, fingerprint: null }
    const id = await createImport(payload, { ...place, ...wishes })
    await removeCopies(payload, paths)
    await sendWaiting(payload, IMPORT_QUEUE, siteId)
    return await getImport(payload, siteId, id)
  } catch (error) {
    await removeFolder(payload, folderId)
    throw error
  }
}

type Wishes = Pick<NewImport, 'format' | 'isDryRun' | 'onRepeat' | 'columns' | 'asDrafts'>

function wishesOf(fields: ImportCreate): Wishes {
  const { format = null, dryRun = false, onRepeat = 'update', asDrafts = false } = fields
  if (format !== null && !findFormat(format)) throw invalidField('format', 'Unknown format')
  return { format, isDryRun: dryRun, onRepeat, asDrafts, columns: columnsOf(fields.columns) }
}

const Columns = z.record(z.string().max(500), z.string().max(100))

function columnsOf(told: string | undefined): Record<string, string> {
  if (told === undefined) return {}
  try {
    return Columns.parse(JSON.parse(told))
  } catch {
    throw invalidField('columns', 'Give fields by the names of their columns, as JSON')
  }
}

/** A single file must have a known format; the entries of an archive are judged one by one. */
async function inspect(payload: Payload, path: string, name: string): Promise<void> {
  try {
    const bundle = await openBundle(path, name)
    try {
      const names = await bundle.names()
      const [only = ''] = names
      const file = names.length === 1 ? await bundle.find(only) : null
      if (file && !isBroken(file)) expectReadable(payload, await readSample(file))
      if (names.length === 0)
        throw new ImportProblem('There is nothing in it that could be imported.')
    } finally {
      await bundle.close()
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw invalidField('file', error.message)
    throw error
  }
}

function expectReadable(payload: Payload, sample: FileSample): void {
  const isOff = environmentOf(payload).textRecognition === null
  if (detectFormat(sample) === picture && isOff) throw recognitionOffError(sample.bytes)
}
