import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { BusyError } from '@/src/api/busy-error'
import { refreshManagedSites } from '../state/managed-sites'
import { recordServer } from './record-server'

vi.mock('../state/managed-sites', () => ({ refreshManagedSites: vi.fn() }))
afterEach(() => {
  vi.clearAllMocks()
})

type Stored = { title: string }

const isStored = (value: object): value is Stored => 'title' in value

/** The outcome of a save that failed with an error. */
const outcome = (error: Error) =>
  recordServer<Stored, Stored>({
    read: () => Promise.reject(error),
    save: () => Promise.reject(error),
    currentOf: (response) => (isStored(response) ? response : null),
  }).save({ document: { title: 'Mine' }, changes: {}, stored: { title: 'Old' } })

const failure = (status: number, more: object = {}) =>
  new ApiError(status, { error: { code: 'conflict', message: 'Not saved', ...more } })

// docs/product/kitchen.md#never-lose-a-word
describe('a save that failed', () => {
  test('is a conflict where another user has saved, with what is stored', async () => {
    const current = { title: 'Theirs' }
    expect(await outcome(failure(409, { current }))).toEqual({ kind: 'conflict', current })
  })

  test('is refused where the server rejects the document, with the paths of its fields', async () => {
    const issues = [
      { path: 'document.slug', message: 'Already taken' },
      { path: 'title', message: 'Too long' },
    ]
    for (const status of [400, 409, 413, 422]) {
      expect(await outcome(failure(status, { issues }))).toEqual({
        kind: 'refused',
        issues: [
          { path: 'slug', message: 'Already taken' },
          { path: 'title', message: 'Too long' },
        ],
      })
    }
  })

  test('waits for the session, or ends with the access to the site', async () => {
    expect(await outcome(failure(401))).toEqual({ kind: 'signed-out' })
    expect(refreshManagedSites).not.toHaveBeenCalled()
    for (const status of [403, 404]) {
      expect(await outcome(failure(status))).toEqual({ kind: 'gone' })
    }
    expect(refreshManagedSites).toHaveBeenCalledTimes(2)
  })

  test('is retried in all other cases, not before the time that a busy server requests', async () => {
    expect(await outcome(new BusyError(503, null, 9000))).toEqual({ kind: 'busy', wait: 9000 })
    expect(await outcome(failure(502))).toEqual({ kind: 'offline' })
    expect(await outcome(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' })
  })
})

test('a record that cannot be read again is left as it is', async () => {
  const calls = { save: () => Promise.reject(new Error()), currentOf: () => null }
  const { read } = recordServer<Stored, Stored>({
    ...calls,
    read: () => Promise.reject(new Error()),
  })
  expect(await read()).toBeNull()
})
