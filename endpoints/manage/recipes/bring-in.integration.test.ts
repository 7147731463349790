import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { ParsedDraft } from '@/src/contract/recipe/parse'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { pictureUrl } from '@/src/testing/servers/picture-server'

const payload = await testPayload()
const author = unique('Ada')
const owner = (await makeUser(payload, { displayName: author })).id
const site = await makeSite(payload, { owner })
const token = await makeToken(payload, owner)
const server = createServer((request, response) => {
  if (request.url === '/words') response.end('words')
  else if (request.url === '/silent') response.writeHead(200, { 'content-length': '10' }).write('x')
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const parse = (body: object, as = token): Promise<ApiAnswer> =>
  callApi(payload, 'POST', '/v1/manage/recipe-parse', { token: as, body })

async function read(body: object): Promise<ParsedDraft> {
  const answer = await parse(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return SCHEMAS.parseRecipe.answer.parse(answer.body)
}

const page = (recipe: object): string =>
  `<link rel="canonical" href="https://old.example.com/buns">
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Buns',
    recipeIngredient: ['2 cups flour', '1 egg'],
    recipeInstructions: ['Mix everything.', 'Bake.'],
    ...recipe,
  })}</script><article><h1>Buns</h1><p>My aunt made them every Sunday.</p></article>`

// docs/product/import-and-export.md#authors-and-nutrition
describe('what a page says of its author and of nutrition', () => {
  test('is kept: lines of the note, as in an import', async () => {
    const html = page({
      author: { name: 'Cleo' },
      nutrition: { calories: '320 kcal', fatContent: '12 g' },
    })
    const { recipe } = await read({ html })
    expect(plainText(recipe.note ?? [])).toBe(
      'Recipe by Cleo\nNutrition: calories 320 kcal, fat 12 g',
    )
  })

  test('names who works on the site as a contributor, for who works there, too', async () => {
    const html = page({ author: { name: author } })
    const { recipe } = await read({ html, site: site.slug })
    expect(recipe.contributorIds).toEqual([site.owner])
    expect(plainText(recipe.note ?? [])).toBe('')
    expect((await read({ html })).recipe.contributorIds).toEqual([])
  })

  test('tells strangers nothing of who works on a site', async () => {
    const stranger = await makeToken(payload, (await makeUser(payload)).id)
    const html = page({ author: { name: author } })
    expect((await parse({ html, site: site.slug }, stranger)).status).toBe(404)
    expect((await parse({ html, site: 'nowhere-at-all' })).status).toBe(404)
  })

  test('comes with the words around the recipe, the address and the language', async () => {
    const html = `<html lang="de">${page({})}</html>`
    const { recipe, sourceUrl, language } = await read({ html })
    expect(plainText(recipe.storyMore ?? [])).toBe('My aunt made them every Sunday.')
    expect(sourceUrl).toBe('https://old.example.com/buns')
    expect({ language, told: recipe.language }).toEqual({ language: 'de', told: 'de' })
  })
})

// docs/product/media.md#fetched-pictures
describe('a picture that is fetched', () => {
  const fetchImage = (url: string) =>
    callApi(payload, 'POST', '/v1/manage/image-fetches', { token, body: { url } })

  test('is a picture of who fetched it', async () => {
    const answer = await fetchImage(await pictureUrl())
    expect(answer).toMatchObject({ status: 201, body: { image: { width: 4, height: 4 } } })
  })

  test('says why it could not be had', async () => {
    for (const [url, message] of [
      [`${origin}/nothing`, "The picture's server responded with status 404"],
      [`${origin}/words`, expect.stringMatching(/picture|image/i) as string],
      ['http://10.0.0.1/a.png', 'The picture could not be fetched'],
      ['http://169.254.169.254/latest/meta-data', 'The picture could not be fetched'],
      ['mailto:a@example.com', expect.any(String) as string],
      ['file:///etc/passwd', 'Invalid URL'],
    ] as const) {
      expect(await fetchImage(url), url).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'url', message }] } },
      })
    }
  })
})
