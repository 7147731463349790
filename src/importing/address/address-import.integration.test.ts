import { afterAll, describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { claimJob } from '../jobs/job'
import { runImport } from '../jobs/run-import'
import {
  buildGhostPost,
  RECIPE_HTML,
  sendJson,
  startSiteServer,
  buildWordPressPost,
} from '../testing/site-server'

let isDown = false
const payload = await testPayload()
const blog = await startSiteServer((url, response) => {
  if (isDown) sendJson(response, {}, { 'retry-after': '0' }, 503)
  else if (url.pathname.startsWith('/ghost/')) {
    sendJson(response, { posts: [buildGhostPost('1', 'Leek Soup', RECIPE_HTML)] })
  } else {
    const posts = [
      buildWordPressPost(1, 'Rye Loaf', RECIPE_HTML),
      buildWordPressPost(2, 'Trip Notes', '<p>We went to the sea.</p>'),
    ]
    sendJson(response, posts, { 'x-wp-totalpages': '1' })
  }
})
afterAll(() => blog.close())

const OFFLINE = { allowed: ['127.0.0.1'], isOffline: true }

async function onNewSite() {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  const manage = (method: string, path: string, body?: unknown) =>
    callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    })
  const create = async (body: unknown): Promise<string> => {
    const answer = await manage('POST', '/address-imports', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(202)
    return SCHEMAS.createAddressImport.answer.parse(answer.body).import.id
  }
  const run = async (id: string) => {
    await runImport(payload, await claimJob(payload, id), OFFLINE)
    return SCHEMAS.getImport.answer.parse((await manage('GET', `/imports/${id}`)).body).import
  }
  return { manage, create, run }
}

// docs/product/import-and-export.md#from-an-address
describe('an import from the address of a site', () => {
  it('is a dry run of its posts, which can be brought in without asking again', async () => {
    const { manage, create, run } = await onNewSite()
    const id = await create({ program: 'wordpress', address: blog.origin })
    expect(await run(id)).toMatchObject({
      ...{ status: 'done', dryRun: true, format: 'wordpress-site', created: 2, failed: 0 },
      kinds: { recipe: 1, post: 1 },
    })
    const found = SCHEMAS.getImportFindings.answer.parse(
      (await manage('GET', `/imports/${id}/findings`)).body,
    )
    expect(found).toMatchObject({
      authors: [{ name: 'Anna Ö', count: 2 }],
      oldAddresses: {
        total: 4,
        examples: ['/2019/rye-loaf', '/?p=1', '/2019/trip-notes', '/?p=2'],
      },
    })
    expect(found.terms.map(({ name }) => name)).toEqual(['Bread & Rolls', 'kids'])
    const asked = blog.asked.length
    const started = await manage('POST', `/imports/${id}/start`, {})
    const real = SCHEMAS.startImport.answer.parse(started.body).import
    expect(await run(real.id)).toMatchObject({ status: 'done', dryRun: false, created: 2 })
    expect(blog.asked).toHaveLength(asked)
    const tried = await manage('POST', '/redirects/try', { address: '/2019/rye-loaf/' })
    expect(tried.body).toMatchObject({
      steps: ['/2019/rye-loaf', '/recipes/rye-loaf'],
      end: 'page',
    })
    const listed = await manage('GET', '/redirects?origin=import')
    expect(listed.body).toMatchObject({ total: 4 })
  })

  it('says what was wrong with the site, and goes on when it is there again', async () => {
    const { create, run, manage } = await onNewSite()
    const id = await create({ program: 'wordpress', address: blog.origin })
    isDown = true
    expect(await run(id)).toMatchObject({
      ...{ status: 'failed', done: 0 },
      message: expect.stringContaining('(503)') as string,
    })
    isDown = false
    await manage('POST', `/imports/${id}/resume`)
    expect(await run(id)).toMatchObject({ status: 'done', created: 2 })
  })

  it('asks a site for nothing more once it is stopped, and goes on with the next page', async () => {
    const { create, run, manage } = await onNewSite()
    const pages: string[] = []
    let stop = async (): Promise<unknown> => Promise.resolve()
    const paged = await startSiteServer((url, response) => {
      const page = url.searchParams.get('page') ?? ''
      pages.push(page)
      const posts = [buildWordPressPost(Number(page), `Loaf ${page}`, RECIPE_HTML)]
      void stop().then(() => sendJson(response, posts, { 'x-wp-totalpages': '3' }))
    })
    const id = await create({ program: 'wordpress', address: paged.origin })
    stop = () => manage('POST', `/imports/${id}/cancel`)
    expect(await run(id)).toMatchObject({ status: 'canceled', done: 0 })
    expect(pages).toEqual(['1'])
    stop = () => Promise.resolve()
    await manage('POST', `/imports/${id}/resume`)
    expect(await run(id)).toMatchObject({ status: 'done', created: 3 })
    expect(pages).toEqual(['1', '2', '3'])
    await paged.close()
  })

  it('reads Ghost with its key, which is forgotten once all is read', async () => {
    const { create, run } = await onNewSite()
    const key = 'ab'.repeat(13)
    const id = await create({ program: 'ghost', address: blog.origin, contentApiKey: key })
    expect(await run(id)).toMatchObject({ status: 'done', created: 1, format: 'ghost-site' })
    const { rows } = await payload.db.pool.query('select options from imports where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it.each([
    ['no address', { program: 'wordpress', address: 'not an address' }, 'address'],
    ['a password in it', { program: 'wordpress', address: 'https://a:b@c.example' }, 'address'],
    ['no key for Ghost', { program: 'ghost', address: 'c.example' }, 'contentApiKey'],
    [
      'a key that is none',
      { program: 'ghost', address: 'c.example', contentApiKey: '<script>' },
      'contentApiKey',
    ],
    ['another program', { program: 'blogger', address: 'c.example' }, 'program'],
  ])('is refused with %s', async (_what, body, path) => {
    const { manage } = await onNewSite()
    expect(await manage('POST', '/address-imports', body)).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path }] } },
    })
  })
})
