import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TIMES } from './times'
import { openStore, pass } from './testing/opened'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving', () => {
  test('happens by itself after the last key, once', async () => {
    const { server, store, type } = openStore()
    for (const title of ['L', 'Lo', 'Loaf']) {
      type(title)
      await pass(100)
    }
    expect(server.saves).toBe(0)
    expect(store.getState().status).toBe('unsaved')
    await pass(TIMES.saveAfter)
    expect(server.saves).toBe(1)
    expect(server.document.title).toBe('Loaf')
    expect(store.getState()).toMatchObject({ status: 'saved', stored: { draft: { revision: 1 } } })
  })

  test('sends one request at a time, and then the latest state', async () => {
    const { server, type } = openStore()
    server.answerAfter = 2000
    type('One')
    await pass(TIMES.saveAfter)
    type('Two')
    await pass(TIMES.saveAfter)
    type('Three')
    expect(server.saves).toBe(1)
    await pass(4000)
    expect(server.saves).toBe(2)
    await pass(4000)
    expect(server.document.title).toBe('Three')
  })

  test('ends for everybody who waits for it, also for words that came while it was on its way', async () => {
    const { server, store, type } = openStore()
    server.answerAfter = 2000
    type('One')
    const first = store.save()
    await pass(100)
    type('Two')
    const both = Promise.all([store.save(), store.save(), first])
    await pass(5000)
    expect(await both).toEqual(['saved', 'saved', 'saved'])
    expect(server.document.title).toBe('Two')
  })

  test('keeps words in this browser within 300 ms, until they are saved', async () => {
    const { keep, type } = openStore()
    type('Kept')
    await pass(300)
    expect(keep.kept()?.document.title).toBe('Kept')
    await pass(2000)
    expect(keep.kept()).toBeNull()
  })

  test('goes on trying without a network, and says so', async () => {
    const { server, store, type } = openStore()
    server.fails = { kind: 'offline' }
    type('Offline')
    await pass(5000)
    expect(store.getState().status).toBe('offline')
    server.fails = null
    await pass(TIMES.lastRetry)
    expect(server.document.title).toBe('Offline')
    expect(store.getState().status).toBe('saved')
  })

  // docs/product/kitchen.md#a-busy-server
  test('waits as long as the server asks, whatever is typed or pressed meanwhile', async () => {
    const { server, keep, store, type } = openStore()
    server.fails = { kind: 'busy', wait: 60_000 }
    type('Busy')
    await pass(2000)
    expect(store.getState().status).toBe('busy')
    type('Busy, and more')
    expect(await store.save()).toBe('busy')
    await pass(50_000)
    expect(server.saves).toBe(1)
    expect(store.getState().status).toBe('busy')
    expect(keep.kept()?.document.title).toBe('Busy, and more')
    server.fails = null
    await pass(10_000)
    expect(server.saves).toBe(2)
    expect(server.document.title).toBe('Busy, and more')
    expect(store.getState().status).toBe('saved')
  })

  test('does not ask a server again and again that gives no time to wait', async () => {
    const { server, type } = openStore()
    server.fails = { kind: 'busy', wait: 0 }
    type('Busy')
    await pass(20_000)
    expect(server.saves).toBeLessThan(6)
  })

  test('waits for the sign-in when the session is over, and keeps what is typed then', async () => {
    const { server, keep, store, type } = openStore()
    server.fails = { kind: 'signed-out' }
    type('Signed out')
    await pass(2000)
    expect(store.getState().status).toBe('signed-out')
    type('Signed out, and more')
    await pass(60_000)
    expect(server.saves).toBe(1)
    expect(keep.kept()?.document.title).toBe('Signed out, and more')
    server.fails = null
    expect(await store.save()).toBe('saved')
    expect(server.document.title).toBe('Signed out, and more')
  })

  test('names the fields that the server does not take, and saves the next change', async () => {
    const { server, store, type } = openStore()
    const issues = [{ path: 'title', message: 'Too long' }]
    server.fails = { kind: 'refused', issues }
    type('Too long')
    await pass(2000)
    expect(store.getState()).toMatchObject({ status: 'refused', issues })
    server.fails = null
    type('Short')
    await pass(2000)
    expect(store.getState()).toMatchObject({ status: 'saved', issues: [] })
  })
})

// docs/product/kitchen.md#legacy-workbench
describe('a proposal', () => {
  const proposed = { title: 'Read from a page', slug: 'read' }

  test('is saved neither by itself nor by leaving, and not kept', async () => {
    const { server, store, keep } = openStore()
    store.propose(proposed)
    await pass(TIMES.saveAfter * 2)
    await store.save()
    expect(server.saves).toBe(0)
    expect(keep.kept()).toBeNull()
    expect(store.getState()).toMatchObject({ document: proposed, isProposal: true })
  })

  test('is saved with the first change, and when it is accepted', async () => {
    const changed = openStore()
    changed.store.propose(proposed)
    changed.type('Mine')
    await changed.store.save()
    expect(changed.server.document).toEqual({ title: 'Mine', slug: 'read' })
    const accepted = openStore()
    accepted.store.propose(proposed)
    accepted.store.accept()
    await accepted.store.save()
    expect(accepted.server.document).toEqual(proposed)
    expect(accepted.store.getState().isProposal).toBe(false)
  })

  test('is taken back by one undo', async () => {
    const { server, store } = openStore()
    store.propose(proposed)
    store.undo()
    await store.save()
    expect(server.saves).toBe(0)
    expect(store.getState()).toMatchObject({ document: { title: '' }, isProposal: false })
  })
})

describe('somebody else', () => {
  test('who saved another field is merged, without a question', async () => {
    const { server, store, type } = openStore()
    server.savedByOther({ description: 'Theirs' })
    type('Mine')
    await pass(5000)
    expect(server.document).toMatchObject({ title: 'Mine', description: 'Theirs' })
    expect(store.getState()).toMatchObject({ status: 'saved', conflicts: [] })
  })

  test('who saved the same field is shown beside, and either side can be taken', async () => {
    const { server, store, type } = openStore()
    server.savedByOther({ title: 'Theirs' })
    type('Mine')
    await pass(5000)
    const [conflict] = store.getState().conflicts
    expect(conflict).toMatchObject({ path: ['title'], mine: 'Mine', theirs: 'Theirs' })
    expect(server.document.title).toBe('Mine')
    if (conflict) store.settle(conflict, 'theirs')
    await pass(5000)
    expect(server.document.title).toBe('Theirs')
    expect(store.getState().conflicts).toEqual([])
  })

  test('who saved the same field twice is shown once, with the latest', async () => {
    const { server, store, type } = openStore()
    for (const theirs of ['Theirs', 'Theirs again']) {
      server.savedByOther({ title: theirs })
      type(`Mine, not ${theirs}`)
      await pass(5000)
    }
    const { conflicts } = store.getState()
    expect(conflicts).toMatchObject([{ path: ['title'], theirs: 'Theirs again' }])
  })

  test('who changed the stored recipe is merged, and the draft is based on it', async () => {
    const { server, store, type } = openStore()
    type('Mine')
    await pass(2000)
    server.storedByOther({ description: 'By the API' })
    await store.refresh()
    await pass(2000)
    expect(server.document).toMatchObject({ title: 'Mine', description: 'By the API' })
    const { draft, recipe } = store.getState().stored
    expect(draft.basedOn).toBe(recipe.updatedAt)
  })
})

describe('undo', () => {
  test('takes a run of keys back at once, and brings it again', async () => {
    const { store, type } = openStore()
    type('L')
    type('Lo')
    await pass(3000)
    type('Loaf')
    store.undo()
    expect(store.getState().document.title).toBe('Lo')
    store.undo()
    expect(store.getState()).toMatchObject({ document: { title: '' }, canUndo: false })
    store.redo()
    store.redo()
    expect(store.getState()).toMatchObject({ document: { title: 'Loaf' }, canRedo: false })
  })

  test('does not take back what somebody else wrote', async () => {
    const { server, store, type } = openStore()
    type('Mine')
    server.savedByOther({ description: 'Theirs' })
    await pass(5000)
    store.undo()
    await pass(5000)
    expect(server.document).toMatchObject({ title: '', description: 'Theirs' })
  })
})
