import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@/src/api/call'
import { hasSessionEnded, onSessionEnd } from './session-end'

let token: string | null

beforeEach(() => {
  token = 'mine'
  const localStorage = { getItem: () => token }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answerWith = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })))

// docs/product/kitchen.md#connection-and-session
test('any call that is refused for want of a session offers the sign-in, until somebody is back', async () => {
  const told = vi.fn()
  const end = onSessionEnd(told)
  answerWith(500)
  await expect(call('listManagedSites', {})).rejects.toThrow()
  expect(hasSessionEnded()).toBe(false)
  answerWith(401)
  await expect(call('listManagedSites', {})).rejects.toThrow()
  expect(told).toHaveBeenCalledOnce()
  expect(hasSessionEnded()).toBe(true)
  token = 'new'
  expect(hasSessionEnded()).toBe(false)
  end()
})

test('an old call that is refused after a sign-in in another tab ends nothing', async () => {
  vi.stubGlobal('fetch', () => {
    token = 'of the other tab'
    return Promise.resolve(new Response('', { status: 401 }))
  })
  await expect(call('listManagedSites', {})).rejects.toThrow()
  expect(hasSessionEnded()).toBe(false)
})
