import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { COLLECTIONS } from '../collections/collection-kind'
import type {
  CollectionDocument,
  CollectionEntities,
  StoredCollection,
} from '../collections/collection-kind'
import type { UnsavedDraft } from './keep'
import type { RecordEdit, SaveFailure, SaveResult } from './record-server'
import { RecordStore } from './record-store'
import { TIMES } from './times'

type Unsaved = UnsavedDraft<CollectionDocument, CollectionEntities>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const STORED: ManagedCollection = {
  id: 'summer',
  slug: 'summer',
  title: 'Summer',
  description: null,
  image: null,
  video: null,
  seo: null,
  recipeCount: 0,
  recipes: [],
  rule: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** A server in memory that keeps the rules of the real one. */
class FakeServer {
  current: ManagedCollection | null
  sent: Partial<CollectionDocument>[] = []
  fails: SaveFailure | null = null
  answerAfter = 0
  private version = 1

  constructor(initial: ManagedCollection | null) {
    this.current = initial
  }

  readonly read = (): Promise<StoredCollection> => Promise.resolve(this.current)

  readonly save = async ({
    document,
    changes,
    stored,
  }: RecordEdit<CollectionDocument, StoredCollection>): Promise<SaveResult<StoredCollection>> => {
    const sent = stored ? changes : document
    this.sent.push(sent)
    if (this.answerAfter > 0) await new Promise((done) => setTimeout(done, this.answerAfter))
    if (this.fails) return this.fails
    if (stored && this.current && stored.updatedAt !== this.current.updatedAt) {
      return { kind: 'conflict', current: this.current }
    }
    const collection = this.store(sent)
    return { kind: 'saved', update: () => collection }
  }

  store({ title, slug, description }: Partial<CollectionDocument>): ManagedCollection {
    this.version += 1
    const updatedAt = new Date(this.version * 1000).toISOString()
    const before = this.current ?? STORED
    this.current = {
      ...before,
      title: title ?? before.title,
      slug: slug ?? before.slug,
      description: description === undefined ? before.description : description,
      updatedAt,
    }
    return this.current
  }
}

function opened(initial: ManagedCollection | null = STORED, lost: Unsaved[] = []) {
  const server = new FakeServer(initial)
  let kept: Unsaved | null = null
  let isForgotten = false
  const keep = {
    write: (words: typeof kept) => {
      kept = words
      return Promise.resolve()
    },
    findLost: () => Promise.resolve(lost),
    forgetLost: () => {
      isForgotten = true
      return Promise.resolve()
    },
  }
  const options = { kind: COLLECTIONS, subject: 'summer', initial, lost, server, keep }
  const store = new RecordStore(options)
  const write = (part: Partial<CollectionDocument>): void =>
    store.change((document) => ({ ...document, ...part }))
  return {
    server,
    store,
    write,
    words: store.statusText,
    kept: () => kept,
    isForgotten: () => isForgotten,
  }
}

// docs/product/kitchen.md#collection-editor
describe('a collection that is edited', () => {
  test('is kept in this browser by itself and saved only when somebody says so', async () => {
    const { server, store, write, words, kept } = opened()
    write({ title: 'Late summer' })
    await vi.advanceTimersByTimeAsync(TIMES.keepAfter + 50)
    expect(server.sent).toEqual([])
    expect(words()).toBe('Not saved yet')
    expect(kept()?.document.title).toBe('Late summer')
    expect(await store.save()).toBe('saved')
    expect(server.sent).toEqual([{ title: 'Late summer' }])
    expect(words()).toBe('Saved')
    expect(kept()).toBeNull()
  })

  test('comes back with the recipes it names, by their titles', async () => {
    const { store, write, kept } = opened()
    const jam = { id: 'jam', title: 'Plum jam', image: null, publishedAt: null } as const
    store.addKnown({ recipes: [{ ...jam, privacySetting: 'public' }] })
    write({ recipeIds: ['jam'] })
    await vi.advanceTimersByTimeAsync(TIMES.keepAfter + 50)
    const words = kept()
    // The backup of a page that unloads is JSON.
    const again = opened(STORED, [JSON.parse(JSON.stringify(words)) as Unsaved])
    expect(again.store.getState()).toMatchObject({ wasRestored: true })
    expect(again.store.getState().known.recipes).toMatchObject([{ id: 'jam', title: 'Plum jam' }])
  })

  test('is saved again when its change was taken back', () => {
    const { store, write, words } = opened()
    write({ title: 'Late summer' })
    store.undo()
    expect(store.getState().document.title).toBe('Summer')
    expect(words()).toBe('Saved')
    store.redo()
    expect(words()).toBe('Not saved yet')
  })

  test('is created with everything that was written', async () => {
    const { server, store, write, words } = opened(null)
    write({ title: 'New', slug: 'new' })
    expect(words()).toBe('Not created yet')
    await store.save()
    expect(server.sent).toMatchObject([{ title: 'New', slug: 'new', recipeIds: [] }])
    expect(store.getState().stored?.title).toBe('New')
  })

  test('keeps what was written where it cannot be saved, and says why', async () => {
    const { server, store, write, words, kept } = opened()
    write({ slug: 'taken' })
    const issues = [{ path: 'slug', message: 'Already taken' }]
    server.fails = { kind: 'refused', issues }
    expect(await store.save()).toBe('refused')
    expect(store.getState()).toMatchObject({ issues, document: { slug: 'taken' } })
    server.fails = { kind: 'offline' }
    await store.save()
    expect(words()).toBe('Offline: kept in this browser')
    expect(kept()?.document.slug).toBe('taken')
    server.fails = null
    expect(await store.save()).toBe('saved')
  })

  // docs/product/kitchen.md#a-busy-server
  test('waits as long as the server asks, and is saved then by itself', async () => {
    const { server, store, write, words, kept } = opened()
    write({ title: 'Busy' })
    server.fails = { kind: 'busy', wait: 60_000 }
    expect(await store.save()).toBe('busy')
    expect(await store.save()).toBe('busy')
    expect(server.sent).toHaveLength(1)
    expect(words()).toBe('Server busy: kept here')
    expect(kept()?.document.title).toBe('Busy')
    server.fails = null
    await vi.advanceTimersByTimeAsync(59_000)
    expect(server.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.current?.title).toBe('Busy')
    expect(words()).toBe('Saved')
  })

  test('takes in what somebody else has saved of other fields, and saves both', async () => {
    const { server, store, write } = opened()
    server.store({ description: 'Theirs' })
    write({ title: 'Mine' })
    expect(await store.save()).toBe('saved')
    expect(server.current).toMatchObject({ title: 'Mine', description: 'Theirs' })
    expect(store.getState().document).toMatchObject({ title: 'Mine', description: 'Theirs' })
  })

  test('shows both sides of the same field, and saves the one that is taken', async () => {
    const { server, store, write, words } = opened()
    server.store({ title: 'Theirs' })
    write({ title: 'Mine' })
    await store.save()
    expect(server.current?.title).toBe('Theirs')
    expect(words()).toBe('Someone else changed this')
    const [conflict] = store.getState().conflicts
    expect(conflict).toMatchObject({ path: ['title'], mine: 'Mine', theirs: 'Theirs' })
    if (conflict) store.settle(conflict, 'mine')
    expect(await store.save()).toBe('saved')
    expect(server.current?.title).toBe('Mine')
  })

  test('gets back what an earlier visit did not save, merged with what is stored now', async () => {
    const synced = { title: 'Summer', slug: 'summer', description: null }
    const others = { imageId: null, videoId: null, seo: null, recipeIds: [], rule: null }
    const document = { ...synced, ...others, title: 'Lost' }
    const lost = { document, synced: { ...synced, ...others } }
    const { store, words, isForgotten } = opened({ ...STORED, description: 'Theirs' }, [lost])
    expect(store.getState()).toMatchObject({
      wasRestored: true,
      document: { title: 'Lost', description: 'Theirs' },
    })
    expect(words()).toBe('Not saved yet')
    await store.save()
    expect(isForgotten()).toBe(true)
  })

  test('that was closed during its save leaves nothing behind, and saves nothing more', async () => {
    const { server, store, write, kept } = opened()
    server.answerAfter = 1000
    write({ title: 'Late summer' })
    void store.save()
    const closed = store.close()
    await vi.advanceTimersByTimeAsync(1000)
    await closed
    expect(kept()).toBeNull()
    write({ title: 'Autumn' })
    await store.close()
    expect(server.sent).toEqual([{ title: 'Late summer' }])
    expect(kept()?.document.title).toBe('Autumn')
  })

  test('that was closed waits no more for a busy server', async () => {
    const { server, store, write, kept } = opened()
    server.fails = { kind: 'busy', wait: 60_000 }
    write({ title: 'Busy' })
    await store.save()
    await store.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.sent).toHaveLength(1)
    expect(kept()?.document.title).toBe('Busy')
  })

  test('waits for the user again when it is edited while the server is busy', async () => {
    const { server, store, write, words } = opened()
    server.fails = { kind: 'busy', wait: 60_000 }
    write({ title: 'Busy' })
    await store.save()
    write({ title: 'Busy, and more' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.sent).toHaveLength(1)
    expect(words()).toBe('Not saved yet')
  })

  test('leaves nothing behind when it was deleted', () => {
    const { store, write, kept } = opened()
    write({ title: 'Words' })
    store.forget()
    expect(kept()).toBeNull()
    expect(store.isUnsaved()).toBe(false)
  })
})
