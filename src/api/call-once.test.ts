import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callOnce } from './call-once'

const sent = vi.fn<typeof fetch>()
const site = (title: string) => callOnce('createSite', { body: { title, slug: 'a-site' } })
const keys = (): unknown[] =>
  sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  sent.mockReset()
  vi.unstubAllGlobals()
})

it('carries the same key when no answer came and the same is asked again', async () => {
  sent.mockRejectedValueOnce(new TypeError('network'))
  sent.mockResolvedValueOnce(new Response('{}', { status: 502 }))
  sent.mockResolvedValueOnce(new Response('{}', { status: 201 }))
  await expect(site('Lost')).rejects.toThrow('network')
  await expect(site('Lost')).rejects.toThrow('502')
  await site('Lost')
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys()).size).toBe(1)
})

it('carries another key for something else, and once an answer came', async () => {
  sent.mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })))
  await site('One')
  await site('Two')
  await site('Two')
  sent.mockImplementation(() => Promise.resolve(new Response('{}', { status: 422 })))
  await expect(site('Three')).rejects.toThrow('422')
  await expect(site('Three')).rejects.toThrow('422')
  expect(new Set(keys()).size).toBe(5)
})
