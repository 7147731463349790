import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import type { ImportStart } from '@/src/contract/import'
import { createFiles } from '../testing/import-files'
import { buildWxr } from '../testing/wxr'
import { cancelImport, resumeImport, startImport } from './control-import'
import { createImport } from './create-import'
import type { NewImport } from './create-import'
import { findResumableImport } from './find-resumable-import'
import { getImportFindings } from './findings'
import { IMPORT_QUEUE } from './import-queue'
import { listImportRows } from './import-rows'
import { saveJobDetails, finishJob, claimJob, claimWaitingJob } from './job'
import { getImport, listImports } from './read'
import { getImportFolder } from './import-files'
import { removeImportFiles } from './remove-files'
import { formatImportReport } from './report'
import { runImport } from './run-import'

const payload = await testPayload()

const TABLE = 'title,ingredients,id\nCake,2 eggs,1\nPie,3 apples,2\n,nothing,3\n'
const LENTIL_SOUP = `<h3>Ingredients</h3><ul><li>200 g lentils</li><li>1 onion</li></ul>
  <h3>Method</h3><ol><li>Fry the onion until soft.</li><li>Simmer with the lentils.</li></ol>`
const WHITE = { channels: 3, background: '#fff' } as const
const tablePath = async () => `${await createFiles({ 'recipes.csv': TABLE })}/recipes.csv`

const create = (siteId: string, wish: Partial<NewImport> = {}): Promise<string> =>
  createImport(payload, {
    ...{ siteId, userId: null, fileName: 'recipes.csv', paths: [], format: null },
    ...{ isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
    ...wish,
  })

const set = (id: string, column: string, value: string): Promise<unknown> =>
  payload.db.pool.query(`update imports set ${column} = ${value} where id = $1`, [id])
const statusOf = async (siteId: string, id: string) => (await getImport(payload, siteId, id)).status
const forgetAll = (): Promise<unknown> =>
  payload.db.pool.query(`update imports set status = 'done' where status in ('queued', 'running')`)

describe('the queue of imports', () => {
  it('gives one that waits or was left behind to whoever asks last, and none that is over', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id)
    const [first, second] = [await claimWaitingJob(payload, id), await claimWaitingJob(payload, id)]
    expect(second).toMatchObject({ id })
    expect(second?.runId).not.toBe(first?.runId)
    await cancelImport(payload, site.id, id)
    expect(await claimWaitingJob(payload, id)).toBeNull()
  })

  it('leaves a command that imports by itself alone, until it was silent for a minute', async () => {
    await forgetAll()
    const site = await makeSite(payload)
    const id = await create(site.id, { paths: [await tablePath()] })
    await claimJob(payload, id)
    await set(id, 'seen_at', `now() - interval '50 seconds'`)
    await workOff(payload, IMPORT_QUEUE)
    expect(await getImport(payload, site.id, id)).toMatchObject({ status: 'running', done: 0 })
    await set(id, 'seen_at', `now() - interval '70 seconds'`)
    await workOff(payload, IMPORT_QUEUE)
    expect(await getImport(payload, site.id, id)).toMatchObject({ status: 'done', created: 2 })
  })

  it('passes on every wish, and takes defaults for those of older imports', async () => {
    const site = await makeSite(payload)
    const wish = { paths: ['/a', '/b'], format: 'csv', isDryRun: true, columns: { Foo: 'title' } }
    const id = await create(site.id, { ...wish, onRepeat: 'skip' })
    const { paths, isDryRun, columns } = wish
    expect(await claimJob(payload, id)).toMatchObject({
      ...{ id, siteId: site.id, fileName: 'recipes.csv', paths, wantedFormat: 'csv', isDryRun },
      ...{ columns, onRepeat: 'skip', total: 0, done: 0 },
    })
    for (const column of ['file_name', 'file_path', 'options', 'dry_run', 'on_repeat']) {
      await set(id, column, 'null')
    }
    expect(await claimJob(payload, id)).toMatchObject({
      ...{ fileName: 'file', paths: [], wantedFormat: null, isDryRun: false, onRepeat: 'update' },
      columns: {},
    })
  })

  it('is worked off one after the other; what has no file fails with its reason', async () => {
    await forgetAll()
    const site = await makeSite(payload)
    const good = await create(site.id, { paths: [await tablePath()] })
    const gone = await create(site.id, { paths: ['/nowhere/gone.csv'], fileName: 'gone.csv' })
    await workOff(payload, IMPORT_QUEUE)
    expect(await getImport(payload, site.id, good)).toMatchObject({
      ...{ status: 'done', total: 3, done: 3, created: 2, failed: 1, format: 'csv' },
      issues: [
        {
          position: 3,
          title: 'recipes.csv:4',
          message: 'The title is missing. Add a title and try again.',
        },
      ],
    })
    expect(await getImport(payload, site.id, gone)).toMatchObject({
      ...{ status: 'failed', message: 'There is no file gone.csv.', done: 1, failed: 1 },
      issues: [{ position: 1, title: 'gone.csv' }],
    })
  })

  it('names pictures that no recipe refers to, and counts them once all is read', async () => {
    await forgetAll()
    const site = await makeSite(payload)
    const png = await sharp({ create: { ...{ width: 9, height: 9 }, ...WHITE } })
      .png()
      .toBuffer()
    const table = 'title,ingredients,image\nCake,2 eggs,cake.png\nPie,3 apples,\n'
    const files = { 'recipes.csv': table, 'cake.png': png, 'loose.png': png }
    for (const [photos, unused] of [
      [files, ['loose.png']],
      [{ 'recipes.csv': table, 'cake.png': png }, []],
    ] as const) {
      const id = await create(site.id, { paths: [await createFiles(photos)] })
      await workOff(payload, IMPORT_QUEUE)
      const total = 2 + unused.length
      expect(await getImport(payload, site.id, id)).toMatchObject({
        ...{ status: 'done', total, done: total, failed: 0, skipped: unused.length },
      })
      const { rows } = await listImportRows(payload, site.id, id, { outcome: 'skipped' })
      expect(rows.map(({ name }) => name)).toEqual(unused)
    }
  })

  it('keeps a sent file for a week, and longer while an import needs it', async () => {
    await forgetAll()
    const site = await makeSite(payload)
    const folder = getImportFolder(payload)
    await mkdir(folder, { recursive: true })
    const file = async (days: number): Promise<string> => {
      const path = join(folder, unique('sent'))
      await writeFile(path, TABLE)
      const then = Date.now() / 1000 - days * 86_400
      await utimes(path, then, then)
      return path
    }
    const [fresh, old, needed] = [await file(6.9), await file(7.1), await file(30)]
    const id = await create(site.id, { paths: [needed] })
    await claimJob(payload, id)
    await removeImportFiles(payload)
    const isThere = (path: string) =>
      stat(path).then(
        () => true,
        () => false,
      )
    expect(await Promise.all([fresh, old, needed].map(isThere))).toEqual([true, false, true])
    await finishJob(payload, await claimJob(payload, id), 'done')
    await removeImportFiles(payload)
    expect(await isThere(needed)).toBe(false)
    await rm(fresh)
  })
})

describe('an import that is held', () => {
  it('is described and ended by its own process only', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id)
    const slow = await claimJob(payload, id)
    const job = await claimJob(payload, id)
    await saveJobDetails(payload, slow, { format: 'ghost', total: 9, tables: [] })
    await finishJob(payload, slow, 'failed', 'Too slow')
    expect(await getImport(payload, site.id, id)).toMatchObject({
      ...{ status: 'running', format: 'unknown', total: 0, message: null },
    })
    await saveJobDetails(payload, job, { format: 'csv', total: 3, tables: [] })
    await finishJob(payload, job, 'failed', 'Broken')
    expect(await getImport(payload, site.id, id)).toMatchObject({
      ...{ status: 'failed', format: 'csv', total: 3, message: 'Broken' },
    })
  })

  it('waits in the queue when its process has to end', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id, { paths: [await tablePath()] })
    const ending = AbortSignal.abort()
    await runImport(payload, await claimJob(payload, id), { signal: ending })
    expect(await getImport(payload, site.id, id)).toMatchObject({ status: 'queued', done: 0 })
  })
})

describe('stopping an import and going on with it', () => {
  const over = { code: 'conflict' }

  it('is possible while it waits or runs, and ends for good when it is done', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id, { paths: [await tablePath()] })
    expect(await cancelImport(payload, site.id, id)).toMatchObject({ status: 'canceled' })
    await expect(cancelImport(payload, site.id, id)).rejects.toMatchObject(over)
    expect(await resumeImport(payload, site.id, id)).toMatchObject({ status: 'queued' })
    await expect(resumeImport(payload, site.id, id)).rejects.toMatchObject(over)
    await runImport(payload, await claimJob(payload, id))
    expect(await statusOf(site.id, id)).toBe('done')
    await expect(cancelImport(payload, site.id, id)).rejects.toMatchObject(over)
    await expect(resumeImport(payload, site.id, id)).rejects.toMatchObject(over)
  })

  it('is possible on its own site only', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const id = await create(site.id, { paths: [await tablePath()] })
    const missing = { code: 'not_found' }
    await expect(cancelImport(payload, other.id, id)).rejects.toMatchObject(missing)
    await expect(resumeImport(payload, other.id, id)).rejects.toMatchObject(missing)
    await expect(formatImportReport(payload, other.id, id)).rejects.toMatchObject(missing)
    expect(await listImports(payload, other.id)).toEqual([])
    expect(await statusOf(site.id, id)).toBe('queued')
  })

  it('needs its file', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id, { paths: [await tablePath(), '/nowhere/gone.csv'] })
    await cancelImport(payload, site.id, id)
    await expect(resumeImport(payload, site.id, id)).rejects.toThrow('no longer stored')
    await set(id, 'file_path', 'null')
    await expect(resumeImport(payload, site.id, id)).rejects.toThrow('no longer stored')
  })
})

describe('a dry run', () => {
  it('that is done can be done for real, as a new import with the same wishes', async () => {
    const site = await makeSite(payload)
    const columns = { Foo: 'categories' }
    const dry = await create(site.id, {
      ...{ paths: [await tablePath()], isDryRun: true, onRepeat: 'skip', columns },
    })
    await expect(startImport(payload, site.id, dry, site.owner)).rejects.toThrow('Only a dry run')
    await runImport(payload, await claimJob(payload, dry))
    expect(await getImport(payload, site.id, dry)).toMatchObject({ startedImportId: null })
    const real = await startImport(payload, site.id, dry, site.owner)
    expect(real).toMatchObject({ status: 'queued', dryRun: false, onRepeat: 'skip', done: 0 })
    expect(real).toMatchObject({ startedImportId: null })
    expect(await getImport(payload, site.id, dry)).toMatchObject({ startedImportId: real.id })
    const [, listed] = await listImports(payload, site.id)
    expect(listed).toMatchObject({ id: dry, startedImportId: real.id })
    const job = await claimJob(payload, real.id)
    expect(job).toMatchObject({ columns, isDryRun: false })
    await runImport(payload, job)
    expect(await getImport(payload, site.id, real.id)).toMatchObject({ status: 'done', created: 2 })
    await expect(startImport(payload, site.id, real.id, site.owner)).rejects.toThrow(
      'Only a dry run',
    )
  })
})

// docs/product/import-and-export.md#pages-and-other-types
describe('pages of an export', () => {
  it('are counted in the dry run by type, and imported once their type is chosen', async () => {
    const site = await makeSite(payload)
    const page = { type: 'page', title: 'Lentil soup', content: LENTIL_SOUP }
    const text = buildWxr(
      { id: 1, ...page },
      { id: 2, ...page, title: 'About', content: '<p>Us.</p>' },
    )
    const paths = [`${await createFiles({ 'blog.xml': text })}/blog.xml`]
    const run = async (id: string) => {
      await runImport(payload, await claimJob(payload, id))
      return getImportFindings(payload, site.id, id)
    }
    const dry = await create(site.id, { paths, isDryRun: true })
    expect((await run(dry)).types).toEqual([{ name: 'page', count: 2, recipes: 1, choice: null }])
    const start = (id: string, wishes: ImportStart) =>
      startImport(payload, site.id, id, site.owner, wishes)
    const again = await start(dry, { types: { page: 'recipes' }, dryRun: true })
    expect(await run(again.id)).toMatchObject({
      types: [{ name: 'page', count: 2, recipes: 1, choice: 'recipes' }],
    })
    const real = await start(again.id, {})
    await run(real.id)
    expect(await getImport(payload, site.id, real.id)).toMatchObject({ created: 1, skipped: 1 })
  })
})

// docs/product/import-and-export.md#tables
describe('a table of unknown columns', () => {
  const text =
    'Aa,Bb,Cc\nPlum cake,2 eggs | 1 cup flour,Mix all of it well. Bake it until it is brown.\n'
  const path = async () => `${await createFiles({ 'list.csv': text })}/list.csv`

  it('is asked for in the dry run, read again as chosen, and remembered for the next', async () => {
    const site = await makeSite(payload)
    const run = async (id: string) => {
      await runImport(payload, await claimJob(payload, id))
      const { tables } = await getImportFindings(payload, site.id, id)
      return tables
    }
    const dry = await create(site.id, { paths: [await path()], isDryRun: true })
    expect(await run(dry)).toEqual([
      {
        name: 'recipes.csv',
        columns: [
          { name: 'Aa', field: 'title', isGuessed: true, examples: ['Plum cake'] },
          { name: 'Bb', field: 'ingredients', isGuessed: true, examples: ['2 eggs | 1 cup flour'] },
          {
            ...{ name: 'Cc', field: 'instructions', isGuessed: true },
            examples: ['Mix all of it well. Bake it until it is brown.'],
          },
        ],
      },
    ])
    const columns = { Aa: 'title', Bb: 'ingredients', Cc: 'nothing' } as const
    const again = await startImport(payload, site.id, dry, site.owner, { columns, dryRun: true })
    expect(again).toMatchObject({ dryRun: true, status: 'queued' })
    expect(await getImport(payload, site.id, dry)).toMatchObject({ startedImportId: null })
    const chosen = [
      { field: 'title', isGuessed: false },
      { field: 'ingredients', isGuessed: false },
      { field: null, isGuessed: false },
    ]
    expect(await run(again.id)).toMatchObject([{ columns: chosen }])
    const next = await create(site.id, { paths: [await path()] })
    expect(await run(next)).toMatchObject([{ columns: chosen }])
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { site: { equals: site.id } },
    })
    expect(docs).toMatchObject([{ title: 'Plum cake', publishedAt: expect.any(String) as unknown }])
    const other = await makeSite(payload)
    const elsewhere = await create(other.id, { paths: [await path()], isDryRun: true })
    await runImport(payload, await claimJob(payload, elsewhere))
    expect((await getImportFindings(payload, other.id, elsewhere)).tables).toMatchObject([
      { columns: [{ isGuessed: true }, { isGuessed: true }, { isGuessed: true }] },
    ])
  })

  it('is never published from a guess', async () => {
    const site = await makeSite(payload)
    const id = await create(site.id, { paths: [await path()] })
    await runImport(payload, await claimJob(payload, id))
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { site: { equals: site.id } },
    })
    expect(docs).toMatchObject([{ title: 'Plum cake', publishedAt: null }])
  })
})

describe('an import of the same files with the same wishes', () => {
  it('is found again where it had begun and was not done', async () => {
    const site = await makeSite(payload)
    const fingerprint = unique('print')
    const id = await create(site.id, { fingerprint })
    const found = () => findResumableImport(payload, site.id, fingerprint)
    expect(await found()).toBeNull()
    await set(id, 'done', '2')
    await set(id, 'total', '3')
    expect(await found()).toBe(id)
    await set(id, 'status', `'failed'`)
    expect(await found()).toBe(id)
    // It failed behind its last row: there is nothing to go on with.
    await set(id, 'total', '2')
    expect(await found()).toBeNull()
    await set(id, 'status', `'canceled'`)
    expect(await found()).toBe(id)
    expect(await findResumableImport(payload, (await makeSite(payload)).id, fingerprint)).toBeNull()
    await set(id, 'dry_run', 'true')
    expect(await found()).toBeNull()
    await set(id, 'dry_run', 'false')
    await set(id, 'status', `'done'`)
    expect(await found()).toBeNull()
  })
})
