import { beforeEach, describe, expect, it } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { findSite } from '@/src/server/sites/scope'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import {
  addDomain,
  checkDomain,
  dns,
  payload,
  record,
  siteWithDomain,
} from '@/src/testing/setups/domains'
import { checkClaim } from './check'
import type { SqlRunner } from './check'
import { openNetwork } from './network'
import type { DomainNetwork } from './network'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  ;({ site, token, domain } = await siteWithDomain())
})
const add = (slug = site.slug, bearer = token) => addDomain(slug, bearer, domain)
const check = (id: string, slug = site.slug, bearer = token) => checkDomain(slug, bearer, id)
const claimOf = ({ id, proof }: SiteDomain) => ({ id, domain, token: proof.dns.value })

/** Another site that has the domain on its list. */
async function anotherClaim() {
  const { id, slug, owner } = await makeSite(payload)
  const bearer = await makeToken(payload, owner)
  const added = await add(slug, bearer)
  return { id, added, check: () => check(added.id, slug, bearer) }
}

// docs/product/sites-and-hosts.md#custom-domains
describe('a domain that two sites claim', () => {
  it('goes to its new owner, whose record is there, from the old one, whose record is gone', async () => {
    const before = await makeSite(payload)
    const bearer = await makeToken(payload, before.owner)
    const theirs = await add(before.slug, bearer)
    const ours = await add()
    dns.texts.set(ours.proof.dns.name, [theirs.proof.dns.value, ours.proof.dns.value])
    expect(await check(theirs.id, before.slug, bearer)).toMatchObject({ status: 'verified' })
    // While both records are there, who was first keeps it.
    expect(await check(ours.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Another site has already verified'),
    })
    record(ours)
    expect(await check(ours.id)).toMatchObject({ status: 'verified' })
    expect(await check(theirs.id, before.slug, bearer)).toMatchObject({ status: 'lost' })
    expect(await findSite(payload, domain)).toMatchObject({ id: site.id })
  })

  it('stays with who has it while the DNS does not say that their record is gone', async () => {
    const before = await makeSite(payload)
    const theirs = await add(before.slug, await makeToken(payload, before.owner))
    const ours = await add()
    record(theirs)
    const client = payload.db.pool
    await checkClaim(client, openNetwork({ dnsServers: [dns.address] }), claimOf(theirs))
    let asked = 0
    const answersOnce: DomainNetwork = {
      readTexts: () => {
        asked += 1
        return asked === 1
          ? Promise.resolve([ours.proof.dns.value, theirs.proof.dns.value])
          : Promise.reject(new Error('ETIMEOUT'))
      },
      readFile: () => Promise.resolve(null),
    }
    await checkClaim(client, answersOnce, claimOf(ours))
    expect(await findSite(payload, domain)).toMatchObject({ id: before.id })
  })

  it('goes to its new owner, however many others wait for it', async () => {
    const waiting = await anotherClaim()
    const before = await anotherClaim()
    record(before.added)
    expect(await before.check()).toMatchObject({ status: 'verified' })
    const ours = await add()
    record(ours)
    expect(await check(ours.id)).toMatchObject({ status: 'verified' })
    expect(await waiting.check()).toMatchObject({ status: 'failed' })
  })

  it('goes to who shows it from who never did, and takes nothing else from anybody', async () => {
    const verifiedAt = new Date().toISOString()
    const others = `${unique('others')}.example.com`
    await makeSite(payload, { domains: [{ domain, verifiedAt }] })
    const bystander = await makeSite(payload, { domains: [{ domain: others, verifiedAt }] })
    const ours = await add()
    record(ours)
    expect(await check(ours.id)).toMatchObject({ status: 'verified' })
    expect(await findSite(payload, others)).toMatchObject({ id: bystander.id })
  })

  it('stays with who took it while the record of the one before was looked for', async () => {
    const before = await anotherClaim()
    const quicker = await anotherClaim()
    const ours = await add()
    record(before.added)
    await before.check()
    let asked = 0
    const network: DomainNetwork = {
      readTexts: async () => {
        asked += 1
        if (asked === 2) {
          record(quicker.added)
          expect(await quicker.check()).toMatchObject({ status: 'verified' })
        }
        return [ours.proof.dns.value]
      },
      readFile: () => Promise.resolve(null),
    }
    await checkClaim(payload.db.pool, network, claimOf(ours))
    expect(await findSite(payload, domain)).toMatchObject({ id: quicker.id })
    const { rows } = await payload.db.pool.query('select failure from site_domains where id = $1', [
      ours.id,
    ])
    expect(rows).toMatchObject([{ failure: expect.stringContaining('Another site has already') }])
  })

  it('is not taken for claimed by two when the database fails', async () => {
    const ours = await add()
    record(ours)
    let asked = 0
    const runner: SqlRunner = {
      query: (statement) => {
        asked += 1
        if (asked === 1) return Promise.reject(new Error('deadlock detected'))
        return payload.db.pool.query(statement)
      },
    }
    const network = openNetwork({ dnsServers: [dns.address] })
    await expect(checkClaim(runner, network, claimOf(ours))).rejects.toThrow('deadlock')
  })
})
