import { beforeEach, describe, expect, it } from 'vitest'
import { findSite } from '@/src/server/sites/scope'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import {
  addDomain,
  at,
  checkDomain,
  days,
  dns,
  payload,
  recheck,
  record,
  siteWithDomain,
} from '@/src/testing/setups/domains'
import { checkClaim } from './check'
import type { DomainNetwork } from './network'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  ;({ site, token, domain } = await siteWithDomain())
})
const add = (slug = site.slug, bearer = token) => addDomain(slug, bearer, domain)
const check = (id: string, slug = site.slug, bearer = token) => checkDomain(slug, bearer, id)

describe('the check of a custom domain', () => {
  it('that lets its checks wait, or was never verified, holds up nobody else', async () => {
    await recheck()
    const stranger = await makeSite(payload)
    const bearer = await makeToken(payload, stranger.owner)
    const own = domain
    const verified = await add()
    record(verified)
    await check(verified.id)
    await days(verified.id, 2)
    const slow = new Set<string>()
    for (let count = 0; count < 8; count += 1) {
      domain = `${unique('slow')}.example.com`
      slow.add(domain)
      await add(stranger.slug, bearer)
    }
    const order: string[] = []
    let waiting = 0
    let mostWaiting = 0
    const network: DomainNetwork = {
      readTexts: async (name) => {
        order.push(name)
        waiting += 1
        mostWaiting = Math.max(mostWaiting, waiting)
        await new Promise((resolve) => setTimeout(resolve, slow.has(name.slice(16)) ? 100 : 0))
        waiting -= 1
        return []
      },
      readFile: () => Promise.resolve(null),
    }
    expect(await recheck(network)).toBe(9)
    expect(order[0]).toBe(`_recipes-verify.${own}`)
    expect(mostWaiting).toBeGreaterThan(5)
  })

  it('is verified at one site when two are checked at the same moment', async () => {
    const other = await makeSite(payload)
    const bearer = await makeToken(payload, other.owner)
    const [one, two] = [await add(), await add(other.slug, bearer)]
    dns.texts.set(one.proof.dns.name, [one.proof.dns.value, two.proof.dns.value])
    const found = await Promise.all([check(one.id), check(two.id, other.slug, bearer)])
    expect(found.map(({ status }) => status).sort()).toEqual(['failed', 'verified'])
  })

  it('stays for a week without its record, then it is lost and answers no more', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    expect(await check(added.id)).toMatchObject({
      status: 'verified',
      failure: expect.stringContaining('There is no TXT record'),
    })
    await days(added.id, 6)
    await recheck()
    expect(await findSite(payload, domain)).not.toBeNull()
    await days(added.id, 1)
    await recheck()
    expect(await findSite(payload, domain)).toBeNull()
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: [{ status: 'lost', isPrimary: false }] })
    record(added)
    expect(await check(added.id)).toMatchObject({ status: 'verified', failure: null })
  })

  it('forgets that it was away once its record is back', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    await check(added.id)
    await days(added.id, 6)
    record(added)
    await recheck()
    dns.texts.delete(added.proof.dns.name)
    await days(added.id, 2)
    await recheck()
    expect(await findSite(payload, domain)).not.toBeNull()
  })

  // docs/product/sites-and-hosts.md#custom-domains
  it('comes soon again for a domain that was verified and lost, however long that had taken', async () => {
    const added = await add()
    await payload.db.pool.query('update site_domains set misses = 40 where id = $1', [added.id])
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    await check(added.id)
    await days(added.id, 8)
    await check(added.id)
    expect(await findSite(payload, domain)).toBeNull()
    record(added)
    await payload.db.pool.query(
      `update site_domains set checked_at = now() - interval '10 minutes' where id = $1`,
      [added.id],
    )
    await recheck()
    expect(await findSite(payload, domain)).not.toBeNull()
  })

  it('is checked again by one process at a time, when its turn has come', async () => {
    await recheck()
    expect(await recheck()).toBe(0)
    const added = await add()
    record(added)
    const both = await Promise.all([recheck(), recheck()])
    expect(both.sort()).toEqual([0, 1])
    expect(await findSite(payload, domain)).toMatchObject({ id: site.id })
  })

  // docs/product/sites-and-hosts.md#custom-domains
  it('comes sooner for a domain that was just added than for one nobody sees to', async () => {
    const added = await add()
    await recheck()
    const wait = (minutes: number) =>
      payload.db.pool.query(
        `update site_domains set checked_at = now() - $2 * interval '1 minute' where id = $1`,
        [added.id, minutes],
      )
    const misses = async (): Promise<number | undefined> => {
      const { rows } = await payload.db.pool.query<{ misses: number }>(
        'select misses from site_domains where id = $1',
        [added.id],
      )
      return rows[0]?.misses
    }
    expect(await misses()).toBe(1)
    for (const [minutes, counted] of [
      [0.5, 1],
      [1.1, 2],
      [1.5, 2],
      [2.1, 3],
      [3.5, 3],
      [4.1, 4],
    ] as const) {
      await wait(minutes)
      await recheck()
      expect(await misses(), `after ${minutes} minutes`).toBe(counted)
    }
    await payload.db.pool.query('update site_domains set misses = 40 where id = $1', [added.id])
    await wait(359)
    await recheck()
    expect(await misses()).toBe(40)
    await wait(361)
    await recheck()
    expect(await misses()).toBe(41)
  })

  it('leaves a deleted site alone, and a domain that has no secret yet', async () => {
    await recheck()
    const verifiedAt = new Date().toISOString()
    await makeSite(payload, { domains: [{ domain: `without-${domain}`, verifiedAt }] })
    await add()
    await payload.update({
      collection: 'sites',
      id: site.id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await recheck()).toBe(0)
  })

  it('stops answering at once when it is removed, also in the middle of a check', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    const checking = check(added.id).catch(() => null)
    const removed = await callApi(payload, 'DELETE', at(site.slug, `/${added.id}`), { token })
    expect(removed).toMatchObject({ status: 200, body: {} })
    await checking
    expect(await findSite(payload, domain)).toBeNull()
  })

  it('begins anew under another name', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    const other = `${unique('other')}.example.com`
    await payload.db.pool.query('update site_domains set domain = $2 where id = $1', [
      added.id,
      other,
    ])
    const { rows } = await payload.db.pool.query(
      'select verified_at, token from site_domains where id = $1',
      [added.id],
    )
    expect(rows).toEqual([{ verified_at: null, token: null }])
  })

  it('shows nothing for a name that the domain was given in the middle of it', async () => {
    const added = await add()
    const network: DomainNetwork = {
      readTexts: async () => {
        await payload.db.pool.query('update site_domains set domain = $2 where id = $1', [
          added.id,
          `renamed-${domain}`,
        ])
        return [added.proof.dns.value]
      },
      readFile: () => Promise.resolve(null),
    }
    const claim = { id: added.id, domain, token: added.proof.dns.value }
    await checkClaim(payload.db.pool, network, claim)
    expect(await findSite(payload, `renamed-${domain}`)).toBeNull()
  })

  it('outlives a save of the settings that began before its check', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    await payload.update({ collection: 'sites', id: site.id, data: { title: 'Renamed' } })
    expect(await findSite(payload, domain)).toMatchObject({ title: 'Renamed' })
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: [{ id: added.id, proof: added.proof }] })
  })
})
