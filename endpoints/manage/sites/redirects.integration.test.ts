import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { findRedirect } from '@/src/server/sites/redirects'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const author = await makeToken(payload, site.owner)
const manage = (method: string, path: string, body?: unknown) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token: author,
    ...(body === undefined ? {} : { body }),
  })
const create = (from: string, to: string) => manage('POST', '/redirects', { from, to })
async function made(from: string, to: string) {
  const answer = await create(from, to)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return SCHEMAS.createRedirect.answer.parse(answer.body).redirect
}
const issue = (path: string) => ({ body: { error: { issues: [{ path }] } } })
async function tried(address: string) {
  return (await manage('POST', '/redirects/try', { address })).body
}

// docs/product/kitchen.md#redirects
describe('redirects', () => {
  it('are made, found by words, changed, tried and deleted', async () => {
    const from = `/${unique('2014')}/Soup`
    const redirect = await made(`${from}/?utm=1`, '/recipes')
    expect(redirect).toMatchObject({ from, to: '/recipes', origin: 'hand' })
    expect(await findRedirect(payload, site.id, from)).toBe('/recipes')
    const listed = await manage('GET', `/redirects?query=SOUP%20${from.slice(1, 10)}`)
    expect(listed.body).toMatchObject({ redirects: [{ id: redirect.id }], total: 1 })
    for (const other of ['query=SOUP%20porridge', 'query=soup&origin=renamed']) {
      const none = await manage('GET', `/redirects?${other}`)
      expect(none.body, other).toEqual({ redirects: [], total: 0 })
    }
    const path = `/redirects/${redirect.id}`
    const { updatedAt } = redirect
    const changed = await manage('PUT', path, { to: 'https://example.com/a?b=c#d', updatedAt })
    expect(changed.body).toMatchObject({ redirect: { to: 'https://example.com/a?b=c#d' } })
    expect(await manage('PUT', path, { to: '/about', updatedAt })).toMatchObject({
      status: 409,
      body: { error: { current: { redirect: { to: 'https://example.com/a?b=c#d' } } } },
    })
    expect(await tried(from)).toEqual({
      steps: [from, 'https://example.com/a?b=c#d'],
      end: 'elsewhere',
    })
    expect((await manage('DELETE', path)).status).toBe(200)
    expect(await findRedirect(payload, site.id, from)).toBeNull()
    expect((await manage('DELETE', path)).status).toBe(404)
  })

  it('are listed by the hundred', async () => {
    const { slug, owner } = await makeSite(payload)
    const path = `/v1/manage/${slug}/redirects`
    const token = await makeToken(payload, owner)
    const redirects = Array.from({ length: 101 }, (_none, at) => ({
      from: `/row-${1000 + at}`,
      to: '/about',
    }))
    await callApi(payload, 'POST', `${path}/many`, { token, body: { redirects } })
    const page = async (offset: number) => {
      const { body } = await callApi(payload, 'GET', `${path}?offset=${offset}`, { token })
      return SCHEMAS.listRedirects.answer.parse(body)
    }
    expect(await page(0)).toMatchObject({ redirects: { length: 100 }, total: 101 })
    expect(await page(100)).toMatchObject({ redirects: [{ from: '/row-1100' }], total: 101 })
  })

  it('never lead in a circle', async () => {
    const [one, two, three] = [unique('/a'), unique('/b'), unique('/c')]
    await made(one, two)
    const middle = await made(two, three)
    expect(await create(three, `${one}/?again#top`)).toMatchObject({ status: 422, ...issue('to') })
    const itself = { path: 'to', message: 'This redirects to itself.' }
    expect(await create(three, three)).toMatchObject({ body: { error: { issues: [itself] } } })
    const back = await manage('PUT', `/redirects/${middle.id}`, { to: one })
    expect(back).toMatchObject({ status: 422, ...issue('to') })
    expect(await tried(one)).toEqual({ steps: [one, two, three], end: 'nothing' })
  })

  it('never lead on and on', async () => {
    const start = unique('/row')
    const redirects = Array.from({ length: 40 }, (_none, at) => ({
      from: `${start}-${39 - at}`,
      to: `${start}-${40 - at}`,
    }))
    const answer = await manage('POST', '/redirects/many', { redirects })
    const report = SCHEMAS.addRedirects.answer.parse(answer.body)
    // Twenty in a row are followed by browsers; what comes after the one that is left out is a row anew.
    expect(report).toMatchObject({ created: 39, refused: [{ position: 21 }] })
    for (const { from } of redirects) expect(await tried(from)).not.toMatchObject({ end: 'loop' })
  })

  it('are refused where a page is, also that of a draft', async () => {
    const recipe = await makeRecipe(payload, site.id)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const taken = [`/recipes/${recipe.slug}`, `/recipes/${draft.slug}/`, '/about', '/', '/api/v1/x']
    for (const from of taken) {
      expect(await create(from, '/links'), from).toMatchObject({ status: 422, ...issue('from') })
    }
    expect(await tried(`/recipes/${recipe.slug}`)).toMatchObject({ end: 'page' })
  })

  // docs/product/kitchen.md#earlier-versions
  it('keep where they led before, also when many are changed at once', async () => {
    const redirect = await made(unique('/moved'), '/about')
    const other = await made(unique('/moved'), '/press')
    await manage('PUT', `/redirects/${other.id}`, { to: '/links' })
    await manage('PUT', `/redirects/${redirect.id}`, { to: '/links' })
    const rows = [{ from: redirect.from, to: '/recipes' }]
    await manage('POST', '/redirects/many', { redirects: rows })
    const { body } = await manage('GET', `/redirects/${redirect.id}/versions`)
    const { versions } = SCHEMAS.listRedirectVersions.answer.parse(body)
    expect(versions.map(({ to }) => to)).toEqual(['/links', '/about'])
  })

  it('give way to a page that takes their address', async () => {
    const slug = unique('again')
    await made(`/recipes/${slug}`, '/about')
    const draft = await makeRecipe(payload, site.id, { slug, publishedAt: null })
    const steps = [`/recipes/${slug}`, '/about']
    expect(await tried(`/recipes/${slug}`)).toMatchObject({ steps, end: 'page' })
    await manage('POST', `/recipes/${draft.id}/publish`, {})
    expect(await tried(`/recipes/${slug}`)).toMatchObject({ steps: [`/recipes/${slug}`] })
    const path = `/v1/site/${site.slug}/recipes/${slug}`
    expect((await callApi(payload, 'GET', path)).status).toBe(200)
  })

  it('begin on the site itself', async () => {
    const home = new URL(
      SCHEMAS.getManagedSite.answer.parse((await manage('GET', '/current-site')).body).currentSite
        .url,
    )
    const from = unique('/old')
    expect(await made(`${home.origin}${from}/`, `${home.origin}/about`)).toMatchObject({
      from,
      to: '/about',
    })
    const foreign = await create('https://example.com/old', '/about')
    expect(foreign).toMatchObject({ status: 422, ...issue('from') })
    expect(JSON.stringify(foreign.body)).toContain('another host')
    const elsewhere = { address: 'https://example.com/old' }
    const answer = await manage('POST', '/redirects/try', elsewhere)
    expect(answer).toMatchObject({ status: 422, ...issue('address') })
  })

  it('have one target each', async () => {
    const from = unique('/once')
    await made(from, '/about')
    expect(await create(`${from}/`, '/links')).toMatchObject({ status: 409, ...issue('from') })
    const free = unique('/at-once')
    const tried = await Promise.all(['/about', '/links', '/press'].map((to) => create(free, to)))
    expect(tried.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('come many at once, with a report of those that were refused', async () => {
    const [one, two, three] = [unique('/m'), unique('/m'), unique('/m')]
    await made(one, '/about')
    const redirects = [
      { from: one, to: '/links' },
      { from: two, to: '/about' },
      { from: three, to: two },
      { from: `${two}/`, to: `${three}/?a` },
      { from: 'https://example.com/x', to: '/about' },
      { from: 'old', to: '/about' },
      { from: '/recipes/', to: '/about' },
      { from: unique('/m'), to: 'javascript:alert(1)' },
    ]
    const answer = await manage('POST', '/redirects/many', { redirects })
    const report = SCHEMAS.addRedirects.answer.parse(answer.body)
    expect(report).toMatchObject({ created: 2, updated: 1, unchanged: 0 })
    expect(report.refused.map(({ position }) => position)).toEqual([4, 5, 6, 7, 8])
    for (const { position, from, to } of report.refused) {
      expect({ from, to }, `line ${position}`).toEqual(redirects[position - 1])
    }
    expect(await findRedirect(payload, site.id, two)).toBe('/about')
    const again = await manage('POST', '/redirects/many', { redirects: redirects.slice(0, 2) })
    expect(again.body).toEqual({ created: 0, updated: 0, unchanged: 2, refused: [] })
  })

  // docs/product/sites-and-hosts.md#old-addresses
  it('are by hand once somebody has changed them, alone or among many', async () => {
    const [alone, among] = [unique('/imported'), unique('/imported')]
    for (const from of [alone, among]) {
      const data = { site: site.id, from, to: '/about', origin: 'import' } as const
      await payload.create({ collection: 'redirects', data })
    }
    const list = async (from: string) => {
      const { body } = await manage('GET', `/redirects?query=${from}`)
      return SCHEMAS.listRedirects.answer.parse(body).redirects[0]
    }
    const [one, two] = [await list(alone), await list(among)]
    expect([one?.origin, two?.origin]).toEqual(['import', 'import'])
    await manage('PUT', `/redirects/${one?.id}`, { to: '/links' })
    await manage('POST', '/redirects/many', { redirects: [{ from: among, to: '/links' }] })
    expect([(await list(alone))?.origin, (await list(among))?.origin]).toEqual(['hand', 'hand'])
    // A save based on the old version would undo the change.
    const late = { to: '/press', updatedAt: two?.updatedAt }
    expect((await manage('PUT', `/redirects/${two?.id}`, late)).status).toBe(409)
  })

  it('say why they are there: a page was renamed', async () => {
    const recipe = await makeRecipe(payload, site.id)
    const slug = unique('renamed')
    const renamed = await manage('PUT', `/recipes/${recipe.id}`, { title: 'Soup', slug })
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    const listed = await manage('GET', `/redirects?query=${slug}&origin=renamed`)
    expect(listed.body).toMatchObject({
      redirects: [{ from: `/recipes/${recipe.slug}`, to: `/recipes/${slug}`, origin: 'renamed' }],
    })
  })

  it('of another site are not there', async () => {
    const redirect = await made(unique('/mine'), '/about')
    const other = await makeSite(payload)
    const token = await makeToken(payload, other.owner)
    const theirs = `/v1/manage/${other.slug}/redirects/${redirect.id}`
    for (const [method, body] of [['PUT', { to: '/links' }], ['DELETE']] as const) {
      expect((await callApi(payload, method, theirs, { token, body })).status, method).toBe(404)
    }
    expect((await callApi(payload, 'GET', `${theirs}/versions`, { token })).status).toBe(404)
    const listed = await callApi(payload, 'GET', `/v1/manage/${other.slug}/redirects`, { token })
    expect(listed.body).toEqual({ redirects: [], total: 0 })
    // Nor do they keep an address from anybody.
    const path = `/v1/manage/${other.slug}/redirects`
    const body = { from: redirect.from, to: '/links' }
    expect(await callApi(payload, 'POST', path, { token, body })).toMatchObject({ status: 201 })
    expect(await findRedirect(payload, site.id, redirect.from)).toBe('/about')
  })
})
