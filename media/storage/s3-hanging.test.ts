import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Storage } from './s3'
import { StoreTimeoutError } from './s3-time-limits'

/** Short ones: what is tested is that each call has one. */
const LIMITS = { connect: 100, answer: 150, upload: 150, move: 300, chunk: 150, check: 150 }
/** A busy machine may take its time to answer where an answer is expected. */
const ANSWERED = { ...LIMITS, connect: 10_000, answer: 10_000 }
const HALF = 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nonly the beginning'

// docs/product/media.md#a-store-that-hangs
describe('a store that hangs', () => {
  const sockets = new Set<Socket>()
  /** Takes every connection, and answers with the beginning of a file, or with nothing. */
  let says = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => socket.write(says))
  })
  let endpoint = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const store = (limits = LIMITS) =>
    s3Storage(
      { bucket: 'media', region: 'x', endpoint, accessKeyId: 'a', secretAccessKey: 'b' },
      limits,
    )

  it('holds no call that it never answers', async () => {
    says = ''
    const calls = [
      store().read('a.jpg'),
      store().size('a.jpg'),
      store().stream('a.jpg'),
      store().write('a.jpg', Buffer.from('x'), 'image/jpeg'),
      store().move('a.mp4', 'b.mp4', { contentType: 'video/mp4', overwrites: [] }),
      store().remove('a.jpg'),
      store().list('').next(),
    ]
    for (const call of calls) await expect(call).rejects.toThrow(StoreTimeoutError)
    expect(await store().state()).toBe('away')
  })

  it('holds no file that it begins and does not go on with', async () => {
    says = HALF
    await expect(store(ANSWERED).read('a.jpg')).rejects.toThrow(StoreTimeoutError)
    const stream = await store(ANSWERED).stream('a.jpg')
    await expect(stream?.toArray()).rejects.toThrow(StoreTimeoutError)
  })

  it('waits for a reader that rests', async () => {
    says = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfile'
    const stream = await store(ANSWERED).stream('a.jpg')
    await new Promise((resolve) => {
      setTimeout(resolve, LIMITS.chunk * 2)
    })
    expect(Buffer.concat((await stream?.toArray()) ?? []).toString()).toBe('file')
  })
})
