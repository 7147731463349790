import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { findDrift, repairDrift } from './maintenance'
import { USED, apply, change, payload, run } from '@/src/testing/search/stories'
import type { Change } from '@/src/testing/search/stories'
import { toQuery, expectTrue, question } from '@/src/testing/search/questions'
import type { Question } from '@/src/testing/search/questions'

const NO_DRIFT = { wrongRecipes: [], goneRecipes: [], wrongSites: [] }

describe('the counts of the index', () => {
  it('are what is stored, whatever happened to recipes and whatever is asked for', async () => {
    const step = fc.record({ change, isOther: fc.boolean() })
    const story = fc.array(step, { minLength: 3, maxLength: 12 })
    const questions = fc.array(question, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(story, questions, async (steps, asking) => {
        const [{ id: site }, { id: other }] = [await makeSite(payload), await makeSite(payload)]
        const file = {
          does: 'file',
          some: { by: 2, rest: 0 },
          facet: 'meals',
          name: 'one',
        } as const
        const add = { does: 'add', count: 9, word: 'plum', minutes: 5, isDraft: false } as const
        for (const first of [add, { ...add, isDraft: true }, file]) await apply(first, site, other)
        for (const each of steps) {
          const [here, there] = each.isOther ? [other, site] : [site, other]
          await apply(each.change, here, there)
          // Until somebody counts them, which may be the next thing that happens.
          if (each.change.does !== 'appear') continue
          for (const question of asking) await expectTrue(here, toQuery(question))
        }
        for (const siteId of [site, other]) {
          for (const each of asking) await expectTrue(siteId, toQuery(each))
        }
        expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
        await run('delete from recipes where site_id in ($1, $2)', [site, other])
        expect(await rowsOf([site, other])).toEqual([])
      }),
      { numRuns: Number(process.env['SEARCH_STORIES'] ?? 25), endOnFailure: true },
    )
  }, 300_000)

  it('tell of recipes that have appeared since somebody counted', async () => {
    const { id: siteId } = await makeSite(payload)
    const add = { does: 'add', count: 6, word: 'plum', minutes: 5, isDraft: true } as const
    const all = { by: 1, rest: 0 }
    await apply({ ...add, isDraft: false }, siteId, siteId)
    await apply(add, siteId, siteId)
    for (const of of USED) {
      await apply({ does: 'file', some: all, facet: of, name: 'one' }, siteId, siteId)
    }
    await apply({ does: 'appear', some: all }, siteId, siteId)
    const one = ['one']
    for (const text of ['', 'plum']) {
      for (const chosen of [{}, { meals: one }, { meals: one, diets: one }]) {
        await expectTrue(siteId, toQuery({ text, maxMinutes: null, chosen }))
      }
    }
  })

  it('are right where a site has more recipes than a row of bits', async () => {
    const { id: siteId } = await makeSite(payload)
    const many: Change = { does: 'add', count: 5_000, word: 'plum', minutes: 20, isDraft: false }
    await apply(many, siteId, siteId)
    for (const [place, of] of USED.entries()) {
      const part = { by: place + 2, rest: 1 }
      await apply({ does: 'file', some: part, facet: of, name: 'one' }, siteId, siteId)
    }
    await run('analyze recipes, recipes_rels, terms')
    const asking: Question[] = [
      { text: '', maxMinutes: null, chosen: { meals: ['one'] } },
      { text: '', maxMinutes: null, chosen: { meals: ['one'], diets: ['one'] } },
      {
        text: '',
        maxMinutes: null,
        chosen: { meals: ['one'], categories: ['one'], diets: ['one'] },
      },
      { text: 'plum', maxMinutes: null, chosen: { categories: ['one', 'two'] } },
      { text: '', maxMinutes: 30, chosen: { categories: ['one'], diets: ['one'] } },
    ]
    for (const each of asking) {
      await expectTrue(siteId, toQuery(each))
      await expectTrue(siteId, toQuery(each), { limit: 24, offset: 600 })
    }
  })

  it('use the places of recipes that are gone for new ones', async () => {
    const { id: siteId } = await makeSite(payload)
    const add: Change = { does: 'add', count: 40, word: 'plum', minutes: null, isDraft: false }
    const all = { by: 1, rest: 0 }
    await apply(add, siteId, siteId)
    await apply({ does: 'delete', some: { by: 2, rest: 0 } }, siteId, siteId)
    await apply({ ...add, count: 10 }, siteId, siteId)
    const [site] = await run<{ places: number }>(
      'select places from search_sites where site_id = $1',
      [siteId],
    )
    expect(site?.places).toBe(40)
    await apply({ does: 'delete', some: all }, siteId, siteId)
    expect(await rowsOf([siteId])).toEqual([])
  })

  it('begin anew for who comes to a site while its last recipe goes', async () => {
    const { id: siteId } = await makeSite(payload)
    const add: Change = { does: 'add', count: 1, word: 'plum', minutes: null, isDraft: false }
    await apply(add, siteId, siteId)
    const going = await payload.db.pool.connect()
    try {
      await going.query('begin')
      await going.query('select from search_sites where site_id = $1 for update', [siteId])
      const coming = apply({ ...add, word: 'quince' }, siteId, siteId)
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0))
      await going.query("delete from recipes where site_id = $1 and title like '%plum%'", [siteId])
      await going.query('commit')
      await coming
    } finally {
      going.release()
    }
    await expectTrue(siteId, toQuery({ text: 'quince', maxMinutes: null, chosen: {} }))
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
  })

  it('are made good when bits or places were wrong', async () => {
    const [{ id: bits }, { id: places }] = [await makeSite(payload), await makeSite(payload)]
    const add: Change = { does: 'add', count: 6, word: 'plum', minutes: null, isDraft: false }
    const file: Change = { does: 'file', some: { by: 1, rest: 0 }, facet: 'meals', name: 'two' }
    for (const siteId of [bits, places]) {
      await apply(add, siteId, siteId)
      await apply(file, siteId, siteId)
    }
    await run('update search_bits set bits = ~bits where site_id = $1 and term > 0', [bits])
    await run('update search_recipes set place = 3 where site_id = $1', [places])
    const drift = await findDrift(payload.db.pool)
    expect(drift.wrongSites.toSorted()).toEqual([bits, places].toSorted())
    await repairDrift(payload.db.pool, drift)
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
    const asking = toQuery({ text: '', maxMinutes: null, chosen: { meals: ['two'] } })
    for (const siteId of [bits, places]) await expectTrue(siteId, asking)
  })
})

/** Rows of some sites in the index. */
const rowsOf = (siteIds: readonly string[]) =>
  run(
    `select site_id from search_recipes where site_id = any($1) union all
      select site_id from search_words where site_id = any($1) union all
      select site_id from search_counts where site_id = any($1) union all
      select site_id from search_bits where site_id = any($1) union all
      select site_id from search_sites where site_id = any($1)`,
    [siteIds],
  )

/** The number of statements in this database that wait for a lock. */
async function waiting(): Promise<number> {
  const [found] = await run<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found?.count ?? 0
}
