import { describe, expect, it } from 'vitest'
import { BULK_QUEUE } from '@/src/server/recipes/bulk/bulk-lane'
import { createBulkJob } from '@/src/server/recipes/bulk/create-job'
import { getBulkJob } from '@/src/server/recipes/bulk/read-jobs'
import { listManagedRecipes } from '@/src/server/recipes/managed'
import { makeRecipe, makeSite } from '@/src/testing/builders'

import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { createFiles } from '../testing/import-files'
import { createImport } from './create-import'
import { IMPORT_QUEUE } from './import-queue'

const payload = await testPayload()

async function importTable(siteId: string, table: string): Promise<string> {
  const folder = await createFiles({ 'recipes.csv': table })
  const id = await createImport(payload, {
    ...{ siteId, userId: null, fileName: 'recipes.csv', paths: [`${folder}/recipes.csv`] },
    ...{ format: null, isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
  })
  await workOff(payload, IMPORT_QUEUE)
  return id
}

// docs/product/import-and-export.md#taking-an-import-back
describe('an import that is taken back', () => {
  it('has the recipes that it created in the bin, and no others', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { title: 'My own' })
    await importTable(site.id, 'title,ingredients,id\nCake,2 eggs,1\n')
    const second = await importTable(
      site.id,
      'title,ingredients,id\nCake,3 eggs,1\nPie,3 apples,2\n',
    )
    const titles = async (filter: { importId?: string; status?: 'deleted' }) => {
      const query = { limit: 24, offset: 0, orderBy: 'title_asc', ...filter } as const
      const { recipes } = await listManagedRecipes(payload, site.id, query)
      return recipes.map(({ title }) => title)
    }
    expect(await titles({ importId: second })).toEqual(['Pie'])

    const writer = { siteId: site.id, userId: site.owner }
    const filter = { importId: second }
    const { id } = await createBulkJob(payload, writer, { action: 'delete', filter })
    await workOff(payload, BULK_QUEUE)
    expect(await getBulkJob(payload, site.id, id)).toMatchObject({ total: 1, changed: 1 })
    expect(await titles({})).toEqual(['Cake', 'My own'])
    expect(await titles({ status: 'deleted' })).toEqual(['Pie'])
  })

  it('is one of the site itself', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const importId = await importTable(site.id, 'title,ingredients,id\nCake,2 eggs,1\n')
    const writer = { siteId: other.id, userId: other.owner }
    const job = await createBulkJob(payload, writer, { action: 'delete', filter: { importId } })
    expect(job.total).toBe(0)
  })
})
