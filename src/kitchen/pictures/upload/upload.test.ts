import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusyError } from '@/src/api/busy-error'
import { uploadPicture } from './upload'

type Answer = { status: number; headers: string }

const FILE = new File(['x'], 'loaf.jpg', { type: 'image/jpeg' })
const BUSY: Answer = { status: 503, headers: 'Retry-After: 20\r\nContent-Type: text/plain\r\n' }

let sent: string[]
let refused: Answer[]

/** A request with progress that is answered at once. */
class FakeRequest {
  upload = {}
  status = 0
  onload = (): void => undefined
  private headers = ''
  open(method: string, url: string): void {
    sent.push(`${method} ${url}`)
  }
  setRequestHeader(): void {}
  getAllResponseHeaders = (): string => this.headers
  send(): void {
    const { status, headers } = refused.shift() ?? { status: 200, headers: '' }
    this.status = status
    this.headers = headers
    this.onload()
  }
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/manage/image-upload-urls': {
    key: 'k.jpg',
    method: 'PUT',
    uploadUrl: '/store',
    headers: {},
  },
  '/api/v1/manage/ferment/pictures': { picture: { id: 'p' } },
}

const send = (signal = new AbortController().signal) =>
  uploadPicture('ferment', FILE, { signal, onProgress: () => undefined })

// docs/product/kitchen.md#a-busy-server
describe('an upload to a busy server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    refused = []
    vi.stubGlobal('window', {})
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
      sent.push(`${method} ${url}`)
      const body = JSON.stringify(answers[url])
      const first = sent.filter((each) => each === `${method} ${url}`).length === 1
      return Promise.resolve(
        first
          ? new Response('', { status: 429, headers: { 'retry-after': '5' } })
          : new Response(body),
      )
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits as long as the server asks, at each of its steps', async () => {
    refused = [BUSY]
    const arrived = send()
    await vi.advanceTimersByTimeAsync(4900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(sent.slice(1)).toEqual([sent[0], 'PUT /store'])
    await vi.advanceTimersByTimeAsync(19_800)
    expect(sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(5300)
    expect(await arrived).toEqual({ id: 'p' })
    expect(sent.slice(2)).toEqual(['PUT /store', 'PUT /store', sent[4], sent[4]])
  })

  it('fails after three tries', async () => {
    refused = [BUSY, BUSY, BUSY, BUSY]
    const failed = send().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(await failed).toBeInstanceOf(BusyError)
    expect(sent.filter((each) => each === 'PUT /store')).toHaveLength(4)
  })

  it('ends when it is cancelled while it waits', async () => {
    const controller = new AbortController()
    const failed = send(controller.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    expect(await failed).toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })
})
