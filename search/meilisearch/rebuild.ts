import { randomBytes } from 'node:crypto'
import { DRAIN_LOCK, REBUILD_LOCK, waitForLock, withLock } from '@/search/locks'
import type { Pool } from '@/search/locks'
import type { Database } from '@/search/postgres/database'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import type { Clients } from './client'
import { INDEX_SETTINGS, PRIMARY_KEY, settingsVersion } from './index-settings'
import { hasIndex, indexUids, swapIndexes } from './indexes'
import { repairExternalIndex } from './mend'
import { isDenied, MissingRightsError, withRight } from './rights'
import { isUpToDate } from './state'
import { setBuildingIndex, setBuiltVersion } from './target'
import { putDocuments, waitForTask } from './write'

const BATCH = 1_000

const NEXT = `select recipe_id as id from search_recipes
  where recipe_id > $1 and published_at is not null order by recipe_id limit $2`
const NIL = '00000000-0000-0000-0000-000000000000'

/** The result of a rebuild: the number of recipes sent, and the missing right for a swap. */
export type Rebuilt = { sent: number; missing: MissingRightsError | null }

/** The connections of a rebuild: its queries use a connection of their own, which holds the lock. */
type Work = {
  clients: Clients
  pool: Pool & Database
  database: Database
  onProgress: (done: number) => void
}

/**
 * Rebuilds the index beside the live one, then swaps them: readers miss nothing meanwhile, and changes go
 * to both. With a key that may not do that, rebuilds in place and returns the missing right. One process at
 * a time rebuilds; others wait.
 * @throws MissingRightsError where the key may not even write to the index
 */
export const rebuild = (
  clients: Clients,
  pool: Pool & Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<Rebuilt> =>
  waitForLock(pool, REBUILD_LOCK, (database) => make({ clients, pool, database, onProgress }))

/**
 * Builds the index when this version requires other settings, and removes the remains of killed rebuilds.
 * Returns null when there was nothing to do; `busy` while another process builds it.
 * @throws MissingRightsError as `rebuild`
 */
export const buildIfNeeded = (
  clients: Clients,
  pool: Pool & Database,
  onStart: () => void,
): Promise<Rebuilt | 'busy' | null> =>
  withLock<Rebuilt | 'busy' | null>(pool, REBUILD_LOCK, 'busy', async (database) => {
    const work = { clients, pool, database, onProgress: () => undefined }
    if (!(await isUpToDate(clients, database))) {
      onStart()
      return make(work)
    }
    await removeAbandoned(work)
    return null
  })

async function make(work: Work): Promise<Rebuilt> {
  await removeAbandoned(work)
  try {
    return { sent: await makeBeside(work), missing: null }
  } catch (error) {
    if (!(error instanceof MissingRightsError)) throw error
    return { sent: await makeInPlace(work), missing: error }
  }
}

/** Generates the name of an index that is built beside another one. */
const besideName = (uid: string): string => `${uid}_${randomBytes(4).toString('hex')}`
const isBeside = (uid: string, name: string): boolean =>
  name.startsWith(`${uid}_`) && /^[0-9a-f]{8}$/.test(name.slice(uid.length + 1))

/** Removes the remains of a killed rebuild. Requires the lock of rebuilds. */
async function removeAbandoned({ clients: { writing, uid }, pool }: Work): Promise<void> {
  await waitForLock(pool, DRAIN_LOCK, (connection) => setBuildingIndex(connection, null))
  const names = await indexUids(writing).catch(unlessDenied)
  for (const name of (names ?? []).filter((each) => isBeside(uid, each))) {
    await waitForTask(() => writing.deleteIndex(name)).catch(unlessDenied)
  }
}

/** A missing right of the key is reported only where the index cannot be built without it. */
const unlessDenied = (error: unknown): undefined => {
  if (!isDenied(error) && !(error instanceof MissingRightsError)) throw error
}

async function makeBeside(work: Work): Promise<number> {
  const { clients, pool, database } = work
  const { writing: client, uid } = clients
  const beside = besideName(uid)
  await create(clients, beside)
  try {
    if (!(await hasIndex(client, uid))) await create(clients, uid)
    await applySettings(clients, beside)
    // Before the first recipe is read: later changes go to both.
    await setBuildingIndex(database, beside)
    const sent = await fill(work, beside)
    // No change may be in flight to either index while they are swapped.
    await waitForLock(pool, DRAIN_LOCK, async (connection) => {
      await withRight('indexes.swap', () => swapIndexes(client, uid, beside))
      await setBuiltVersion(connection, settingsVersion())
      await setBuildingIndex(connection, null)
    })
    return sent
  } finally {
    await waitForLock(pool, DRAIN_LOCK, (connection) => setBuildingIndex(connection, null))
    // After the swap it is the old one. A failed removal is repeated before the next rebuild.
    await waitForTask(() => client.deleteIndex(beside)).catch(() => undefined)
  }
}

/** Rebuilds without a second index: readers may miss something until it is done. */
async function makeInPlace(work: Work): Promise<number> {
  const { clients, pool, database } = work
  if (!(await hasIndex(clients.writing, clients.uid))) await create(clients, clients.uid)
  await applySettings(clients, clients.uid)
  const sent = await fill(work, clients.uid)
  await repairExternalIndex(clients, pool)
  await setBuiltVersion(database, settingsVersion())
  return sent
}

const create = ({ writing }: Clients, uid: string): Promise<void> =>
  withRight('indexes.create', () =>
    waitForTask(() => writing.createIndex(uid, { primaryKey: PRIMARY_KEY })),
  )

const applySettings = ({ writing }: Clients, uid: string): Promise<void> =>
  withRight('settings.update', () =>
    waitForTask(() => writing.index(uid).updateSettings(INDEX_SETTINGS)),
  )

async function fill({ clients, pool, database, onProgress }: Work, uid: string): Promise<number> {
  let sent = 0
  for (let after = NIL; ;) {
    const { rows } = await database.query<{ id: string }>(NEXT, [after, BATCH])
    const last = rows.at(-1)
    if (!last) return sent
    const ids = rows.map(({ id }) => id)
    // A document read here must not arrive after a later change of it.
    await waitForLock(pool, DRAIN_LOCK, async (connection) => {
      const documents = (await readSources(connection, ids)).map(recipeDocument)
      await withRight('documents.add', () => putDocuments(clients.writing, uid, documents))
    })
    sent += rows.length
    after = last.id
    onProgress(sent)
  }
}
