import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { createImport } from '../jobs/create-import'
import { IMPORT_QUEUE } from '../jobs/import-queue'
import { createFiles } from '../testing/import-files'
import { RECIPE_HTML } from '../testing/site-server'
import { buildWxr } from '../testing/wxr'

const payload = await testPayload()
const owner = await makeUser(payload, { displayName: 'Anna Ö' })
const site = await makeSite(payload, { owner: owner.id })
const token = await makeToken(payload, owner.id)

const manage = (method: string, path: string, body?: unknown) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })

const term = (domain: string, name: string): string =>
  `<category domain="${domain}" nicename="x"><![CDATA[${name}]]></category>`
const POSTS = buildWxr(
  {
    ...{ id: 1, title: 'Rye Loaf', name: 'rye-loaf', content: RECIPE_HTML },
    extra: `${term('category', 'Sunday Loaves')}${term('category', 'Featured')}${term('post_tag', 'kids')}`,
  },
  {
    ...{ id: 2, title: 'Oat Loaf', name: 'oat-loaf', content: RECIPE_HTML },
    extra: `${term('category', 'sunday loaves')}${term('post_tag', 'once')}`,
  },
)

async function dryRun(): Promise<string> {
  const paths = [`${await createFiles({ 'posts.xml': POSTS })}/posts.xml`]
  const id = await createImport(payload, {
    ...{ siteId: site.id, userId: site.owner, fileName: 'posts.xml', paths, format: null },
    ...{ isDryRun: true, onRepeat: 'update', columns: {}, fingerprint: null },
  })
  await workOff(payload, IMPORT_QUEUE)
  return id
}

async function recipes() {
  const { body } = await manage('GET', '/recipes')
  const listed = SCHEMAS.listManagedRecipes.answer.parse(body).recipes
  return Promise.all(
    listed.map(async ({ id }) => {
      const answer = await manage('GET', `/recipes/${id}`)
      return SCHEMAS.getManagedRecipe.answer.parse(answer.body).recipe
    }),
  )
}

// docs/product/import-and-export.md#mapping
describe('the mapping of an import', () => {
  it('is offered by a dry run with likely choices, and applied to what is brought in', async () => {
    const id = await dryRun()
    const found = SCHEMAS.getImportFindings.answer.parse(
      (await manage('GET', `/imports/${id}/findings`)).body,
    )
    expect(found.authors).toMatchObject([
      { name: 'Anna Ö', count: 2, suggestion: { as: 'person', userId: site.owner } },
    ])
    expect(found.terms.map(({ suggestion }) => [suggestion.name, suggestion.as])).toEqual(
      expect.arrayContaining([
        ['Featured', 'nothing'],
        ['kids', 'keyword'],
      ]),
    )
    expect(found.terms[0]).toMatchObject({
      count: 2,
      source: 'category',
      suggestion: { as: 'category' },
    })
    expect(found.oldAddresses).toEqual({
      total: 4,
      examples: ['/rye-loaf', '/?p=1', '/oat-loaf', '/?p=2'],
    })
    const mapping = {
      authors: found.authors.map(({ suggestion }) => suggestion),
      terms: [
        { name: 'Sunday Loaves', as: 'cuisine', title: 'Loaves' },
        { name: 'Featured', as: 'nothing' },
        { name: 'kids', as: 'tag' },
      ],
      redirects: false,
    }
    const started = await manage('POST', `/imports/${id}/start`, { mapping })
    expect(started.status, JSON.stringify(started.body)).toBe(202)
    await workOff(payload, IMPORT_QUEUE)
    const made = await recipes()
    const rye = made.find(({ title }) => title === 'Rye Loaf')
    const oat = made.find(({ title }) => title === 'Oat Loaf')
    expect(rye).toMatchObject({
      cuisines: [{ title: 'Loaves' }],
      tags: [{ title: 'kids' }],
      contributors: [{ id: site.owner }],
    })
    expect(oat).toMatchObject({ cuisines: [{ title: 'Loaves' }], tags: [] })
    expect(JSON.stringify(rye?.keywords)).not.toContain('Featured')
    expect(JSON.stringify(oat?.keywords)).toContain('once')
    const redirects = await manage('GET', '/redirects?query=loaf')
    expect(redirects.body).toMatchObject({ total: 0 })
  })

  it('names only people who work on the site', async () => {
    const id = await dryRun()
    const stranger = await makeUser(payload)
    const authors = [{ name: 'Anna Ö', as: 'person', userId: stranger.id }]
    const mapping = { authors, terms: [], redirects: true }
    expect(await manage('POST', `/imports/${id}/start`, { mapping })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'mapping.authors.0.userId' }] } },
    })
  })

  it.each([
    ['a person without an id', { authors: [{ name: 'A', as: 'person' }] }],
    ['an id for nobody', { authors: [{ name: 'A', as: 'nothing', userId: crypto.randomUUID() }] }],
    ['a term without a letter', { terms: [{ name: '***', as: 'tag' }] }],
    ['an unknown kind', { terms: [{ name: 'A', as: 'colour' }] }],
  ])('refuses %s', async (_what, wrong) => {
    const id = await dryRun()
    const mapping = { authors: [], terms: [], redirects: true, ...wrong }
    expect(await manage('POST', `/imports/${id}/start`, { mapping })).toMatchObject({ status: 422 })
  })

  it('of another site is not shown', async () => {
    const id = await dryRun()
    const other = await makeSite(payload)
    const theirs = await makeToken(payload, other.owner)
    const path = `/v1/manage/${other.slug}/imports/${id}/findings`
    expect((await callApi(payload, 'GET', path, { token: theirs })).status).toBe(404)
  })
})
