import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { fetchPage } from '@/src/server/parsing/fetch-page'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
let site: Awaited<ReturnType<typeof makeSite>>
let token: string
let server: Server
let origin: string
let reached = 0
let cup: { id: string }
let flour: { id: string }
const title = 'Moonflour'
beforeAll(async () => {
  payload = await testPayload()
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
  // Before anything is read: catalogues are looked up once a minute.
  cup = await payload.create({
    collection: 'units',
    data: { title: 'cup', slug: 'cup', pluralTitle: 'cups', system: 'imperial', kind: 'volume' },
  })
  flour = await payload.create({
    collection: 'ingredients',
    data: {
      title,
      slug: title.toLowerCase(),
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

const PAGE = `<title>Pancakes</title><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes',
  image: 'https://example.com/pancakes.jpg',
  recipeIngredient: ['2 cups flour', '1½ cups milk, warm'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Whisk for 5 minutes.' }],
})}</script>`

const parse = (body: unknown) =>
  callApi(payload, 'POST', '/v1/manage/recipe-parse', { token, body })

// docs/product/import-and-export.md#reading-one-recipe
describe('reading a recipe', () => {
  it('gives a draft of a page in the shape that is written, and it can be written', async () => {
    const answer = await parse({ html: PAGE })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { recipe, imageUrls } = answer.body as { recipe: object; imageUrls: string[] }
    expect(imageUrls).toEqual(['https://example.com/pancakes.jpg'])
    expect(recipe).toMatchObject({
      title: 'Pancakes',
      publishedAt: null,
      ingredientUsageGroups: [
        {
          ingredientUsages: [
            { quantityMin: 2, originalText: '2 cups flour' },
            { quantityMin: 1.5, originalText: '1½ cups milk, warm' },
          ],
        },
      ],
      instructionGroups: [{ instructions: [{ timerMinutes: 5 }] }],
    })
    const written = await callApi(payload, 'POST', `/v1/manage/${site.slug}/recipes`, {
      token,
      body: { ...recipe, slug: unique('pancakes') },
    })
    expect(written.status, JSON.stringify(written.body)).toBe(201)
  })

  it('reads pasted words', async () => {
    const text = 'Tea\n\nIngredients\n1 cup water\n1 tea bag\n\nInstructions\n1. Boil.\n2. Steep.'
    const answer = await parse({ text })
    expect(answer).toMatchObject({ status: 200, body: { recipe: { title: 'Tea' } } })
  })

  it('says where nothing was found, and takes one source only', async () => {
    expect(await parse({ html: '<p>Hello</p>' })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'html' }] } },
    })
    expect((await parse({ html: PAGE, text: 'x' })).status).toBe(422)
    expect((await parse({})).status).toBe(422)
  })

  it('never fetches from this machine or its network', async () => {
    const port = new URL(origin).port
    for (const url of [
      origin,
      `http://localhost:${port}/`,
      `http://localhost.:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://017700000001:${port}/`,
      `http://127.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://0.0.0.0:${port}/`,
      `http://[::]:${port}/`,
      'http://[::1]/',
      'http://[fe80::1]/',
      'http://[fd00::1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://10.0.0.1/',
      'http://172.16.0.1/',
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://169.254.169.254/latest/meta-data',
    ]) {
      const answer = await parse({ url })
      expect(answer, url).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'url' }] } },
      })
    }
    expect((await parse({ url: 'file:///etc/passwd' })).status).toBe(422)
    expect(reached).toBe(0)
  })

  it('fetches a page, over redirects and compressed, but not inward, round or too much', async () => {
    const here = { allowed: ['127.0.0.1'] }
    const page = await fetchPage(`${origin}/moved`, here)
    expect(page).toEqual({ html: PAGE, url: `${origin}/page` })
    await expect(fetchPage(`${origin}/inward`, here)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    for (const path of ['/round', '/large']) {
      await expect(fetchPage(`${origin}${path}`, here)).rejects.toMatchObject({
        code: 'validation_failed',
        issues: [{ path: 'url' }],
      })
    }
  })
})

describe('taking ingredient lines apart', () => {
  it('answers one usage for each line, with what the catalogues know', async () => {
    const lines = [`2 cups ${title}, sifted`, '', 'For the sauce:', '1 pinch of nothing known']
    const answer = await callApi(payload, 'POST', '/v1/manage/ingredient-parse', {
      token,
      body: { lines },
    })
    const { ingredientUsages } = SCHEMAS.parseIngredients.answer.parse(answer.body)
    expect(ingredientUsages.map(({ originalText }) => originalText)).toEqual(lines)
    expect(ingredientUsages[0]).toMatchObject({
      quantityMin: 2,
      unit: { id: cup.id },
      unitText: 'cups',
      ingredient: { id: flour.id, gramsPerLiter: 530 },
      preparation: 'sifted',
    })
    expect(ingredientUsages[3]).toMatchObject({ ingredient: null })
  })
})
