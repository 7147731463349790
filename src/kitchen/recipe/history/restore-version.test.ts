import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { openStore } from '../../record/testing/opened'
import { restoreVersion } from './restore-version'

vi.mock('@/src/api/call', () => ({ call: vi.fn() }))
const calls = vi.mocked(call)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  calls.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

// docs/product/recipes.md#history
test('a version is brought back once what it replaces is saved', async () => {
  const { server, store, type } = openStore()
  type('Saved first')
  const old = { ...server.current().draft, document: { title: 'Old', slug: 'old' } }
  calls.mockResolvedValue({ ...server.current(), draft: old })
  expect(await restoreVersion(store, 'ferment', 'one')).toBeNull()
  expect(server.document.title).toBe('Saved first')
  expect(store.getState().document.title).toBe('Old')
})

test('what cannot be saved is not replaced', async () => {
  const { server, store, type } = openStore()
  server.fails = { kind: 'refused', issues: [{ path: 'yieldServings', message: 'Too many' }] }
  type('Not saved')
  expect(await restoreVersion(store, 'ferment', 'one')).toContain('not saved yet')
  expect(calls).not.toHaveBeenCalled()
  expect(store.getState().document.title).toBe('Not saved')
})

test('changes of somebody else are taken in, and said', async () => {
  const { server, store, type } = openStore()
  type('Mine')
  await store.save()
  calls.mockImplementation(() => {
    server.savedByOther({ description: 'Theirs' })
    return Promise.reject(
      new ApiError(409, { error: { code: 'conflict', message: 'Somebody else' } }),
    )
  })
  expect(await restoreVersion(store, 'ferment', 'one')).toContain('restore the version again')
  expect(store.getState().document).toMatchObject({ title: 'Mine', description: 'Theirs' })
})
