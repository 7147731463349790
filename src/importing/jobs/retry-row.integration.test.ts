import { rm } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createFiles } from '../testing/import-files'
import { buildWxr } from '../testing/wxr'
import type { WxrItem } from '../testing/wxr'
import { createImport } from './create-import'
import { listImportRows } from './import-rows'
import { claimJob } from './job'
import { getImport } from './read'
import { retryImportRow } from './retry-row'
import { runImport } from './run-import'

const payload = await testPayload()

const POSTS: WxrItem[] = [
  { id: 1, title: 'Bread', content: '<p>Flour and time.</p>', name: 'bread' },
  {
    id: 2,
    title: '',
    content: '<p>Found in a drawer.</p>',
    meta: { _thumbnail_id: '9' },
    name: 'pie',
    link: 'https://blog.example/2019/pie/?from=list',
  },
  { id: 3, title: 'Nothing', content: '' },
  {
    id: 9,
    type: 'attachment',
    title: 'pie',
    extra: '<wp:attachment_url>https://blog.example/pie.jpg</wp:attachment_url>',
  },
]

/** An import that is over, and whose file is gone. */
async function ended(isDryRun = false): Promise<{ siteId: string; id: string }> {
  const { id: siteId } = await makeSite(payload)
  const folder = await createFiles({ 'export.xml': buildWxr(...POSTS) })
  const id = await createImport(payload, {
    ...{ siteId, userId: null, fileName: 'export.xml', paths: [`${folder}/export.xml`] },
    ...{ format: null, isDryRun, onRepeat: 'update', columns: {}, fingerprint: null },
  })
  await runImport(payload, await claimJob(payload, id), { isOffline: true })
  await rm(folder, { recursive: true })
  return { siteId, id }
}

const failedRow = async (siteId: string, id: string) => {
  const { rows } = await listImportRows(payload, siteId, id, { outcome: 'failed' })
  const [row] = rows
  if (!row) throw new Error('No row has failed')
  return row
}

// docs/product/import-and-export.md#failed-rows
describe('a row of an import that failed', () => {
  it('is tried again with a title, without the file', async () => {
    const { siteId, id } = await ended()
    const { rows } = await listImportRows(payload, siteId, id, {})
    expect(rows).toMatchObject([
      { position: 1, outcome: 'created', isRetryable: false },
      { position: 2, outcome: 'failed', isRetryable: true },
      { position: 3, outcome: 'skipped', message: 'This post is empty.', recipeId: null },
      { position: 4, outcome: 'skipped', name: 'export.xml' },
    ])
    expect(rows[1]?.message).toContain('The title is missing.')
    const row = await retryImportRow(payload, siteId, rows[1]?.id ?? '', { title: 'Drawer pie' })
    expect(row).toMatchObject({ outcome: 'created', title: 'Drawer pie', isRetryable: false })
    const recipe = await payload.findByID({ collection: 'recipes', id: row.recipeId ?? '' })
    expect(recipe).toMatchObject({
      title: 'Drawer pie',
      slug: 'pie',
      sourceUrl: 'https://blog.example/2019/pie/?from=list',
    })
    expect(JSON.stringify(recipe.legacyRecipeData)).toContain('Found in a drawer.')
    expect(await getImport(payload, siteId, id)).toMatchObject({ created: 2, failed: 0 })
  })

  it('says again what is wrong when it still is', async () => {
    const { siteId, id } = await ended()
    const { id: rowId } = await failedRow(siteId, id)
    const row = await retryImportRow(payload, siteId, rowId, {})
    expect(row).toMatchObject({ outcome: 'failed', isRetryable: true })
    expect(row.message).toContain('The title is missing.')
    expect(await getImport(payload, siteId, id)).toMatchObject({ created: 1, failed: 1 })
  })

  it('makes one recipe when two try it at once', async () => {
    const { siteId, id } = await ended()
    const { id: rowId } = await failedRow(siteId, id)
    const both = await Promise.allSettled(
      ['One', 'Two'].map((title) => retryImportRow(payload, siteId, rowId, { title })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await getImport(payload, siteId, id)).toMatchObject({ created: 2, failed: 0 })
    const { totalDocs } = await payload.count({
      collection: 'recipes',
      where: { site: { equals: siteId } },
    })
    expect(totalDocs).toBe(2)
  })

  it('is not tried again on another site, while the import runs, or when it has not failed', async () => {
    const { siteId, id } = await ended()
    const { id: rowId } = await failedRow(siteId, id)
    const { id: other } = await makeSite(payload)
    const retry = (site: string, row = rowId) =>
      retryImportRow(payload, site, row, { title: 'Pie' })
    await expect(retry(other)).rejects.toMatchObject({ code: 'not_found' })
    await payload.update({ collection: 'imports', id, data: { status: 'running' } })
    await expect(retry(siteId)).rejects.toMatchObject({ code: 'conflict' })
    await payload.update({ collection: 'imports', id, data: { status: 'done' } })
    const [first] = (await listImportRows(payload, siteId, id, {})).rows
    await expect(retry(siteId, first?.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('of a dry run keeps nothing', async () => {
    const { siteId, id } = await ended(true)
    expect(await failedRow(siteId, id)).toMatchObject({ isRetryable: false })
  })

  it('has its pictures fetched afterwards, though the file is gone', async () => {
    const { siteId, id } = await ended()
    const { id: rowId } = await failedRow(siteId, id)
    await retryImportRow(payload, siteId, rowId, { title: 'Drawer pie' })
    expect(await getImport(payload, siteId, id)).toMatchObject({ status: 'queued' })
    await runImport(payload, await claimJob(payload, id), { isOffline: true })
    expect(await getImport(payload, siteId, id)).toMatchObject({
      status: 'done',
      total: 4,
      pictures: { total: 1, failed: 1 },
    })
  })
})
