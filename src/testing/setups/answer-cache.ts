import { createServer, request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import pino from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { answerIsForEveryone, createNotes, withNotes } from '@/src/server/web/answer-notes'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { AnswerCache } from '@/src/runtime/serving/answer-cache/answer-cache'
import { createExchange } from '@/src/runtime/serving/internal-exchange'
import { directDatabaseUrl } from '@/src/testing/database'

/** A server process: the cache in front of a product that responds with a recipe's title. */
type Instance = {
  cache: AnswerCache
  server: Server
  port: number
  rendered: () => number
  /** Makes the response of an address for the cache alone. */
  render: (address: { host: string; url: string }) => Promise<void>
}

/** The product on a separate database for this test file. */
export let payload: Payload

/** The processes that cache responses. */
export const instances: Instance[] = []

beforeAll(async () => {
  payload = await testPayload()
  instances.push(await startInstance(), await startInstance())
})

afterAll(async () => {
  await Promise.all(
    instances.map(async ({ cache, server }) => {
      server.close()
      await cache.stop()
    }),
  )
})

/** Starts another process. */
export async function startInstance(): Promise<Instance> {
  const url = directDatabaseUrl()
  const logger = pino({ enabled: false })
  const deployment = { protocol: 'http', rootDomain: 'localhost' } as const
  const cache = await new AnswerCache(url, deployment, logger).start()
  let rendered = 0
  const product = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') rendered += 1
    await answer(request, response)
  }
  const answerNew = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const notes = createNotes(null)
    const noted = (...asked: Parameters<typeof product>) =>
      withNotes(notes, () => product(...asked))
    return cache.answer(request, response, notes, noted, () => undefined)
  }
  const server = createServer((request, response) => {
    if (!cache.answerFromCache(request, response)) void answerNew(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const render = ({ host, url }: { host: string; url: string }): Promise<void> => {
    const { request, response } = createExchange(host, url)
    return answerNew(request, response)
  }
  return { cache, server, port, rendered: () => rendered, render }
}

/** `GET …/recipes/{slug}` returns the title, `PUT …?title=` changes it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const slug = pathname.split('/').at(-1) ?? ''
  const where = { slug: { equals: slug } }
  const title = searchParams.get('title')
  if (title !== null && request.method === 'PUT') {
    await payload.update({ collection: 'recipes', where, data: { title } })
  }
  const { docs } = await payload.find({ collection: 'recipes', where, depth: 0 })
  const isPrivate = searchParams.has('cookie[]')
  const [recipe] = docs
  if (recipe && !searchParams.has('unmarked[]')) {
    const id = typeof recipe.site === 'string' ? recipe.site : recipe.site.id
    answerIsForEveryone({ kind: 'site', id })
  }
  response.writeHead(docs[0] ? 200 : 404, {
    'content-type': 'text/html',
    ...(isPrivate ? { 'set-cookie': 'a=b' } : {}),
  })
  const words = (docs[0]?.title ?? 'none').repeat(Number(searchParams.get('times[]') ?? 1))
  response.write(request.headers.cookie === undefined ? words : `${words}, signed in`)
  response.end('!')
}

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Requests a page from a process, without the headers that a browser adds. */
export function ask(
  { port }: Instance,
  method: string,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { port, method, path, headers: { host: `${host}.localhost`, ...headers } }
    const sent = httpRequest({ ...options, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject).end()
  })
}

/** The two processes that serve one database. */
export const [first, second] = [() => instance(0), () => instance(1)]

function instance(index: number): Instance {
  const found = instances[index]
  if (!found) throw new Error('Not started')
  return found
}

/** A site with one published recipe, which all processes have seen, and the path of its page. */
export async function page(title: string): Promise<{ site: string; path: string; id: string }> {
  const site = await makeSite(payload)
  const { id, slug } = await makeRecipe(payload, site.id, { title })
  const path = `/recipes/${slug}`
  // A write is answered once all earlier commits have been notified.
  await ask(first(), 'PUT', site.slug, path)
  return { site: site.slug, path, id }
}
