import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findDrift } from '@/search/postgres/maintenance'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { changedDefinitions, readDefinitions } from '@/src/runtime/startup/database/definitions'
import { migrate } from '@/src/runtime/startup/database/migrate'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { makeLockedRecipe } from '@/src/testing/gating/locked-recipe'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)

const databaseUrl = (): string => process.env['DATABASE_URL'] ?? ''

const run = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)

const changed = (): Promise<string[]> =>
  withClient(databaseUrl(), async (client) => changedDefinitions(client, await readDefinitions()))

const isKnown = async (word: string): Promise<boolean> =>
  (await run('select from search_words where site_id = $1 and word = $2', [site.id, word]))
    .rowCount === 1

describe('functions and triggers', () => {
  it('are all read, and a migrated database has them', async () => {
    const files = (await readdir('collections/sql')).map((file) => file.replace(/\.sql$/, ''))
    expect((await readDefinitions()).map(({ name }) => name).sort()).toEqual(files.sort())
    expect(await changed()).toEqual([])
  })

  it('of an older version are replaced, and the index that they made is made anew', async () => {
    const current = await readFile('collections/sql/search-documents.sql', 'utf8')
    // As an older version did, which indexed every line of a locked recipe.
    const older = current.replaceAll('LIMIT 3', 'LIMIT 300')
    expect(older).not.toBe(current)
    await run(older)
    await run("update sql_definitions set hash = 'older' where name = 'search-documents'")
    const { hidden } = await makeLockedRecipe(payload, site.id, site.owner)
    expect(await isKnown(hidden.ingredient)).toBe(true)
    expect(await changed()).toEqual(['search-documents'])

    await migrate(payload, databaseUrl())
    expect(await isKnown(hidden.ingredient)).toBe(false)
    expect(await changed()).toEqual([])
    const drift = await findDrift(payload.db.pool)
    expect(drift).toMatchObject({ wrongRecipes: [], goneRecipes: [], wrongSites: [] })
  })

  it('that are missing are put back, with what was written meanwhile', async () => {
    await run('drop function search_settle_pending() cascade')
    await run('drop function tell_content_changed() cascade')
    const { id } = await makeRecipe(payload, site.id, { title: 'Unheardof stew' })
    expect(await isKnown('unheardof')).toBe(false)
    await run('delete from sql_definitions')
    await migrate(payload, databaseUrl())
    expect(await isKnown('unheardof')).toBe(true)
    const { rows } = await run('select from search_pending')
    expect(rows).toEqual([])
    await payload.delete({ collection: 'recipes', id })
    expect(await isKnown('unheardof')).toBe(false)
  })

  it('that are the database’s own are those of the files', async () => {
    const text = (await readDefinitions()).map((definition) => definition.text).join('\n')
    const { rows } = await run(`select p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
      where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union select t.tgname from pg_trigger t where not t.tgisinternal`)
    const names = rows.map(({ name }: { name: string }) => name)
    // The last stands in the condition of an index, so its migration makes it.
    const strangers = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
    expect(strangers).toEqual(['search_by_index'])
  })
})
