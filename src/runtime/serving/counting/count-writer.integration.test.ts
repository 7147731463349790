import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DayCounts, PendingCounts } from '@/src/server/counting/pending-counts'
import { getSiteSeries, listSources } from '@/src/server/counting/read'
import { deleteVisitorSalts, findVisitorSalt } from '@/src/server/counting/visitor-salt'
import { getRecipeFigures } from '@/src/server/figures/recipe-figures'
import { answerCountsAs, answerIsForEveryone } from '@/src/server/web/answer-notes'
import { createNotes, withNotes } from '@/src/server/web/answer-notes'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { AnswerCache } from '../answer-cache/answer-cache'
import { addFastPath } from '../fast-path/fast-path'
import { CountWriter } from './count-writer'
import { ViewCounter } from './view-counter'

const logger = pino({ enabled: false })
const TODAY = new Date().toISOString().slice(0, 10)
const RANGE = { from: TODAY, to: TODAY }
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en',
}
let payload: Payload
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  payload = await testPayload()
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const url = (): string => process.env['DATABASE_URL'] ?? ''

/** A serving process: cache, fast path and counter in front of one page of a site. */
async function startProcess(siteId: string, recipeId: string | null = null) {
  const pending = new PendingCounts()
  const counter = new ViewCounter(pending, 0)
  const deployment = { protocol: 'http', rootDomain: 'localhost' } as const
  const cache = await new AnswerCache(url(), deployment, logger, { counter }).start()
  let rendered = 0
  const answer = (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    rendered += 1
    answerIsForEveryone({ kind: 'site', id: siteId })
    answerCountsAs(siteId, { page: { recipeId } })
    response.writeHead(200, { 'content-type': 'text/html' }).end('Kimchi')
    return Promise.resolve()
  }
  const server = createServer((request, response) => {
    if (cache.answerFromCache(request, response)) return
    const notes = createNotes(null)
    response.once('finish', () => {
      if (request.method === 'GET') counter.count(notes.countsAs, request, '127.0.0.1')
    })
    const noted = (...asked: Parameters<typeof answer>) => withNotes(notes, () => answer(...asked))
    void cache.answer(request, response, notes, noted, () => undefined)
  })
  addFastPath(server, { cache, counter })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const writer = new CountWriter(url(), logger, pending)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await Promise.all([cache.stop(), writer.stop()])
  }
  stops.push(stop)
  const { port } = server.address() as AddressInfo
  const open = async (headers: Record<string, string> = {}, method = 'GET') => {
    const asked = { method, headers: { ...HEADERS, ...headers } }
    const response = await fetch(`http://127.0.0.1:${String(port)}/`, asked)
    await response.text()
    return response
  }
  return { open, writer, pending, rendered: () => rendered }
}

async function today(siteId: string) {
  const days = await getSiteSeries(payload, siteId, RANGE)
  return days.find(({ day }) => day === TODAY)
}

describe('counts of a serving process', () => {
  it('are the same for pages that are rendered, from memory, and already there (304)', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    const { open, writer, rendered } = await startProcess(site.id, recipe.id)
    const first = await open()
    await open()
    const etag = first.headers.get('etag') ?? ''
    expect((await open({ 'if-none-match': etag })).status).toBe(304)
    await open({}, 'HEAD')
    await open({ dnt: '1' })
    expect(rendered()).toBe(1)
    await writer.write()
    expect(await today(site.id)).toMatchObject({ views: 3, visitors: 1 })
    const { points, totals } = await getRecipeFigures(payload, site.id, recipe.id)
    expect(points.at(-1)).toMatchObject({ views: 3, day: TODAY })
    expect(totals).toMatchObject({ views: 3 })
  })

  it('add up over processes that write at the same time, with each visitor once', async () => {
    const site = await makeSite(payload)
    const processes = await Promise.all([startProcess(site.id), startProcess(site.id)])
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        processes.map(async ({ open, writer }, number) => {
          await open({ referer: 'https://www.google.com/' })
          await open({ 'user-agent': `${HEADERS['user-agent']} ${String(number)}` })
          await writer.write()
        }),
      )
    }
    expect(await today(site.id)).toMatchObject({ views: 20, visitors: 3 })
    expect(await listSources(payload, site.id, RANGE, 10)).toEqual([
      { source: 'direct', visits: 2 },
      { source: 'google', visits: 1 },
    ])
  })

  it('wait in memory while the database is away, and are written once', async () => {
    const site = await makeSite(payload)
    const pending = new PendingCounts()
    const counter = new ViewCounter(pending, 0)
    const away = new CountWriter('postgres://nobody@127.0.0.1:1/none', logger, pending)
    const counted = { siteId: site.id, page: { recipeId: null }, search: null }
    for (let minute = 0; minute < 3; minute += 1) {
      for (let page = 0; page < 30; page += 1) {
        counter.count(counted, { url: '/', headers: HEADERS }, '192.0.2.1')
      }
      await away.write()
    }
    await away.stop()
    const writer = new CountWriter(url(), logger, pending)
    await writer.write()
    await writer.stop()
    expect(await today(site.id)).toMatchObject({ views: 90, visitors: 1 })
  })

  // docs/product/counting.md#what-is-counted
  it.each([-400, -1, 1, 2])(
    'are of the day of the database, by a clock %i days off',
    async (days) => {
      const site = await makeSite(payload)
      const pending = new PendingCounts(() => Date.now() + days * 86_400_000)
      const counter = new ViewCounter(pending, 0)
      const counted = { siteId: site.id, page: { recipeId: null }, search: null }
      counter.count(counted, { url: '/', headers: HEADERS }, '192.0.2.1')
      const writer = new CountWriter(url(), logger, pending)
      await writer.stop()
      expect(await today(site.id)).toMatchObject({ views: 1, visitors: 1 })
    },
  )

  it('leave out sites and recipes that were deleted meanwhile, and write the rest', async () => {
    const site = await makeSite(payload)
    const other = await makeSite(payload)
    const foreign = await makeRecipe(payload, other.id)
    const pending = new PendingCounts()
    const day = pending.today()
    const gone = '00000000-0000-4000-8000-000000000000'
    day.addPage(gone, null, 'views')
    day.addPage(site.id, gone, 'prints')
    day.addPage(site.id, foreign.id, 'cook_starts')
    day.addPage(site.id, null, 'views', 2)
    day.addSearch({ siteId: gone, text: 'a', searches: 1, emptySearches: 0 })
    const writer = new CountWriter(url(), logger, pending)
    await writer.stop()
    expect(await today(site.id)).toMatchObject({ views: 2, prints: 0, cookStarts: 0 })
    expect(pending.take()).toEqual([])
  })

  it('name at most 200 sources and 500 searches of a site and day', async () => {
    const site = await makeSite(payload)
    const pending = new PendingCounts()
    const writer = new CountWriter(url(), logger, pending)
    for (const batch of [0, 1]) {
      const day = pending.today()
      for (let number = 0; number < 300; number += 1) {
        const name = `${String(batch)}-${String(number)}`
        const address = `192.0.2.${name}`
        const visitor = { siteId: site.id, address, source: name, pages: 1, search: null }
        day.visitor(`${site.id}\n${address}`, () => visitor)
        day.addSearch({ siteId: site.id, text: name, searches: 1, emptySearches: 1 })
      }
      await writer.write()
    }
    await writer.stop()
    const sources = await listSources(payload, site.id, RANGE, 1_000)
    expect(sources).toHaveLength(201)
    expect(sources[0]).toEqual({ source: 'other', visits: 400 })
    expect(await today(site.id)).toMatchObject({ visitors: 600, searches: 600, emptySearches: 600 })
    const { rows } = await payload.db.pool.query(
      'select count(*)::int as texts from search_days where site_id = $1',
      [site.id],
    )
    expect(rows).toEqual([{ texts: 500 }])
  })
})

describe('salts of visitors', () => {
  const run = (text: string, values: readonly unknown[] = []) =>
    payload.db.pool.query<Record<string, unknown>>(text, [...values])

  it('are one for all processes', async () => {
    const found = await Promise.all([1, 2, 3, 4].map(() => findVisitorSalt(run, TODAY)))
    const hex = found.map((salt) => salt?.toString('hex'))
    expect(new Set(hex).size).toBe(1)
    expect(hex[0]).toHaveLength(64)
  })

  it('are neither made nor read for days that are over, and deleted with the hashes', async () => {
    const site = await makeSite(payload)
    const day = '2020-02-01'
    expect(await findVisitorSalt(run, day)).toBeNull()
    await run('insert into visitor_salts (day, salt) values ($1, $2)', [day, Buffer.alloc(32)])
    await run('insert into day_visitors (day, site_id, hash) values ($1, $2, $3)', [
      day,
      site.id,
      Buffer.alloc(12),
    ])
    expect(await findVisitorSalt(run, day)).toBeNull()
    await findVisitorSalt(run, TODAY)
    await deleteVisitorSalts(run)
    const { rows } = await run(
      `select (select count(*) from visitor_salts where day < current_date - 1)::int as salts,
        (select count(*) from day_visitors where day < current_date - 1)::int as hashes`,
    )
    expect(rows).toEqual([{ salts: 0, hashes: 0 }])
    expect(await findVisitorSalt(run, TODAY)).not.toBeNull()
  })

  it('that are gone leave views without visitors', async () => {
    const site = await makeSite(payload)
    const pending = new PendingCounts()
    const counts = new DayCounts()
    counts.addPage(site.id, null, 'views')
    const visitor = { siteId: site.id, address: '', source: 'direct', pages: 1, search: null }
    counts.visitor('key', () => visitor)
    pending.putBack('2020-02-01', counts)
    const writer = new CountWriter(url(), logger, pending)
    await writer.stop()
    const past = { from: '2020-02-01', to: '2020-02-01' }
    const days = await getSiteSeries(payload, site.id, past)
    expect(days[1]).toMatchObject({ day: '2020-02-01', views: 1, visitors: 0 })
  })
})
