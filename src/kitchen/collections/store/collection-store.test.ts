import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { TIMES } from '../../draft/draft-saving'
import type { UnsavedDraft } from '../../draft/keep'
import type { RecordSaved } from '../../record/record-server'
import { recordStatusText } from '../../record/record-state'
import { retryWhenFree } from '../../record/use-kept-record'
import type { CollectionDocument, KnownRecords } from './collection-state'
import { CollectionStore } from './collection-store'

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
  fails: RecordSaved<ManagedCollection> | null = null
  private version = 1

  constructor(initial: ManagedCollection | null) {
    this.current = initial
  }

  readonly save = (
    changes: Partial<CollectionDocument>,
    stored: { updatedAt: string } | null,
  ): Promise<RecordSaved<ManagedCollection>> => {
    this.sent.push(changes)
    if (this.fails) return Promise.resolve(this.fails)
    if (stored && this.current && stored.updatedAt !== this.current.updatedAt) {
      return Promise.resolve({ kind: 'conflict', current: this.current })
    }
    return Promise.resolve({ kind: 'saved', stored: this.store(changes) })
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

function opened(
  initial: ManagedCollection | null = STORED,
  lost: UnsavedDraft<CollectionDocument, KnownRecords>[] = [],
) {
  const server = new FakeServer(initial)
  let kept: UnsavedDraft<CollectionDocument, KnownRecords> | null = null
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
  const store = new CollectionStore({ initial, lost, server, keep })
  const write = (part: Partial<CollectionDocument>): void =>
    store.change((document) => ({ ...document, ...part }))
  const words = () => recordStatusText(store.getState())
  return { server, store, write, words, kept: () => kept, isForgotten: () => isForgotten }
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
    const again = opened(STORED, words ? [words] : [])
    expect(again.store.getState()).toMatchObject({ wasRestored: true })
    expect(again.store.getState().known.recipes.get('jam')?.title).toBe('Plum jam')
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
    const end = retryWhenFree(store)
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
    end()
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
    const lost = { document, synced: { ...synced, ...others }, revision: 0, basedOn: '' }
    const { store, words, isForgotten } = opened({ ...STORED, description: 'Theirs' }, [lost])
    expect(store.getState()).toMatchObject({
      wasRestored: true,
      document: { title: 'Lost', description: 'Theirs' },
    })
    expect(words()).toBe('Not saved yet')
    await store.save()
    expect(isForgotten()).toBe(true)
  })

  test('leaves nothing behind when it was deleted', () => {
    const { store, write, kept } = opened()
    write({ title: 'Words' })
    store.forget()
    expect(kept()).toBeNull()
    expect(store.isUnsaved()).toBe(false)
  })
})
