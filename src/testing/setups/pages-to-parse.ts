import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

/** The product on a separate database for this test file. */
export let payload: Payload

/** The site that the calls are made on. */
export let site: Awaited<ReturnType<typeof makeSite>>

/** The token of its owner. */
export let token: string

let server: Server

/** The origin of the server of pages. */
export let origin: string

/** Number of requests to the server of pages. */
export let reached = 0

/** A unit of the catalogue. */
export let cup: { id: string }

/** An ingredient of the site. */
export let flour: { id: string }

/** The title of that ingredient. */
export const title = 'Moonflour'

beforeAll(async () => {
  payload = await testPayload({ PRIVATE_ADDRESSES: '' })
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
  // Before anything is parsed: catalogues are cached for a minute.
  cup = await payload.create({
    collection: 'units',
    data: { title: 'cup', slug: 'cup', pluralTitle: 'cups', system: 'imperial', kind: 'volume' },
  })
  flour = await payload.create({
    collection: 'ingredients',
    data: {
      title,
      slug: title.toLowerCase(),
      aliases: ['flour of the moon'],
      gramsPerLiter: 530,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    reached += 1
    if (pathname === '/moved') response.writeHead(302, { location: '/page' }).end()
    else if (pathname === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (pathname === '/inward') {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    } else if (pathname === '/large') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(6_000_000)))
    } else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(PAGE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterAll(() => server.close())

/** A page with a recipe as JSON-LD. */
export const PAGE = `<title>Pancakes</title><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes',
  image: 'https://example.com/pancakes.jpg',
  recipeIngredient: ['2 cups flour', '1½ cups milk, warm'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Whisk for 5 minutes.' }],
})}</script>`

/** Requests the API to parse a recipe. */
export const parse = (body: unknown) =>
  callApi(payload, 'POST', '/v1/manage/recipe-parse', { token, body })
