import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startWebhookServer } from '@/src/testing/servers/webhook-server'
import { postSafely } from './post-safely'
import type { PostOptions } from './post-safely'

const options = (more: Partial<PostOptions> = {}): PostOptions => ({
  ...{ headers: {}, body: '{}', timeout: 10_000, most: 1_000, allowed: [] },
  ...more,
})

/** A resolver by which every name leads to this machine. */
const toLoopback: PostOptions['lookup'] = (_, { all }, done) => {
  if (all === true) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

// docs/product/webhooks.md#addresses
describe('an address of the own network', () => {
  it.each([
    'http://127.0.0.1:5432/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'HTTPS://10.0.0.8/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
  ])('is never asked: %s', async (url) => {
    await expect(postSafely(url, options())).rejects.toThrow('is not allowed')
  })

  it('is never asked behind a name, whatever the name is resolved to', async () => {
    const { url, arrived, stop } = await startWebhookServer()
    const named = url.replace('127.0.0.1', 'localhost')
    const asked = postSafely(named, options({ lookup: toLoopback }))
    await expect(asked).rejects.toThrow('is not allowed')
    expect(arrived).toEqual([])
    stop()
  })

  it('is asked when the platform allows it', async () => {
    const { url, stop } = await startWebhookServer()
    expect(await postSafely(url, options({ allowed: ['127.0.0.1'] }))).toEqual({
      status: 204,
      text: '',
    })
    stop()
  })
})

describe('what is posted', () => {
  it('is not sent on where an answer leads', async () => {
    const server = await startWebhookServer()
    server.answer = { status: 307, headers: { location: 'http://127.0.0.1:1/' } }
    expect(await postSafely(server.url, options({ allowed: ['127.0.0.1'] }))).toMatchObject({
      status: 307,
    })
    server.stop()
  })

  it('is answered by so much of an endless answer and no more', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const allowed = ['127.0.0.1']
    const answer = await postSafely(`http://127.0.0.1:${String(port)}/`, options({ allowed }))
    expect(answer).toEqual({ status: 200, text: 'x'.repeat(1_000) })
    server.close()
  })

  it('is given up when no answer comes in time', async () => {
    const server = await startWebhookServer()
    server.answer = 'never'
    const asked = postSafely(server.url, options({ allowed: ['127.0.0.1'], timeout: 50 }))
    await expect(asked).rejects.toThrow('ETIMEDOUT')
    server.stop()
  })
})
