import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentStore, mediaLocation } from '@/media'
import type { MediaLocation } from '@/media'
import { copyFiles } from '@/media/move/copy-files'
import type { CopyPlan } from '@/media/move/copy-files'
import { openJournal } from '@/media/move/journal'
import { STORE_PROBE } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import { readStoreMark, STORE_MARK } from '@/media/storage/store-mark'
import {
  downloadFolder,
  IMPORT_PREFIX,
  listSharedFolders,
  uploadFolder,
} from '@/src/importing/jobs/import-files'
import { withClient } from '@/src/runtime/startup/database/database-state'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { formatStore } from '@/src/runtime/startup/start/require-store'
import { claimStore, readMediaStore } from '@/src/server/media-store/media-store'
import type { Queryable } from '@/src/server/media-store/media-store'
import type { MediaStoreRow } from '@/src/server/media-store/store-status'
import { beginSwitch, finishSwitch, undoSwitch } from '@/src/server/media-store/switch-store'

/** The kind of store that files are moved to. */
export type Target = 's3' | 'disk'

/** The settings that name both stores. */
export type MoveSettings = Pick<Settings, 'dataDir' | 's3' | 'databaseUrl'>

/** Callbacks that follow a move. */
export type MoveWatcher = {
  report: (line: string) => void
  /** Runs a pass over files with a progress bar. */
  pass: <Result>(
    name: string,
    total: number,
    work: (onFile: () => void) => Promise<Result>,
  ) => Promise<Result>
}

/** The two stores of a move. */
type Stores = { source: MediaStorage; target: MediaStorage; from: MediaLocation; to: MediaLocation }

/** Finds the location of a kind of store. @throws Refusal without the settings of a bucket */
export function locationOf(settings: MoveSettings, kind: Target): MediaLocation {
  if (kind === 'disk') return mediaLocation({ ...settings, s3: undefined })
  if (settings.s3) return mediaLocation(settings)
  throw new Refusal(
    'The bucket is not set. Set S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for this command.',
  )
}

/**
 * Moves all files from the folder to the bucket or back while the product runs: copies them in passes until few
 * are new, lets servers write no more to the old store, copies what is new since, and marks the new store.
 * Continues a move that was cut off.
 * @throws Refusal before anything was changed; other errors when it was cut off
 * @see docs/product/media.md#moving-files-to-another-store
 */
export async function moveMedia(
  settings: MoveSettings,
  kind: Target,
  watcher: MoveWatcher,
): Promise<void> {
  const [from, to] = [
    locationOf(settings, kind === 's3' ? 'disk' : 's3'),
    locationOf(settings, kind),
  ]
  const stores = { from, to, source: currentStore(from), target: currentStore(to) }
  const onDatabase = <Result>(work: (client: Queryable) => Promise<Result>): Promise<Result> =>
    withClient(settings.databaseUrl, work)
  for (const location of [from, to]) await requireReachable(location)
  const stage = await onDatabase((client) => findStage(client, stores))
  if (stage === 'undone' || stage === 'finished') {
    watcher.report(stage === 'undone' ? undoneMessage(to) : finishedMessage(kind, from, to))
    return
  }
  const journal = await openJournal(settings.dataDir, formatStore(from), formatStore(to))
  const copy = (name: string) => copyAll(settings, { ...stores, journal, name }, watcher)
  if (stage === 'copy') {
    await copyUntilFewAreNew(copy)
    await onDatabase(beginSwitch)
  }
  await copy('Last files')
  if (stage !== 'leftovers') await onDatabase((client) => finishSwitch(client, stores.target))
  await journal.close()
  watcher.report(finishedMessage(kind, from, to))
}

/** Passes before the servers stop writing: each copies what came during the one before. */
const MAX_PASSES = 5
const FEW_FILES = 20

async function copyUntilFewAreNew(copy: (name: string) => Promise<number>): Promise<void> {
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const changed = await copy(pass === 1 ? 'Files' : 'New files')
    if (pass > 1 && changed <= FEW_FILES) return
  }
}

/**
 * `copy` from the start, `last` after servers were stopped from writing, `leftovers` of a folder that was used
 * before a bucket was set; `finished` and `undone` need nothing more.
 */
type Stage = 'copy' | 'last' | 'leftovers' | 'finished' | 'undone'

async function findStage(client: Queryable, stores: Stores): Promise<Stage> {
  const { source, target, from, to } = stores
  const [there, here] = [await readStoreMark(target), await readStoreMark(source)]
  const stage = there === null ? null : stageOfMarked(await readMediaStore(client), there, here)
  if (stage === 'foreign') {
    throw new Refusal(`Nothing was moved: ${formatStore(to)} belongs to another database.`)
  }
  if (stage === 'undone') await undoSwitch(client)
  if (stage !== null) return stage
  const status = await claimStore(client, source)
  if (status === 'ok') return 'copy'
  if (status === 'moving') return 'last'
  throw new Refusal(
    `Nothing was moved: the pictures of this database are not in ${formatStore(from)}. ` +
      'Set DATA_DIR and S3_* to the store that the servers use and to the one to move to.',
  )
}

/** The stage of a move to a store that has a mark; null when it is to be copied to. */
function stageOfMarked(
  row: MediaStoreRow | null,
  there: string,
  here: string | null,
): Exclude<Stage, 'copy' | 'last'> | 'foreign' | null {
  if (!row) return 'foreign'
  if (row.previousMark === there) return row.isWritten ? null : 'undone'
  if (row.mark !== there) return 'foreign'
  if (!row.isWritten) return null
  return here === null ? 'leftovers' : 'finished'
}

async function requireReachable(location: MediaLocation): Promise<void> {
  const state = await currentStore(location).state()
  if (state === 'ok') return
  const problem = {
    missing: 'does not exist. Make it, or name another one: S3_BUCKET=…',
    refused: 'refuses its keys. They must be allowed to list, read, write and delete there.',
    full: 'is full.',
    away: 'does not answer. Check S3_ENDPOINT, and try again when it does.',
  }[state]
  throw new Refusal(`Nothing was moved: ${formatStore(location)} ${problem}`)
}

type Copy = Stores & Pick<CopyPlan, 'journal'> & { name: string }

/** Copies what is new; returns the number of files that were copied or deleted. */
async function copyAll(
  settings: MoveSettings,
  { source, target, to, journal, name }: Copy,
  watcher: MoveWatcher,
): Promise<number> {
  const total = await countFiles(source)
  const counts = await watcher.pass(name, total, (onFile) =>
    copyFiles({ source, target, journal, isLeftOut, onFile }),
  )
  await moveImports(
    settings,
    to.kind === 's3' ? { bucket: target } : { bucket: source, isBack: true },
  )
  return counts.copied + counts.removed
}

/** Files of imports lie in another folder where there is no bucket. */
const isLeftOut = (key: string): boolean =>
  key === STORE_MARK || key === STORE_PROBE || key.startsWith(IMPORT_PREFIX)

async function countFiles(store: MediaStorage): Promise<number> {
  let count = 0
  for await (const { key } of store.list('')) if (!isLeftOut(key)) count += 1
  return count
}

/** Copies the files of imports that are under way, which have no checksum of their own: their sizes are compared. */
async function moveImports(
  { dataDir }: MoveSettings,
  { bucket, isBack = false }: { bucket: MediaStorage; isBack?: boolean },
): Promise<void> {
  const imports = join(dataDir, 'imports')
  if (isBack) {
    for (const id of (await listSharedFolders(bucket)).keys()) {
      await downloadFolder(bucket, imports, id)
    }
    return
  }
  for (const id of await readdir(imports).catch(() => [])) {
    const isFolder = (await stat(join(imports, id)).catch(() => null))?.isDirectory() === true
    if (isFolder) await uploadFolder(bucket, imports, id)
  }
}

const undoneMessage = (to: MediaLocation): string =>
  `The move was given up: the files are in ${formatStore(to)}, as before it.`

function finishedMessage(kind: Target, from: MediaLocation, to: MediaLocation): string {
  const settings = kind === 's3' ? 'with S3_* set' : 'without S3_*'
  return (
    `All files are in ${formatStore(to)}. Restart every server and worker ${settings}: until then they show ` +
    `pictures from ${formatStore(from)} and take no new ones. ` +
    `Once all were restarted, the files in ${formatStore(from)} can be deleted.`
  )
}
