import { expect, it } from 'vitest'
import { importPath, createFiles } from '@/src/importing/testing/import-files'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { author, payload, people, send } from '@/src/testing/setups/payload-rest'

/** Every control character but null, tab and line ends. */
const CONTROLS = [...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code))]
  .filter((each) => /(?![\0\t\n\r])\p{Cc}/u.test(each))
  .join('')
const spoilt = (text: string): string => text.replace(/ /g, `${CONTROLS} `)
const paragraphs = (text: string) => [{ type: 'paragraph', children: [{ text }] }]

// docs/product/api.md#requests
it('are taken out of what the API stores, rich text too', async () => {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  const body = {
    title: spoilt('Apple cake'),
    slug: unique('cake'),
    note: paragraphs(spoilt('A line\nand another one')),
  }
  const made = await callApi(payload, 'POST', `/v1/manage/${site.slug}/recipes`, { token, body })
  expect(made).toMatchObject({
    status: 201,
    body: { recipe: { title: 'Apple cake', note: paragraphs('A line\nand another one') } },
  })
})

it('are taken out of what Payload’s REST stores, rich text too', async () => {
  const { id } = await makeRecipe(payload, people.site.id)
  const text = {
    type: 'text',
    version: 1,
    text: spoilt('A long story'),
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
  }
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [text],
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
  }
  const root = {
    type: 'root',
    version: 1,
    children: [paragraph],
    direction: 'ltr',
    format: '',
    indent: 0,
  }
  const body = { title: spoilt('Apple cake'), note: { root } }
  const { status } = await send(author, 'PATCH', `/recipes/${id}`, { body })
  expect(status).toBe(200)
  const stored = await payload.findByID({ collection: 'recipes', id, depth: 0 })
  expect(stored.title).toBe('Apple cake')
  expect(JSON.stringify(stored.note)).toContain('"A long story"')
})

it('are taken out of what imports store', async () => {
  const site = await makeSite(payload)
  const folder = await createFiles({
    'manifest.json': JSON.stringify(
      { format: 'recipe-site-export', version: 1, images: [] },
      null,
      2,
    ),
    'terms.json': JSON.stringify({
      terms: [{ kind: 'tag', slug: 'own', title: spoilt('My own') }],
    }),
    'redirects.json': JSON.stringify({ redirects: [] }),
  })
  await importPath(payload, site.id, folder)
  const list = await createFiles({
    'list.csv': `email,name\nada@example.com,${spoilt('Ada Öst')}\n`,
  })
  await importPath(payload, site.id, list)
  const { docs: terms } = await payload.find({
    collection: 'terms',
    where: { site: { equals: site.id } },
  })
  expect(terms).toMatchObject([{ title: 'My own' }])
  const { docs: people } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'ada@example.com' } },
  })
  expect(people).toMatchObject([{ displayName: 'Ada Öst' }])
})
