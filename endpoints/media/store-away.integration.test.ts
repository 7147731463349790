import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { answerPicture } from './picture-response'
import { answerVideo } from './video-response'

/** Takes every connection and never says a word. */
const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
})
const payload = await testPayload()
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

/** The product with its pictures in a bucket behind a port of this machine. */
function withStoreAt(port: number): Payload {
  const media = {
    kind: 's3',
    bucket: 'media',
    region: 'x',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'a',
    secretAccessKey: 'b',
    cacheFolder: join(tmpdir(), 'store-away-cache'),
    folder: join(tmpdir(), 'store-away-media'),
  }
  const config = { ...payload.config, custom: { ...payload.config.custom, media } }
  const changed: Payload = Object.create(payload, { config: { value: config } })
  return changed
}

const ask = (path: string): Request => new Request(`http://localhost:3000/media/${path}`)

// docs/product/media.md#a-store-that-hangs
describe('while the store of files is away', () => {
  it.each([
    ['does not answer', () => (silent.address() as AddressInfo).port],
    ['cannot be reached', () => 1],
  ])('and %s, files are answered with 503 and when to ask again', async (_, port) => {
    const away = withStoreAt(port())
    for (const answer of await Promise.all([
      answerPicture(away, ask('a.jpg?width=80'), 'a.jpg'),
      answerPicture(away, ask('a.svg'), 'a.svg'),
      answerVideo(away, ask('videos/a.mp4'), 'a.mp4'),
    ])) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('10')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})
