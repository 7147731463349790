import { afterEach, expect, test, vi } from 'vitest'
import { BusyError, parseRetryAfter } from './busy-error'
import { call } from './call'

afterEach(() => {
  vi.unstubAllGlobals()
})

const waitFor = (headers: Record<string, string>) => parseRetryAfter(new Headers(headers))
const now = 'Thu, 26 Nov 2026 12:00:00 GMT'

test('an answer says in seconds when to try again', () => {
  expect(waitFor({ 'retry-after': '7' })).toBe(7000)
  expect(waitFor({ 'retry-after': '0' })).toBe(0)
})

test('an answer says by a date when to try again, by the clock of the server', () => {
  expect(waitFor({ 'retry-after': 'Thu, 26 Nov 2026 12:00:45 GMT', date: now })).toBe(45_000)
  expect(waitFor({ 'retry-after': 'Thu, 26 Nov 2026 11:00:00 GMT', date: now })).toBe(0)
  const soon = new Date(Date.now() + 60_000).toUTCString()
  expect(waitFor({ 'retry-after': soon })).toBeGreaterThan(50_000)
})

test('nobody waits longer than five minutes, or for what is no time', () => {
  expect(waitFor({ 'retry-after': '86400' })).toBe(300_000)
  expect(waitFor({ 'retry-after': 'Thu, 26 Nov 2037 12:00:00 GMT', date: now })).toBe(300_000)
  for (const told of ['soon', '-5', '1.5', '1e9', '']) {
    expect(waitFor({ 'retry-after': told, date: now }) ?? 0, told).toBeLessThanOrEqual(0)
  }
  expect(waitFor({})).toBeNull()
})

test('a call that failed tells how long to wait', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', { getItem: () => null })
  const answer = (status: number, headers: Record<string, string>) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status, headers })))
  answer(503, { 'retry-after': '20' })
  await expect(call('listManagedSites', {})).rejects.toMatchObject({ status: 503, wait: 20_000 })
  await expect(call('listManagedSites', {})).rejects.toBeInstanceOf(BusyError)
  answer(503, {})
  await expect(call('listManagedSites', {})).rejects.not.toBeInstanceOf(BusyError)
})
