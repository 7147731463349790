import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import pino from 'pino'
import { handleEndpoints } from 'payload'
import { AnswerCache } from '@/src/runtime/serving/answer-cache/answer-cache'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { listUnits } from '@/src/server/catalogues/units'
import type { PrimaryPosition } from '@/src/server/database/primary-position'
import { getCollection, hasCollections, listCollections } from '@/src/server/collections/read'
import { countCooked } from '@/src/server/cooked/cooked'
import { answerFeed } from '@/src/server/feeds/answer'
import { hasLetters, listLetters } from '@/src/server/letters/read'
import { listReviews } from '@/src/server/ratings/reviews'
import {
  getRecipe,
  listFeaturedRecipes,
  listPublishedRecipes,
} from '@/src/server/recipes/reading/read'
import { listTrendingRecipes } from '@/src/server/recipes/trending'
import { getVisitedSite } from '@/src/server/sites/read'
import { findRedirect } from '@/src/server/sites/redirects'
import {
  answerIsForEveryone,
  answerIsMissing,
  createNotes,
  withNotes,
} from '@/src/server/web/answer-notes'
import type { AnswerNotes } from '@/src/server/web/answer-notes'
import { remembered } from '@/src/server/web/remembered'
import { directDatabaseUrl } from '@/src/testing/database'

const NEWEST = { limit: 4, offset: 0, orderBy: 'published_at_desc' } as const
const HOST = 'localhost'

/** The cache in front of the calls and the data of the pages of one site. */
export type CachedSite = {
  /** The response that a client gets, from memory if it is there. */
  get: (path: string) => Promise<string>
  /** The same response, made now. */
  render: (path: string) => Promise<string>
  /** Resolves when every process has heard of all commits. */
  settle: () => Promise<void>
  /** The position that a replica of the database must have replayed to be read. */
  position: PrimaryPosition
  /** The number of responses made for `get`. */
  rendered: () => number
  stop: () => Promise<void>
}

/** The data that the layout of every page shows. */
const frameOf = (payload: Payload, siteId: string) =>
  Promise.all([
    hasCollections(payload, siteId),
    hasLetters(payload, siteId),
    listFeaturedRecipes(payload, siteId),
  ])

async function homeData(payload: Payload, siteId: string): Promise<unknown> {
  return Promise.all([
    listPublishedRecipes(payload, siteId, { ...NEWEST, limit: 24 }),
    listTrendingRecipes(payload, siteId, 4),
    listCollections(payload, siteId),
    listLetters(payload, siteId, { limit: 3, offset: 0 }),
  ])
}

async function recipeData(payload: Payload, siteId: string, slug: string): Promise<unknown> {
  const recipe = await getRecipe(payload, siteId, slug, ANONYMOUS_READER)
  const { recipes: newest } = await listPublishedRecipes(payload, siteId, NEWEST)
  if (!recipe) {
    answerIsMissing()
    return [await findRedirect(payload, siteId, `/recipes/${slug}`), newest]
  }
  const [first] = recipe.collections
  return [
    recipe,
    newest,
    first ? await getCollection(payload, siteId, first.slug) : null,
    await listUnits(payload),
    await listReviews(payload, siteId, recipe.id),
    await countCooked(payload, recipe.id),
  ]
}

/** A site, and how the frame of its pages is read. */
type Served = { payload: Payload; key: string; readFrame: (siteId: string) => Promise<unknown> }

/** Answers `/api/v1/…` by the product's endpoints, feeds by their use case, and pages with their data. */
async function respond({ payload, key, readFrame }: Served, path: string): Promise<Response> {
  const url = new URL(path, `http://${HOST}`)
  const request = new Request(url, { headers: { host: HOST } })
  if (path.startsWith('/api/')) return handleEndpoints({ config: payload.config, request })
  if (path === '/feed.xml') return answerFeed(payload, request, key, 'rss')
  const site = await getVisitedSite(payload, key)
  if (!site) return new Response('No site', { status: 404 })
  answerIsForEveryone({ kind: 'site', id: site.id })
  const data =
    url.pathname === '/'
      ? await homeData(payload, site.id)
      : await recipeData(payload, site.id, url.pathname.split('/').at(-1) ?? '')
  return Response.json([site, await readFrame(site.id), data])
}

/** Starts a cache and a server for a site. */
export async function startCachedSite(payload: Payload, key: string): Promise<CachedSite> {
  const deployment = { protocol: 'http', rootDomain: HOST } as const
  const logger = pino({ enabled: false })
  const cache = await new AnswerCache(directDatabaseUrl(), deployment, logger).start()
  let rendered = 0
  const readFrame = (siteId: string): Promise<unknown> => frameOf(payload, siteId)
  const served = { payload, key, readFrame }
  const shared = { ...served, readFrame: remembered(readFrame, (_, siteId) => siteId) }
  const product =
    (notes: AnswerNotes) =>
    async ({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (method !== 'GET') return void response.end()
      rendered += 1
      const answer = await withNotes(notes, () => respond(shared, url))
      const type = answer.headers.get('content-type') ?? 'text/plain'
      const status = notes.isMissing ? 404 : answer.status
      response.writeHead(status, { 'content-type': type })
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
  const server = createServer((request, response) => {
    if (cache.answerFromCache(request, response)) return
    const notes = createNotes(null)
    void cache.answer(request, response, notes, product(notes), () => undefined)
  })
  const origin = await listen(server)
  return {
    get: async (path) => textOf(await fetch(`${origin}${path}`, { redirect: 'manual' })),
    render: async (path) => {
      const notes = createNotes(null)
      const answer = await withNotes(notes, () => respond(served, path))
      return textOf(answer, notes.isMissing ? 404 : answer.status)
    },
    settle: async () => {
      await fetch(origin, { method: 'PUT' })
    },
    position: cache.position,
    rendered: () => rendered,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await cache.stop()
    },
  }
}

async function textOf(answer: Response, status = answer.status): Promise<string> {
  return `${status} ${await answer.text()}`
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
