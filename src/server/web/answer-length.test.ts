import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { restoreLength, setLength } from './answer-length'

const server = createServer((request, response) => {
  if (request.url !== '/without') restoreLength(response)
  // As Next sends the answer of a route: every header but the length, each as a list.
  const headers = new Headers({ 'content-type': 'video/mp4' })
  setLength(headers, 5)
  headers.delete('content-length')
  for (const [name, value] of headers) response.setHeader(name, [value])
  response.write('hel')
  response.end(request.method === 'HEAD' ? undefined : 'lo')
})
afterEach(() => {
  server.close()
})

describe('the length of an answer', () => {
  it('is told though Next leaves it out, also to HEAD', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method })
      expect(headers.get('content-length'), method).toBe('5')
      expect(headers.has('x-answer-length')).toBe(false)
      expect(headers.has('transfer-encoding')).toBe(false)
    }
    const without = await fetch(`http://127.0.0.1:${port}/without`)
    expect(without.headers.get('content-length')).toBeNull()
  })
})
