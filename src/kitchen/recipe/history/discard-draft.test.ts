import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@/src/api/call'
import { openStore } from '../../record/testing/opened'
import { discardDraft } from './discard-draft'

vi.mock('@/src/api/call', () => ({ call: vi.fn() }))
const calls = vi.mocked(call)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  calls.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An editor in which somebody wrote a title, over a published recipe. */
function written(title: string) {
  const all = openStore()
  const published = { ...all.server.current().draft, document: { title: 'Old', slug: 'old' } }
  calls.mockResolvedValue({ ...all.server.current(), draft: published })
  all.type(title)
  return all
}

// docs/product/recipes.md#history
test('what is discarded is saved before, and said to be in the history', async () => {
  const { server, store } = written('Discarded')
  expect(await discardDraft(store, 'ferment')).toBe('Discarded. The draft is kept in the history.')
  expect(server.document.title).toBe('Discarded')
  expect(store.getState().document.title).toBe('Old')
})

test('what could not be saved is not said to be in the history, and comes back by undo', async () => {
  const { server, store } = written('Not saved')
  server.fails = { kind: 'refused', issues: [{ path: 'yieldServings', message: 'Too many' }] }
  expect(await discardDraft(store, 'ferment')).toContain('not in the history')
  expect(store.getState().document.title).toBe('Old')
  store.undo()
  expect(store.getState().document.title).toBe('Not saved')
})
