import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { accessContext } from '@/access/context'
import { firstRow } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const userId = (await makeUser(payload)).id

/** The sites of the user in a request of their own. */
async function contextOf(id: string) {
  const user = await payload.findByID({ collection: 'users', id })
  return accessContext(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))
}

const SITES_READ = {
  name: 'sites_read',
  text: `select seq_tup_read::int + idx_tup_fetch::int as rows
    from pg_stat_xact_user_tables where relname = 'sites'`,
}

/** The number of rows of `sites` that the connection of the transaction has read so far. */
async function sitesRead(): Promise<number> {
  const stats = await firstRow<{ rows: number }>(payload, SITES_READ, [])
  return stats?.rows ?? NaN
}

describe('the sites that a signed-in user manages', () => {
  it('are those owned and those edited, each once, without deleted ones', async () => {
    const owned = await makeSite(payload, { owner: userId, editors: [userId] })
    const edited = await makeSite(payload, { editors: [userId, (await makeUser(payload)).id] })
    await makeSite(payload)
    const deletedAt = new Date().toISOString()
    await makeSite(payload, { owner: userId, deletedAt })
    await makeSite(payload, { editors: [userId], deletedAt })

    const { siteIds, ownedSiteIds } = await contextOf(userId)
    expect(siteIds.toSorted()).toEqual([owned.id, edited.id].toSorted())
    expect(ownedSiteIds).toEqual([owned.id])
  })

  it('are all of them, also where they are many', async () => {
    const { id } = await makeUser(payload)
    for (let count = 0; count < 12; count += 1) {
      await makeSite(payload, { owner: id })
      await makeSite(payload, { editors: [id] })
    }
    const { siteIds, ownedSiteIds } = await contextOf(id)
    expect([siteIds.length, ownedSiteIds.length]).toEqual([24, 12])
  })

  it('are read without a look at the sites of everybody else', async () => {
    const site = await makeSite(payload, { owner: userId })
    await payload.db.pool.query(
      `insert into sites select (jsonb_populate_record(s, jsonb_build_object(
          'id', gen_random_uuid(), 'slug', 'other-' || n, 'owner_id', $2::uuid))).*
        from sites s, generate_series(1, 3000) n where s.id = $1`,
      [site.id, (await makeUser(payload)).id],
    )
    await payload.db.pool.query('analyze sites, sites_rels')
    const user = await payload.findByID({ collection: 'users', id: userId })

    const read = await inTransaction(payload, async (req) => {
      const before = await sitesRead()
      const inOurs = { ...req, user: { ...user, collection: 'users' as const } }
      const { siteIds } = await accessContext(inOurs)
      expect(siteIds).toContain(site.id)
      return (await sitesRead()) - before
    })
    expect(read).toBeLessThan(50)
  })
})
