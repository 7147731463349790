import { describe, expect, it } from 'vitest'
import { RequestFraming } from './request-framing'

const GET = 'GET /page HTTP/1.1\r\nHost: a\r\n\r\n'
const POST = 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n\r\n\r\n'

/** The number of whole requests after each piece of these bytes. */
function wholeAfter(...pieces: string[]): (number | null)[] {
  const framing = new RequestFraming()
  return pieces.map((piece) => {
    framing.read(Buffer.from(piece, 'latin1'))
    return framing.whole
  })
}

describe('the framing of requests', () => {
  it('tells when all requests are whole', () => {
    expect(wholeAfter(GET, POST, GET + POST, 'HEAD / HTTP/1.1\r\n\r\n')).toEqual([1, 2, 4, 5])
  })

  it('tells so wherever they are cut', () => {
    const text = GET + POST + GET
    const ends = [0, GET.length, GET.length + POST.length, text.length]
    for (let first = 1; first < text.length; first += 1) {
      for (let second = first; second < text.length; second += 7) {
        const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)]
        const expected = [first, second, text.length].map((cut) =>
          ends.includes(cut) ? ends.indexOf(cut) : null,
        )
        expect(wholeAfter(...pieces), `${first} ${second}`).toEqual(expected)
      }
    }
  })

  it.each([
    'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx',
    'POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\nx',
    'POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\nx',
    'POST / HTTP/1.1\r\nContent-Length : 1\r\n\r\nx',
    'POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nx',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET / HTTP/1.1\r\nX: a\n b\r\n\r\n',
    'GET / HTTP/1.1\r\nX: a\r\n b\r\n\r\n',
    'GET / HTTP/1.1\r\nX: \x80\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\n\r\n',
    '\r\nGET / HTTP/1.1\r\n\r\n',
    'anything\r\n\r\n',
    'x'.repeat(16_385),
  ])('loses track of %j, for good', (text) => {
    expect(wholeAfter(text, GET, GET)).toEqual([null, null, null])
  })
})
