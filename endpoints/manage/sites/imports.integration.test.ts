import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Import } from '@/src/contract/import'
import { environmentOf } from '@/src/server/deployment'
import { IMPORT_QUEUE } from '@/src/importing/jobs/import-queue'
import { makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const TABLE = 'title,ingredients,directions\nLoaf,"1 kg flour","Bake."\n,"1 egg","Boil."\n'

function send(
  content: BlobPart,
  fields: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'recipes.csv'))
  return callApi(payload, 'POST', `/v1/manage/${site.slug}/imports`, { token, body: form })
}

const call = (method: string, id: string, what = ''): Promise<ApiAnswer> =>
  callApi(payload, method, `/v1/manage/${site.slug}/imports/${id}${what}`, { token })

const importIn = ({ body }: ApiAnswer): Import => (body as { import: Import }).import

const storedFiles = (): Promise<string[]> =>
  readdir(join(environmentOf(payload).dataDir, 'imports')).catch(() => [])

// docs/product/import-and-export.md#imports
describe('importing over the API', () => {
  it('takes a file, says what would become of it, and does it when told to', async () => {
    const sent = await send(TABLE, { dryRun: 'true' })
    expect(sent.status, JSON.stringify(sent.body)).toBe(202)
    const { id } = importIn(sent)
    expect(importIn(sent)).toMatchObject({
      status: 'queued',
      dryRun: true,
      fileName: 'recipes.csv',
    })
    await workOff(payload, IMPORT_QUEUE)
    expect(importIn(await call('GET', id))).toMatchObject({
      ...{ status: 'done', format: 'csv', total: 2, done: 2, created: 1, failed: 1 },
      kinds: { recipe: 1, post: 0, subscriber: 0 },
      issues: [{ position: 2, message: 'The title is missing. Add a title and try again.' }],
    })
    const started = await call('POST', id, '/start')
    expect(started.status).toBe(202)
    await workOff(payload, IMPORT_QUEUE)
    expect(importIn(await call('GET', importIn(started).id))).toMatchObject({
      ...{ status: 'done', dryRun: false, created: 1, failed: 1 },
    })
    const report = await call('GET', importIn(started).id, '/report')
    expect(report.headers.get('content-type')).toContain('text/csv')
    expect(report.body).toContain('recipes.csv:2,recipe,created,Loaf,/recipes/loaf')
    const { body } = await callApi(payload, 'GET', `/v1/manage/${site.slug}/imports`, { token })
    expect(body).toMatchObject({ imports: [{ dryRun: false }, { dryRun: true }] })
  })

  it('stops when told to, and goes on when told to', async () => {
    const { id } = importIn(await send(TABLE))
    expect(importIn(await call('POST', id, '/cancel'))).toMatchObject({ status: 'canceled' })
    await workOff(payload, IMPORT_QUEUE)
    expect(importIn(await call('GET', id))).toMatchObject({ status: 'canceled', done: 0 })
    expect(importIn(await call('POST', id, '/resume'))).toMatchObject({ status: 'queued' })
    await workOff(payload, IMPORT_QUEUE)
    expect(importIn(await call('GET', id))).toMatchObject({ status: 'done', updated: 1 })
    expect((await call('POST', id, '/cancel')).status).toBe(409)
    expect((await call('POST', id, '/resume')).status).toBe(409)
    expect((await call('POST', id, '/start')).status).toBe(409)
  })

  it('refuses at once what is no file of recipes, names why, and keeps nothing of it', async () => {
    const before = await storedFiles()
    const refused: readonly [BlobPart, Readonly<Record<string, string>>, string][] = [
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), {}, 'file'],
      ['', {}, 'file'],
      ['PK\x03\x04 and no more', {}, 'file'],
      [TABLE, { format: 'gopher' }, 'format'],
      [TABLE, { columns: '[1]' }, 'columns'],
      [TABLE, { onRepeat: 'perhaps' }, 'onRepeat'],
      [TABLE, { dryRun: 'perhaps' }, 'dryRun'],
      [TABLE, { colour: 'red' }, 'colour'],
    ]
    for (const [content, fields, path] of refused) {
      const { status, body } = await send(content, fields)
      expect(status, path).toBe(422)
      expect(body).toMatchObject({ error: { code: 'validation_failed', issues: [{ path }] } })
    }
    expect(await storedFiles()).toEqual(before)
  })

  it('refuses a form without a file, and what is no form', async () => {
    const path = `/v1/manage/${site.slug}/imports`
    const form = new FormData()
    form.set('format', 'csv')
    const empty = await callApi(payload, 'POST', path, { token, body: form })
    expect(empty.status).toBe(422)
    expect(empty.body).toMatchObject({ error: { issues: [{ path: 'file', message: 'Required' }] } })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await callApi(payload, 'POST', path, { token, body: '--y\r\nnonsense', headers })
    expect(broken.status).toBe(400)
    expect(broken.body).toMatchObject({ error: { code: 'invalid_json' } })
  })

  it('takes several files at once, each under its path, and lists their rows', async () => {
    const form = new FormData()
    const page = (name: string) =>
      JSON.stringify([{ '@type': 'Recipe', name, recipeIngredient: ['2 pears'] }])
    form.append('file', new File([page('Pear soup')], 'x'), 'notes/soups/pear.json')
    form.append('file', new File([page('Pear cake')], 'x'), '../../notes/pear.json')
    form.append('file', new File(['\u0000\u0001\u0002'], 'x'), 'notes/broken.bin')
    form.set('dryRun', 'true')
    const path = `/v1/manage/${site.slug}/imports`
    const sent = await callApi(payload, 'POST', path, { token, body: form })
    expect(sent.status, JSON.stringify(sent.body)).toBe(202)
    const { id, fileName } = importIn(sent)
    expect(fileName).toBe('notes')
    await workOff(payload, IMPORT_QUEUE)
    expect(importIn(await call('GET', id))).toMatchObject({ status: 'done', created: 2, failed: 1 })
    const all = await call('GET', id, '/rows')
    expect(all.body).toMatchObject({
      ...{ total: 3 },
      rows: [{ name: 'notes/broken.bin', outcome: 'failed' }, { title: 'Pear cake' }, {}],
    })
    const found = await call('GET', id, '/rows?query=PEAR&outcome=created&kind=recipe&offset=1')
    expect(found.body).toMatchObject({ total: 2, rows: [{ title: 'Pear soup' }] })
    expect((await call('GET', id, '/rows?query=100%25')).body).toEqual({ total: 0, rows: [] })
    expect((await call('GET', id, '/rows?kind=cake')).status).toBe(422)
  })

  it('makes drafts of new recipes when told to, and leaves known ones as they are', async () => {
    const table = 'title,ingredients,id,datePublished\nRye,"1 kg flour",rye,2020-01-01\n'
    const { id } = importIn(await send(table, { dryRun: 'true' }))
    await workOff(payload, IMPORT_QUEUE)
    const start = (body: object) =>
      callApi(payload, 'POST', `/v1/manage/${site.slug}/imports/${id}/start`, { token, body })
    expect((await start({ asDrafts: 'perhaps' })).status).toBe(422)
    expect((await start({ dryRun: 'perhaps' })).status).toBe(422)
    const isPublished = async (): Promise<unknown> => {
      const { rows } = await payload.db.pool.query<{ at: unknown }>(
        `select published_at as at from recipes where site_id = $1 and title = 'Rye'`,
        [site.id],
      )
      return rows.map(({ at }) => at !== null)
    }
    expect(importIn(await start({ asDrafts: true }))).toMatchObject({ asDrafts: true })
    await workOff(payload, IMPORT_QUEUE)
    expect(await isPublished()).toEqual([false])
    expect(importIn(await start({}))).toMatchObject({ asDrafts: false, onRepeat: 'update' })
    await workOff(payload, IMPORT_QUEUE)
    expect(await isPublished()).toEqual([true])
    expect(importIn(await start({ asDrafts: true, onRepeat: 'skip' }))).toMatchObject({
      onRepeat: 'skip',
    })
    await workOff(payload, IMPORT_QUEUE)
    expect(await isPublished()).toEqual([true])
  })

  it('gives a site out as a zip, to nobody else', async () => {
    const { status, headers, body } = await callApi(
      payload,
      'GET',
      `/v1/manage/${site.slug}/export`,
      { token },
    )
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(`${site.slug}.zip`)
    expect(String(body).startsWith('PK')).toBe(true)
  })
})
