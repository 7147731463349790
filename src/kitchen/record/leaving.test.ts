import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeRecord, waitUntilClosed } from './leaving'
import { openStore, pass } from './testing/opened'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// docs/product/kitchen.md#never-lose-a-word
test('what was typed last is saved when an editor is left, and awaited by the next one', async () => {
  const { server, keep, store, type } = openStore()
  server.answerAfter = 1000
  type('One')
  void store.save()
  await pass(100)
  type('One and more')
  void closeRecord(store)
  const titles: string[] = []
  void waitUntilClosed(store.subject).then(() => titles.push(server.document.title))
  await pass(1000)
  expect(titles).toEqual([])
  await pass(2000)
  expect(titles).toEqual(['One and more'])
  expect(keep.kept()).toBeNull()
})

test('words that cannot be saved stay in this browser, and the next editor has them', async () => {
  const { server, keep, store, type } = openStore()
  server.fails = { kind: 'offline' }
  type('On a train')
  await closeRecord(store)
  await pass(60_000)
  expect(server.saves).toBe(1)
  expect(keep.kept()?.document.title).toBe('On a train')
})

test('an editor that is stopped sends nothing more', async () => {
  const { server, store, type } = openStore()
  server.answerAfter = 1000
  type('One')
  void store.save()
  await pass(100)
  type('Two')
  store.stop()
  await pass(10_000)
  expect(server.saves).toBe(1)
})

test('nothing is awaited where nothing was left, and a save without end not for long', async () => {
  await waitUntilClosed('bread')
  const store = { subject: 'bread', close: () => new Promise<void>(() => undefined) }
  void closeRecord(store)
  const opens = vi.fn()
  void waitUntilClosed('bread').then(opens)
  await pass(9000)
  expect(opens).not.toHaveBeenCalled()
  await pass(1000)
  expect(opens).toHaveBeenCalled()
})
