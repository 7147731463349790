import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { pause, waitForExit } from '@/src/runtime/process/processes'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createImport } from './jobs/create-import'
import { claimJob } from './jobs/job'
import { getImport } from './jobs/read'
import { formatImportReport } from './jobs/report'
import { runImport } from './jobs/run-import'
import { createFiles, importPath, collectText } from './testing/import-files'

const payload = await testPayload()
await storeCatalogues(payload)

const ROWS = 1_000

/** Recipes, some bad rows, some that come twice. */
function table(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    if (at % 100 === 37) return `,"no title ${at}",Mix.,`
    const id = at % 50 === 49 ? at - 1 : at
    return `Cake ${at % 400},"${at} eggs\n1 cup flour","Mix well.\nBake for ${at} minutes.",${id}`
  })
  return ['title,ingredients,directions,id', ...lines].join('\n')
}

const wish = (siteId: string, path: string) => ({
  siteId,
  userId: null,
  fileName: 'recipes.csv',
  paths: [path],
  format: null,
  isDryRun: false,
  onRepeat: 'update' as const,
  columns: {},
  fingerprint: null,
})

/** Everything an import has made of a site, without what differs from one run to the next. */
async function outcome(siteId: string, importId: string): Promise<unknown> {
  const { rows } = await payload.db.pool.query<{ slug: string }>(
    `select r.slug, r.title, r.source_key,
      (select jsonb_agg(u.text order by g._order, u._order) from recipe_ingredient_groups g
        join recipe_ingredients u on u._parent_id = g.id where g._parent_id = r.id) as lines,
      (select jsonb_agg(s.content order by g._order, s._order) from recipe_instruction_groups g
        join recipe_instructions s on s._parent_id = g.id where g._parent_id = r.id) as steps
    from recipes r where r.site_id = $1 order by r.slug`,
    [siteId],
  )
  const { id: _, createdAt: _at, ...job } = await getImport(payload, siteId, importId)
  return {
    rows,
    job,
    report: await collectText(await formatImportReport(payload, siteId, importId)),
  }
}

/** Runs the import in a process of its own and kills it as soon as some rows are stored. */
async function runAndKill(siteId: string, importId: string, after: number): Promise<number> {
  const script = join('src', 'testing', 'run-import.ts')
  const child = spawn(process.execPath, [...NODE_FLAGS, script, importId], { env: process.env })
  const exited = waitForExit(child)
  for (;;) {
    const { done } = await getImport(payload, siteId, importId)
    if (done >= after || child.exitCode !== null) break
    await pause(50)
  }
  child.kill('SIGKILL')
  await exited
  return (await getImport(payload, siteId, importId)).done
}

describe('an import whose process is killed', () => {
  it('goes on where it was, and ends as one that was not', { timeout: 180_000 }, async () => {
    const path = `${await createFiles({ 'recipes.csv': table() })}/recipes.csv`
    const [calm, hit] = [await makeSite(payload), await makeSite(payload)]
    const whole = await importPath(payload, calm.id, path)
    expect(whole).toMatchObject({ status: 'done', total: ROWS, done: ROWS, failed: 10 })
    const importId = await createImport(payload, wish(hit.id, path))
    const kills = [await runAndKill(hit.id, importId, 100), await runAndKill(hit.id, importId, 400)]
    expect(kills[0]).toBeGreaterThanOrEqual(100)
    expect(kills[1]).toBeGreaterThanOrEqual(400)
    expect(kills[1]).toBeLessThan(ROWS)
    expect(await getImport(payload, hit.id, importId)).toMatchObject({ status: 'running' })
    await runImport(payload, await claimJob(payload, importId))
    const after = await outcome(hit.id, importId)
    expect(after).toEqual(await outcome(calm.id, whole.id))
  })

  it('that was overtaken stores nothing more', async () => {
    const path = `${await createFiles({ 'recipes.csv': table() })}/recipes.csv`
    const site = await makeSite(payload)
    const importId = await createImport(payload, wish(site.id, path))
    const slow = await claimJob(payload, importId)
    await runImport(payload, await claimJob(payload, importId))
    const done = await getImport(payload, site.id, importId)
    await runImport(payload, slow)
    expect(await getImport(payload, site.id, importId)).toEqual(done)
    expect(done).toMatchObject({ done: ROWS, status: 'done' })
  })
})
