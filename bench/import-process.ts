import { getPayload } from 'payload'
import config from '@payload-config'
import { createImport } from '@/src/importing/jobs/create-import'
import { claimJob } from '@/src/importing/jobs/job'
import { runImport } from '@/src/importing/jobs/run-import'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { toRecipeWrite } from '@/src/importing/recipe-write'
import { readRows } from '@/src/importing/read-rows'
import { openBundle } from '@/src/importing/source/open-bundle'
import { createRecipe } from '@/src/server/recipes/write'
import { resolveImportedLines } from '@/src/server/recipes/lines/resolve-lines'
import type { ResolvedRecipe } from '@/src/server/recipes/lines/resolve-lines'

/** Results of one run of this process: recipes per second both ways, and memory in megabytes. */
export type ImportMeasures = { loop: number; bulk: number; megabytes: number; rows: number }

/** Run by the benchmark in a process of its own: `FILE RECIPES_OF_THE_LOOP`. */
const [file = '', loopCount = '200'] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })

const SETTINGS = {
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
} as const

async function site(name: string): Promise<string> {
  const { docs } = await payload.find({ collection: 'users', limit: 1, depth: 0 })
  const slug = `bench-${name}-${Date.now().toString(36)}`
  const data = { ...SETTINGS, title: name, slug, owner: docs[0]?.id ?? '' }
  return (await payload.create({ collection: 'sites', data, depth: 0 })).id
}

/** The same recipes, mapped beforehand: only storing them is measured. */
async function mapped(count: number): Promise<ResolvedRecipe[]> {
  const index = await loadCatalogueIndex(payload, null)
  const bundle = await openBundle(file)
  const writes: ResolvedRecipe[] = []
  for await (const row of readRows(bundle, { format: null, columns: {} })) {
    const content = await row.read()
    if (content.kind !== 'recipe') continue
    writes.push(resolveImportedLines(toRecipeWrite(content.recipe, index), index))
    if (writes.length === count) break
  }
  await bundle.close()
  return writes
}

async function loopRate(siteId: string): Promise<number> {
  const writes = await mapped(Number(loopCount))
  const startedAt = performance.now()
  for (const write of writes) await createRecipe(payload, siteId, write)
  return (writes.length / (performance.now() - startedAt)) * 1000
}

async function bulk(siteId: string): Promise<Omit<ImportMeasures, 'loop'>> {
  const importId = await createImport(payload, {
    ...{ siteId, userId: null, fileName: 'recipes.json', paths: [file], format: null },
    ...{ isDryRun: false, onRepeat: 'update', columns: {}, fingerprint: null },
  })
  const job = await claimJob(payload, importId)
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  let rows = 0
  const startedAt = performance.now()
  await runImport(payload, job, {
    onRows: (results) => {
      rows += results.filter(({ outcome }) => outcome === 'created').length
    },
  })
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(timer)
  return { bulk: rows / seconds, megabytes: (most - before) / 1_048_576, rows }
}

const [one, other] = [await site('bulk'), await site('loop')]
const measured = await bulk(one)
const measures: ImportMeasures = { ...measured, loop: await loopRate(other) }
for (const id of [one, other]) await payload.delete({ collection: 'sites', id, depth: 0 })
if (process.send) process.send(measures)
else console.log(measures)
process.exit(0)
