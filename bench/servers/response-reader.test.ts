import { describe, expect, it } from 'vitest'
import { responseReader } from './response-reader'

const plain = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: b\r\n\r\nhello'
const chunked =
  'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n' +
  '5\r\nhello\r\n0b;x=y\r\n\r\n0\r\n\r\n5678\r\n0\r\n\r\n'
const none = 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'

/** Reads a text that arrives in pieces of a size; returns the statuses found. */
function statuses(text: string, size: number): (number | null)[] {
  const read = responseReader()
  const bytes = Buffer.from(text)
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, index) =>
    read(bytes.subarray(index * size, (index + 1) * size)),
  )
}

describe('a reader of answers', () => {
  it.each([1, 2, 3, 7, 1000])('knows when each is complete, in pieces of %i bytes', (size) => {
    for (const [text, status] of [
      [plain, 200],
      [chunked, 404],
      [none, 304],
    ] as const) {
      const said = statuses(text, size)
      expect(said.at(-1)).toBe(status)
      expect(said.slice(0, -1).filter((each) => each !== null)).toEqual([])
    }
  })

  it('reads one after the other on a connection', () => {
    const read = responseReader()
    const said = [plain, chunked, none, plain].map((text) => read(Buffer.from(text)))
    expect(said).toEqual([200, 404, 304, 200])
  })

  it('refuses an answer that does not say where it ends', () => {
    expect(() => responseReader()(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow(/where it ends/)
  })
})
