import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UnsavedDraft } from './keep'

type Soup = { title: string; slug: string }
type Row = { key: string; owner: string }

const rows = new Map<string, Row>()
const database = {
  put: (_: string, row: Row) => Promise.resolve(rows.set(row.key, row)),
  delete: (_: string, key: string) => Promise.resolve(rows.delete(key)),
  getAllFromIndex: (_: string, __: string, owner: string) =>
    Promise.resolve([...rows.values()].filter((row) => row.owner === owner)),
}
vi.mock('idb', () => ({ openDB: () => Promise.resolve(database) }))

let page: EventTarget
let storage: Record<string, string>

beforeEach(() => {
  rows.clear()
  page = new EventTarget()
  // Methods on the prototype: `Object.keys` of a storage has its items alone.
  storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, string>
  vi.stubGlobal('window', Object.assign(page, { localStorage: storage }))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const kept = (title: string): UnsavedDraft<Soup> => ({
  document: { title, slug: 'soup' },
  synced: { title: 'Soup', slug: 'soup' },
})

/** The drafts of a tab on the same recipe. */
async function open(tab: string) {
  const { createDraftBackup } = await import('./keep')
  return createDraftBackup<Soup>({ user: 'ada', subject: 'soup', tab })
}

const titles = (lost: readonly UnsavedDraft<Soup>[]): string[] =>
  lost.map(({ document }) => document.title)

/** Loses every write to IndexedDB, as the browser does when the page is gone. */
const loseWrites = (): void => {
  vi.spyOn(database, 'put').mockReturnValueOnce(new Promise(() => undefined))
}

// docs/product/kitchen.md#never-lose-a-word
it('finds a draft that was written while the page unloaded', async () => {
  const keep = await open('one')
  page.dispatchEvent(new Event('pagehide'))
  loseWrites()
  void keep.write(kept('Better soup'))
  const lost = await (await open('two')).findLost()
  expect(titles(lost)).toEqual(['Better soup'])
  expect(Object.keys(storage)).toEqual([])
})

it('prefers a later draft of a page that came back', async () => {
  const keep = await open('one')
  page.dispatchEvent(new Event('pagehide'))
  await keep.write(kept('Better soup'))
  page.dispatchEvent(new Event('pageshow'))
  await keep.write(kept('Best soup'))
  expect(titles(await (await open('two')).findLost())).toEqual(['Best soup'])
})

it('finds nothing of a page that came back and saved', async () => {
  const keep = await open('one')
  page.dispatchEvent(new Event('pagehide'))
  await keep.write(kept('Better soup'))
  page.dispatchEvent(new Event('pageshow'))
  await keep.write(null)
  expect(await (await open('two')).findLost()).toEqual([])
})

it('passes over an entry that cannot be read', async () => {
  storage['kitchen-draft:ada/soup/broken'] = '{'
  const keep = await open('one')
  page.dispatchEvent(new Event('pagehide'))
  loseWrites()
  void keep.write(kept('Better soup'))
  expect(titles(await (await open('two')).findLost())).toEqual(['Better soup'])
})
