import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerStaticRange, staticFileSizes } from './static-ranges'

const server = createServer((request, response) => {
  if (answerStaticRange(request, response, 100)) return
  response.end(request.headers.range ?? 'whole')
})
let url: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = (range: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { range, ...headers } })

describe('a range of a static file', () => {
  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])(
    '%s is answered with 416 and the size',
    async (range) => {
      const answer = await ask(range)
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe('bytes */100')
    },
  )

  it.each(['bytes=9-1', 'bytes=-', 'bytes=500-600,700-800', 'lines=1-2'])(
    '%s is ignored, as a server may',
    async (range) => {
      expect(await (await ask(range)).text()).toBe('whole')
    },
  )

  it('is ignored beside a condition that may make it count for nothing', async () => {
    expect(await (await ask('bytes=500-', { 'if-range': '"x"' })).text()).toBe('whole')
  })

  it('that is there is left to Next', async () => {
    expect(await (await ask('bytes=0-9')).text()).toBe('bytes=0-9')
  })
})

it('knows the sizes of what was built and of public files by their addresses', async () => {
  await mkdir(join(folder, '.next', 'static', 'chunks'), { recursive: true })
  await mkdir(join(folder, 'public', 'fonts'), { recursive: true })
  await writeFile(join(folder, '.next', 'static', 'chunks', 'a [b].js'), 'abc')
  await writeFile(join(folder, 'public', 'offline-worker.js'), 'ab')
  await writeFile(join(folder, 'public', 'fonts', 'x.woff2'), 'a')
  const sizes = await staticFileSizes(folder)
  expect(sizes.get('/_next/static/chunks/a%20%5Bb%5D.js')).toBe(3)
  expect(sizes.get('/offline-worker.js')).toBe(2)
  expect(sizes.get('/fonts/x.woff2')).toBe(1)
})
