import { afterEach, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { environmentOf } from '@/src/server/deployment'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createFiles, importPath } from '../testing/import-files'

const payload = await testPayload()
await storeCatalogues(payload)
const { quotas } = environmentOf(payload)
afterEach(() => {
  quotas.recipes = null
})

const importNames = async (siteId: string, names: readonly string[]) => {
  const recipes = names.map((name) => ({
    '@type': 'Recipe',
    name,
    url: `https://example.com/${name.toLowerCase()}`,
    recipeIngredient: ['500 g flour'],
    recipeInstructions: ['Bake.'],
  }))
  const folder = await createFiles({ 'recipes.json': JSON.stringify(recipes) })
  return importPath(payload, siteId, `${folder}/recipes.json`)
}

// docs/product/limits.md#quotas
it('an import stops at the quota of recipes: further rows fail with the reason, known ones are updated', async () => {
  quotas.recipes = 3
  const site = await makeSite(payload)
  await makeRecipe(payload, site.id)
  const first = await importNames(site.id, ['Loaf', 'Bun', 'Roll', 'Cake'])
  expect(first).toMatchObject({ created: 2, failed: 2 })
  const { rows } = await payload.db.pool.query<{ title: string; message: string }>(
    `select title, message from import_rows where site_id = $1 and outcome = 'failed'
      order by position`,
    [site.id],
  )
  const message = 'This site has reached its limit of 3 recipes. Delete some, or ask the operator.'
  expect(rows).toEqual([
    { title: 'Roll', message },
    { title: 'Cake', message },
  ])
  expect(await importNames(site.id, ['Loaf', 'Pie'])).toMatchObject({ updated: 1, failed: 1 })
})
