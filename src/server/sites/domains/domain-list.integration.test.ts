import { beforeEach, describe, expect, it } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import {
  addDomain,
  at,
  checkDomain,
  dns,
  payload,
  recheck,
  record,
  siteWithDomain,
} from '@/src/testing/setups/domains'
import type { DomainNetwork } from './network'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  ;({ site, token, domain } = await siteWithDomain())
})
const add = (name = domain) => addDomain(site.slug, token, name)
const check = (id: string) => checkDomain(site.slug, token, id)

// docs/product/sites-and-hosts.md#custom-domains
describe('the domains of a site', () => {
  it('stand in the order in which they were added, whichever was checked last', async () => {
    const added: SiteDomain[] = []
    for (const name of ['one', 'two', 'three']) added.push(await add(`${name}-${domain}`))
    for (const { id } of added.slice(0, 2).toReversed()) await check(id)
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: added.map(({ id }) => ({ id })) })
    // Rows of one place are in that order by chance.
    const { rows } = await payload.db.pool.query(
      'select _order from site_domains where _parent_id = $1 order by _order',
      [site.id],
    )
    expect(rows).toEqual([{ _order: 1 }, { _order: 2 }, { _order: 3 }])
  })

  it('are each there once: a second one is refused beside its field', async () => {
    await add()
    const again = await callApi(payload, 'POST', at(site.slug), { token, body: { domain } })
    const issues = [{ path: 'domain', message: 'Already taken' }]
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict', issues } } })
  })

  it('are checked thirty times an hour at most', async () => {
    const { id } = await add()
    await check(id)
    // Limits of these tests are a hundred times as high.
    await payload.db.pool.query('update rate_limits set attempts = $1 where key like $2', [
      30 * 100 - 1,
      'domain-checks:%',
    ])
    await check(id)
    const late = await callApi(payload, 'POST', at(site.slug, `/${id}/check`), { token })
    expect(late).toMatchObject({ status: 429 })
  })
})

describe('the record of a domain', () => {
  it('counts in pieces, as a DNS stores long texts, and with spaces around it', async () => {
    for (const spell of [
      (text: string) => [text.slice(0, 20), text.slice(20)],
      (text: string) => ` ${text} `,
    ]) {
      const { id, proof } = await add(`${unique('spelt')}.example.com`)
      dns.texts.set(proof.dns.name, [spell(proof.dns.value)])
      expect(await check(id)).toMatchObject({ status: 'verified' })
    }
  })

  it('is not there yet where its name has records of other kinds alone', async () => {
    const { id, proof } = await add()
    dns.addresses.set(proof.dns.name, '127.0.0.1')
    expect(await check(id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('There is no TXT record'),
    })
  })
})

// docs/product/sites-and-hosts.md#custom-domains
describe('the turn of a domain', () => {
  const nowhere: DomainNetwork = {
    readTexts: () => Promise.resolve([]),
    readFile: () => Promise.resolve(null),
  }

  it('comes with two hundred others, the verified first, then new ones and then the oldest', async () => {
    await recheck(nowhere)
    const verified = await add()
    record(verified)
    await check(verified.id)
    await payload.db.pool.query(
      `insert into site_domains (_order, _parent_id, id, domain, token, checked_at)
        select 1 + n, $1, gen_random_uuid(), n || '-' || $2, 'dv_' || n, now() - n * interval '1 day'
        from generate_series(1, 201) n`,
      [site.id, domain],
    )
    await payload.db.pool.query(
      `update site_domains set checked_at = now() - interval '25 hours' where id = $1`,
      [verified.id],
    )
    const fresh = await makeSite(payload)
    await addDomain(fresh.slug, await makeToken(payload, fresh.owner), `new-${domain}`)
    const asked: string[] = []
    const network: DomainNetwork = {
      ...nowhere,
      readTexts: (name) => {
        asked.push(name)
        return Promise.resolve([])
      },
    }
    expect(await recheck(network)).toBe(200)
    expect(asked.slice(0, 3)).toEqual(
      [domain, `new-${domain}`, `201-${domain}`].map((name) => `_recipes-verify.${name}`),
    )
    expect(await recheck(network)).toBe(3)
    expect(asked.slice(200).map((name) => name.split('.')[1])).toEqual(
      [3, 2, 1].map((count) => `${count}-${domain.split('.')[0]}`),
    )
  })

  it('comes to all others when one was missed for years', async () => {
    await recheck(nowhere)
    const [missed] = [await add(), await add(`other-${domain}`)]
    await payload.db.pool.query(
      `update site_domains set misses = 5000, checked_at = now() - interval '7 hours' where id = $1`,
      [missed.id],
    )
    expect(await recheck(nowhere)).toBe(2)
  })
})
