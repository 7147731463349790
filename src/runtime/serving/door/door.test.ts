import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admitRequest } from './door'

const deployment = { protocol: 'http', rootDomain: 'localhost:3000' } as const
let seen: { url: string | undefined; headers: IncomingHttpHeaders } | null = null
const server = createServer((asked, response) => {
  seen = null
  if (!admitRequest(asked, response, deployment)) return
  seen = { url: asked.url, headers: asked.headers }
  response.end('in')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
})

const ask = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const all = { host: 'ferment.localhost:3000', ...headers }
    request({ port, method, path, headers: all, agent: false }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer)
      })
    })
      .on('error', reject)
      .end()
  })

/** The status of the answer to a request whose body never comes. */
const begin = (method: string, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asked = request({ port, method, path, headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      asked.destroy()
    })
    asked.on('error', reject).flushHeaders()
  })

describe('the door', () => {
  it('lets a request in with its address and host in one spelling', async () => {
    await ask('GET', '/100%?q=1', { host: 'FERMENT.localhost:3000', 'x-matched-path': '/x' })
    expect(seen?.url).toBe('/100%25?q=1')
    expect(seen?.headers).toMatchObject({ host: 'ferment.localhost:3000' })
    expect(seen?.headers).not.toHaveProperty('x-matched-path')
  })

  it('lets parts of pages be asked for on the account host alone', async () => {
    await ask('GET', '/recipes', { rsc: '1' })
    expect(seen?.headers).not.toHaveProperty('rsc')
    await ask('GET', '/kitchen', { rsc: '1', host: 'localhost:3000' })
    expect(seen?.headers).toHaveProperty('rsc', '1')
  })

  it('leads readers on to the usual spelling, and refuses what would write', async () => {
    const moved = await ask('GET', '//recipes?previe%77=1')
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/recipes?preview=1'])
    const ended = await ask('GET', '/recipes/kimchi/?a=b/')
    expect([ended.statusCode, ended.headers.location]).toEqual([308, '/recipes/kimchi?a=b/'])
    expect((await ask('GET', '/?a/')).statusCode).toBe(200)
    expect((await ask('POST', '//api/users')).statusCode).toBe(400)
    const host = await ask('GET', '/a', { host: 'ferment.localhost.:3000' })
    expect(host.headers.location).toBe('http://ferment.localhost:3000/a')
    expect(seen).toBeNull()
  })

  it('refuses what can be read in two ways, and says nothing that a browser would use', async () => {
    for (const path of ['/fonts/../api/users/me', '/a%2fb', 'http://evil.example/', '*']) {
      const { statusCode, headers } = await ask('GET', path)
      expect(statusCode, path).toBe(400)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect((await ask('GET', '/', { host: 'a@b' })).statusCode).toBe(400)
    expect(seen).toBeNull()
  })

  // docs/product/api.md#errors
  it('tells a program that calls the API by a code, and a person by words', async () => {
    const read = (method: string, path: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const { port } = server.address() as AddressInfo
        const headers = { host: 'ferment.localhost:3000' }
        const asked = request({ port, method, path, headers, agent: false }, (answer) => {
          const isJson = answer.headers['content-type'] === 'application/json'
          text(answer).then((body) => resolve(isJson ? JSON.parse(body) : body), reject)
        })
        asked.on('error', reject).end()
      })
    expect(await read('GET', '/api/v1/site/a%2fb/recipes')).toEqual({
      error: {
        code: 'invalid_address',
        message: 'The address of this request cannot be read.',
      },
    })
    expect(await read('PROPFIND', '/api/v1/manage/sites')).toMatchObject({
      error: { code: 'method_not_allowed' },
    })
    expect(await read('GET', '/recipes/a%2fb')).toMatch(/cannot be read/)
  })

  it('takes methods only where they mean something', async () => {
    for (const [method, path] of [
      ['TRACE', '/'],
      ['PROPFIND', '/api/users'],
      ['POST', '/recipes'],
      ['POST', '/api'],
      ['POST', '/api/'],
      ['DELETE', '/admin/x'],
      ['POST', '/admin/login'],
    ] as const) {
      const { statusCode, headers } = await ask(method, path)
      expect([statusCode, headers.allow], method).toEqual([405, expect.stringContaining('GET')])
    }
    expect((await ask('OPTIONS', '*')).statusCode).toBe(200)
    for (const [method, path, host] of [
      ['POST', '/api/v1/manage/sign-in', 'ferment.localhost:3000'],
      ['PUT', '/media/uploads/x', 'ferment.localhost:3000'],
      ['OPTIONS', '/recipes', 'ferment.localhost:3000'],
    ] as const) {
      await ask(method, path, { host })
      expect(seen, path).not.toBeNull()
    }
    const action = { host: 'localhost:3000', 'next-action': 'a'.repeat(42) }
    await ask('POST', '/admin/login', action)
    expect(seen?.headers).toHaveProperty('next-action')
    expect((await ask('POST', '/admin/login', { host: 'localhost:3000' })).statusCode).toBe(405)
  })

  it('reads no body for Payload that is larger than its sender may send', async () => {
    const host = 'localhost:3000'
    const session = { cookie: 'a=b; admin-session=se_x' }
    const json = { 'content-type': 'application/json' }
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const length = (mebibytes: number) => ({
      'content-length': String(Math.round(mebibytes * 1_048_576)),
    })
    const refused: [Record<string, string>, number][] = [
      [{ ...json, ...length(0.1) }, 413],
      [{ ...json, ...session, ...length(9) }, 413],
      [{ ...form, ...length(1) }, 413],
      [{ ...form, ...session, ...length(40) }, 413],
      [{ ...session, ...length(9) }, 413],
      [{ ...json, ...session, 'transfer-encoding': 'chunked' }, 411],
    ]
    for (const [headers, status] of refused) {
      const answer = await begin('POST', '/api/recipes', { host, ...headers })
      expect(answer, JSON.stringify(headers)).toBe(status)
    }
    for (const headers of [
      { ...json, ...length(0.01) },
      { ...json, ...session, ...length(7) },
      { ...form, ...session, ...length(31) },
    ]) {
      expect(await begin('PATCH', '/api/images/x', { host, ...headers })).toBe(200)
    }
    // The API counts for itself, and so do uploads.
    expect(await begin('POST', '/api/v1/manage/x/imports', { host, ...form, ...length(200) })).toBe(
      200,
    )
    expect(await begin('PUT', '/media/uploads/x', { host, ...length(25) })).toBe(200)
  })

  it('takes a POST for a GET only as the admin asks long questions', async () => {
    const host = 'localhost:3000'
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9' }
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      const override = { host, [name]: 'GET' }
      expect(await begin('POST', '/api/recipes', { ...override, ...form })).toBe(200)
      expect(seen?.headers).toHaveProperty(name)
      const long = { ...override, ...form, 'content-length': '1000000' }
      expect(await begin('POST', '/api/recipes', long)).toBe(413)
      const json = { ...override, 'content-type': 'application/json', 'content-length': '1' }
      expect(await begin('POST', '/api/recipes', json)).toBe(415)
      await begin('POST', '/api/v1/manage/sign-in', { ...override, ...form })
      expect(seen?.headers).not.toHaveProperty(name)
    }
  })
})
