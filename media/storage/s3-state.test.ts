import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { s3Storage } from './s3'

/** A bucket that answers HEAD, and PUT with what `writes` says. */
let writes: { status: number; code: string } | null = null
let puts = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.method !== 'PUT') return response.end()
    puts += 1
    response.statusCode = writes?.status ?? 200
    const body = `<?xml version="1.0"?><Error><Code>${writes?.code}</Code></Error>`
    return response.end(writes ? body : '')
  })
})
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())
beforeEach(() => {
  writes = null
  puts = 0
})

const bucket = () =>
  s3Storage({
    bucket: 'media',
    region: 'x',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })

// docs/product/media.md#a-store-that-hangs
describe('a bucket that answers', () => {
  it.each([
    ['refused', 403, 'AccessDenied'],
    ['full', 507, 'XMinioStorageFull'],
    ['full', 400, 'QuotaExceeded'],
    ['full', 403, 'QuotaExceeded'],
  ])('is %s when it answers a write with %d %s', async (state, status, code) => {
    writes = { status, code }
    const { state: check } = bucket()
    expect(await check()).toBe(state)
    writes = null
    expect(await check()).toBe('ok')
  })

  it('is written to at most twice a minute while writes succeed', async () => {
    const { state } = bucket()
    expect([await state(), await state(), await state()]).toEqual(['ok', 'ok', 'ok'])
    expect(puts).toBe(1)
  })
})
