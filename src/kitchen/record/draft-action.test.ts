import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import type { Issue } from '@/src/contract/error'
import { actOnDraft } from './draft-action'
import { openStore } from './testing/opened'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const failure = (status: number, issues: Issue[] = []) =>
  new ApiError(status, { error: { code: 'conflict', message: 'Not now', issues } })

const texts = { unsaved: 'Not saved', stale: 'Look again', rejected: () => 'Check it' }

// docs/product/kitchen.md#publishing-from-the-editor
describe('an action on a draft', () => {
  test('begins once the draft is saved, with the revision that was saved', async () => {
    const { server, store, type } = openStore()
    type('Loaf')
    const send = vi.fn(() => Promise.resolve(null))
    expect(await actOnDraft(store, { ...texts, send })).toBeNull()
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ draft: expect.objectContaining({ revision: 1 }) }),
    )
    expect(server.document.title).toBe('Loaf')
  })

  test('does not begin where the draft cannot be saved', async () => {
    const { server, store, type } = openStore()
    server.fails = { kind: 'offline' }
    type('Loaf')
    const send = vi.fn()
    expect(await actOnDraft(store, { ...texts, send })).toBe('Not saved')
    expect(send).not.toHaveBeenCalled()
  })

  test('marks the fields that the server rejects', async () => {
    const { store } = openStore()
    const issues = [{ path: 'title', message: 'Required' }]
    const send = () => Promise.reject(failure(422, issues))
    expect(await actOnDraft(store, { ...texts, send })).toBe('Check it')
    expect(store.getState().issues).toEqual(issues)
  })

  test('that another user was ahead of shows their changes', async () => {
    const { server, store } = openStore()
    server.savedByOther({ description: 'Theirs' })
    const send = () => Promise.reject(failure(409))
    expect(await actOnDraft(store, { ...texts, send })).toBe('Look again')
    expect(store.getState().document.description).toBe('Theirs')
  })
})
