import { createServer, request } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { limitBodyTime } from './body-time'

let server: Server
afterEach(() => server.close())

/** Sends half a body and waits. @returns how it ended */
async function halfABody(path: string): Promise<string> {
  server = createServer((asked, answer) => {
    asked.resume()
    setTimeout(() => answer.end('waited'), 300)
  })
  limitBodyTime(server, { file: 60_000, other: 100 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return new Promise((resolve) => {
    const headers = { 'content-length': '10' }
    const sent = request({ port, host: '127.0.0.1', path, method: 'PUT', headers })
    sent.on('response', () => resolve('answered'))
    sent.on('error', () => resolve('ended'))
    sent.write('half')
  })
}

// docs/product/media.md#upload-of-videos
it('gives files more time than any other body', async () => {
  expect(await halfABody('/media/uploads/a.mp4')).toBe('answered')
  expect(await halfABody('/api/v1/manage/sites')).toBe('ended')
})
