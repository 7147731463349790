import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { storageFor } from '@/media'
import { plainPhoto } from '@/media/testing/photo'
import { exportName } from '@/src/server/exporting/background/files'
import { createSiteExport } from '@/src/server/exporting/background/create'
import { exportToken } from '@/src/server/exporting/background/link'
import { openSiteExport } from '@/src/server/exporting/background/read'
import { runSiteExport } from '@/src/server/exporting/background/run-export'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { bucketEnvironment, onMachine } from '@/src/testing/servers/bucket-environment'
import { startRealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'
import { createFiles } from '../testing/import-files'
import { buildWordPressPost, RECIPE_HTML, sendJson, startSiteServer } from '../testing/site-server'
import { cancelImport, resumeImport, startImport } from './control-import'
import { createAddressImport } from './create-address-import'
import { createImport } from './create-import'
import { getImportFolder, listBucketFolders } from './import-files'
import { claimJob } from './job'
import { getImport } from './read'
import { receiveImport } from './receive'
import { removeImportFiles } from './remove-files'
import { runImport } from './run-import'

const hasMinio = hasServer('minio')
const s3 = hasMinio ? await startRealS3() : null
const payload = await testPayload(s3 ? bucketEnvironment(s3.location) : {})
afterAll(() => s3?.stop())

const machine = async () => onMachine(payload, await mkdtemp(join(inject('runFolder'), 'machine-')))
const TABLE = 'title,ingredients,id\nCake,2 eggs,1\nPie,3 apples,2\n'

const upload =
  (files: Readonly<Record<string, string>>, dryRun = false) =>
  async (store: (name: string, bytes: Readable) => Promise<{ path: string; name: string }>) => {
    const stored = []
    for (const [name, text] of Object.entries(files)) {
      stored.push(await store(name, Readable.from([Buffer.from(text)])))
    }
    return { files: stored, fields: { dryRun } }
  }

// docs/product/media.md#moving-files-to-another-store
it('an import waits while the store takes no files, and loses no picture', async () => {
  const site = await makeSite(payload)
  const table = 'title,ingredients,image\nCake,2 eggs,cake.png\n'
  const folder = await createFiles({ 'recipes.csv': table, 'cake.png': await plainPhoto() })
  const id = await createImport(payload, {
    ...{ siteId: site.id, userId: null, fileName: 'recipes.csv', paths: [folder], format: null },
    ...{ isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
  })
  const sql = (text: string) => payload.db.pool.query(text)
  await sql(`insert into media_store (mark, is_written) values (gen_random_uuid(), true)`)
  const running = runImport(payload, await claimJob(payload, id), { isTriedAgain: true })
  await expect(running).rejects.toThrow('No picture can be stored')
  const pictures = async () => (await getImport(payload, site.id, id)).pictures
  expect(await pictures()).toMatchObject({ total: 1, stored: 0, failed: 0 })
  await sql('delete from media_store')
  await runImport(payload, await claimJob(payload, id), { isTriedAgain: true })
  expect(await pictures()).toMatchObject({ total: 1, stored: 1, failed: 0 })
})

// docs/product/import-and-export.md#more-than-one-machine
describe.skipIf(!hasMinio)('two machines with one bucket', () => {
  it('run an import that the other one took in, and keep no copy of its files', async () => {
    const site = await makeSite(payload)
    const [server, worker] = [await machine(), await machine()]
    const files = { 'blog/recipes.csv': TABLE, 'blog/Ünïcode 1.md': '# Soup\n\n- 1 leek\n' }
    const caller = { siteId: site.id, userId: site.owner }
    const { id } = await receiveImport(server, caller, upload(files))
    expect(await readdir(getImportFolder(server))).toEqual([])
    await runImport(worker, await claimJob(worker, id))
    expect(await getImport(payload, site.id, id)).toMatchObject({ status: 'done', created: 3 })
    expect(await readdir(getImportFolder(worker))).toEqual([])
  })

  it('start an import on the third from what the second tried', async () => {
    const site = await makeSite(payload)
    const [server, tried, started] = [await machine(), await machine(), await machine()]
    const caller = { siteId: site.id, userId: site.owner }
    const { id } = await receiveImport(server, caller, upload({ 'recipes.csv': TABLE }, true))
    await runImport(tried, await claimJob(tried, id))
    const real = await startImport(server, site.id, id, site.owner)
    expect(await getImport(payload, site.id, id)).toMatchObject({ startedImportId: real.id })
    await runImport(started, await claimJob(started, real.id))
    expect(await getImport(payload, site.id, real.id)).toMatchObject({ created: 2 })
  })

  it('go on with the download of a site where the other one stopped', async () => {
    const site = await makeSite(payload)
    const [server, first, second] = [await machine(), await machine(), await machine()]
    const pages: string[] = []
    let stop = (): Promise<unknown> => Promise.resolve()
    const blog = await startSiteServer((url, response) => {
      const page = url.searchParams.get('page') ?? ''
      pages.push(page)
      const posts = [buildWordPressPost(Number(page), `Loaf ${page}`, RECIPE_HTML)]
      void stop().then(() => sendJson(response, posts, { 'x-wp-totalpages': '2' }))
    })
    const address = { program: 'wordpress' as const, address: blog.origin }
    const caller = { siteId: site.id, userId: site.owner }
    const { id } = await createAddressImport(server, caller, address)
    const offline = { allowed: ['127.0.0.1'], isOffline: true }
    stop = () => cancelImport(server, site.id, id)
    await runImport(first, await claimJob(first, id), offline)
    stop = () => Promise.resolve()
    await resumeImport(server, site.id, id)
    await runImport(second, await claimJob(second, id), offline)
    expect(await getImport(payload, site.id, id)).toMatchObject({ status: 'done', created: 2 })
    expect(pages).toEqual(['1', '2'])
    await blog.close()
  })

  it('remove files of imports that nobody needs from the bucket', async () => {
    const site = await makeSite(payload)
    const server = await machine()
    const caller = { siteId: site.id, userId: site.owner }
    const { id } = await receiveImport(server, caller, upload({ 'recipes.csv': TABLE }))
    const inEightDays = Date.now() + 8 * 86_400_000
    const stored = async () => (await listBucketFolders(server)).size
    await removeImportFiles(server, inEightDays)
    expect(await stored()).toBe(1)
    await cancelImport(server, site.id, id)
    await removeImportFiles(server)
    expect(await stored()).toBe(1)
    await removeImportFiles(server, inEightDays)
    expect(await stored()).toBe(0)
  })

  it('give an export that the other one has made', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id)
    const [server, worker] = [await machine(), await machine()]
    const { id } = await createSiteExport(server, { siteId: site.id, userId: site.owner })
    await runSiteExport(worker, id, new AbortController().signal)
    const { size, bytes } = await openSiteExport(server, exportToken(server, id))
    const zip = []
    for await (const chunk of bytes) zip.push(chunk)
    expect(Buffer.concat(zip).length).toBe(size)
    expect(Buffer.concat(zip).subarray(0, 2).toString()).toBe('PK')
    expect(existsSync(join(getImportFolder(worker), '..', 'media'))).toBe(false)
    expect(await storageFor(server.config.custom).size(exportName(id))).toBe(size)
  })
})
