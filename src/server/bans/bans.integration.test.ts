import { describe, expect, it } from 'vitest'
import { BanCreate } from '@/src/contract/people/comment-settings'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { storeComment } from '@/src/testing/setups/moderation'
import { createBan, deleteBan, listBans } from './bans'
import { requireNotBanned } from './enforce'

const payload = await testPayload()
const PAGE = { limit: 50, offset: 0 }
const REFUSED = { code: 'forbidden' }

/** A site with a reader's comment, and functions about its bans. */
async function setup(network: string | null = '203.0.113.77') {
  const site = await makeSite(payload)
  const { id: recipeId } = await makeRecipe(payload, site.id)
  const reader = await makeUser(payload, { displayName: 'Ada' })
  const commentId = await storeComment(payload, site.id, { recipeId, userId: reader.id, network })
  return {
    ...{ site, recipeId, reader, commentId },
    ban: (target: BanCreate['target'], days: number | null = null, reason = '') =>
      createBan(payload, site.id, site.owner, { target, days, reason }),
    list: async () => (await listBans(payload, site.id, PAGE)).bans,
    write: (who: Partial<Parameters<typeof requireNotBanned>[2]>) =>
      requireNotBanned(payload, site.id, { userId: null, email: null, address: null, ...who }),
  }
}

// docs/product/moderation.md#bans
describe('a ban', () => {
  it('of the writer of a comment refuses the account until it is lifted', async () => {
    const { ban, list, write, commentId, reader, site } = await setup()
    const { id } = await ban({ kind: 'writer', commentId }, 7, 'Sells shoes')
    await expect(write({ userId: reader.id })).rejects.toMatchObject(REFUSED)
    expect(await list()).toMatchObject([
      { id, userId: reader.id, displayName: 'Ada', reason: 'Sells shoes', network: null },
    ])
    const others = await makeSite(payload)
    await expect(deleteBan(payload, others.id, id)).rejects.toMatchObject({ code: 'not_found' })
    await deleteBan(payload, site.id, id)
    await write({ userId: reader.id })
    expect(await list()).toEqual([])
  })

  it('of an address covers that one alone, of a network its neighbours, without showing either', async () => {
    const { ban, list, write, commentId } = await setup()
    await ban({ kind: 'address', commentId })
    await expect(write({ address: '203.0.113.77' })).rejects.toMatchObject(REFUSED)
    await write({ address: '203.0.113.78' })
    expect(await list()).toMatchObject([{ network: '203.0.113.0/24', isPartOfNetwork: true }])
    await ban({ kind: 'network', commentId })
    await expect(write({ address: '203.0.113.78' })).rejects.toMatchObject(REFUSED)
    expect((await list())[0]).toMatchObject({ network: '203.0.113.0/24', isPartOfNetwork: false })
  })

  it('of an IPv6 address covers the /64 of its household, and shows the /48 around it', async () => {
    const { ban, list, write, commentId } = await setup('2001:db8:1:2::77')
    await ban({ kind: 'address', commentId })
    await expect(write({ address: '2001:db8:1:2::1' })).rejects.toMatchObject(REFUSED)
    await write({ address: '2001:db8:1:3::1' })
    expect(await list()).toMatchObject([{ network: '2001:db8:1::/48', isPartOfNetwork: true }])
  })

  it('can be typed as an email address or a network', async () => {
    const { ban, list, write } = await setup()
    await ban({ kind: 'email', email: 'spam@example.com' })
    await ban({ kind: 'range', range: '198.51.100.9/20' })
    await expect(write({ email: 'spam+2@example.com' })).rejects.toMatchObject(REFUSED)
    await expect(write({ address: '198.51.111.1' })).rejects.toMatchObject(REFUSED)
    expect((await list()).map(({ email, network }) => email ?? network).toSorted()).toEqual([
      ...['198.51.96.0/20', 'spam@example.com'],
    ])
  })

  it('of the same target replaces the one before, and an expired one is on no list', async () => {
    const { ban, list, commentId, site } = await setup()
    await ban({ kind: 'writer', commentId }, null, 'First')
    await ban({ kind: 'writer', commentId }, 1, 'Second')
    const [only, ...others] = await list()
    expect([only?.reason, others]).toEqual(['Second', []])
    const left = Date.parse(only?.expiresAt ?? '') - Date.now()
    expect(Math.round(left / 3_600_000)).toBe(24)
    await payload.db.pool.query('update site_bans set expires_at = now() where site_id = $1', [
      site.id,
    ])
    expect(await list()).toEqual([])
  })

  it('is refused for people who work on the site, and where there is nobody to ban', async () => {
    const { ban, site, recipeId } = await setup()
    const owner = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    const own = await storeComment(payload, site.id, { recipeId, userId: site.owner })
    const imported = await storeComment(payload, site.id, { recipeId })
    const conflict = { code: 'conflict' }
    await expect(ban({ kind: 'writer', commentId: own })).rejects.toMatchObject(conflict)
    const email = owner.email.replace('@', '+x@')
    await expect(ban({ kind: 'email', email })).rejects.toMatchObject(conflict)
    const invalid = { code: 'validation_failed', issues: [{ path: 'target' }] }
    await expect(ban({ kind: 'writer', commentId: imported })).rejects.toMatchObject(invalid)
    await expect(ban({ kind: 'network', commentId: imported })).rejects.toMatchObject(invalid)
    const { commentId: foreign } = await setup()
    await expect(ban({ kind: 'writer', commentId: foreign })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it.each(['0.0.0.0/0', '10.0.0.0/8', '::/0', '300.1.1.1', '10.0.0.0/99', 'example.com'])(
    'is not possible for %s',
    (range) => {
      const body = { target: { kind: 'range', range }, days: 1 }
      expect(BanCreate.safeParse(body).success).toBe(false)
    },
  )
})
