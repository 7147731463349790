import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import { heldTabLocks, acquireTabLock, tabLockName } from './open-tabs'

/** A document with unsaved edits, and the server's version that it is based on. */
export type UnsavedDraft<Document, Known = unknown> = {
  document: Document
  /** The document on the server when these edits were made. */
  synced: Document
  /** Display data of the entities in the document. */
  known?: Known
}

/** A backup of unsaved edits outside of the page. */
export type DraftBackup<Document, Known = unknown> = {
  /** Stores the edits of this tab, or deletes them with null. */
  write: (kept: UnsavedDraft<Document, Known> | null) => Promise<void>
  /** Edits of closed tabs, and of editors that were left in this one, oldest first. */
  findLost: () => Promise<UnsavedDraft<Document, Known>[]>
  /** Deletes the edits that `findLost` returned: they are on the server. */
  forgetLost: () => Promise<void>
}

type Row = UnsavedDraft<unknown> & { key: string; owner: string; tab: string; place: number }
type Schema = DBSchema & {
  drafts: { key: string; value: Row; indexes: { owner: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kitchen', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner')
    },
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/**
 * Prefix of localStorage items: a draft that is written while the page unloads goes there, because a write
 * to IndexedDB would not finish. `findLost` moves it to IndexedDB.
 */
const UNLOAD_PREFIX = 'kitchen-draft:'
let isUnloading = false

function trackUnload(): void {
  // In the capture phase, to run before the listeners that write a draft at the same event.
  const options = { capture: true }
  window.addEventListener('pagehide', () => (isUnloading = true), options)
  window.addEventListener('pageshow', () => (isUnloading = false), options)
}
if (typeof window !== 'undefined') trackUnload()

async function moveUnloadDrafts(
  database: IDBPDatabase<Schema>,
  owner: string,
  isLost: (tab: string) => boolean,
): Promise<void> {
  const start = `${UNLOAD_PREFIX}${owner}/`
  const names = Object.keys(window.localStorage).filter((name) => name.startsWith(start))
  for (const name of names.filter((each) => isLost(each.slice(start.length)))) {
    // This module wrote it, in this shape.
    const row = readJsonItem('localStorage', name) as Row | undefined
    if (row) await database.put('drafts', row)
    writeJsonItem('localStorage', name, undefined)
  }
}

/** The owner of a backup. */
export type BackupScope = {
  user: string
  /** The id of the edited record. */
  subject: string
  tab: string
}

/**
 * Creates a backup of unsaved edits in this browser's IndexedDB, by user, recipe and tab. An open tab holds
 * a Web Lock, so that other tabs do not restore its edits.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function createDraftBackup<Document, Known = unknown>({
  user,
  subject,
  tab,
}: BackupScope): DraftBackup<Document, Known> {
  const owner = `${user}/${subject}`
  let found: string[] = []
  acquireTabLock(tab)
  return {
    write: async (kept) => {
      const key = `${owner}/${tab}`
      const row = kept && { ...kept, key, owner, tab, place: performance.timeOrigin }
      // A restored page replaces what it wrote while it unloaded.
      writeJsonItem('localStorage', UNLOAD_PREFIX + key, isUnloading && row ? row : undefined)
      const database = await open()
      if (row === null) await database.delete('drafts', key)
      else await database.put('drafts', row)
    },
    findLost: async () => {
      const database = await open()
      const alive = await heldTabLocks()
      // Edits of this tab itself belong to an editor that was left.
      const isLost = (each: string): boolean => each === tab || !alive.has(tabLockName(each))
      await moveUnloadDrafts(database, owner, isLost).catch(() => undefined)
      const rows = await database.getAllFromIndex('drafts', 'owner', owner)
      const lost = rows.filter((row) => isLost(row.tab))
      found = lost.map(({ key }) => key)
      // A backup of a subject belongs to that subject.
      return lost.toSorted((one, other) => one.place - other.place) as (Row &
        UnsavedDraft<Document, Known>)[]
    },
    forgetLost: async () => {
      const database = await open()
      const keys = found
      found = []
      await Promise.all(keys.map((key) => database.delete('drafts', key)))
    },
  }
}
