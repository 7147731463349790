import type { Payload } from 'payload'
import { afterAll, beforeAll, expect } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { callApi } from '../api/call-api'
import { makeSite, makeToken, unique } from '../builders'
import type { TestSite } from '../builders'
import { directDatabaseUrl } from '../database'
import { startDns } from '../dns-server'
import type { TestDns } from '../dns-server'
import { testPayload } from '../payload'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { openNetwork } from '@/src/server/sites/domains/network'
import type { DomainNetwork } from '@/src/server/sites/domains/network'
import { recheckDomains } from '@/src/server/sites/domains/recheck'

/*
 * Shared by the tests of custom domains: importing it starts a DNS server and the product.
 */

/** The product on a separate database, with `dns` as its DNS server. */
export let payload: Payload

/** A DNS server whose records a test sets. */
export let dns: TestDns
beforeAll(async () => {
  dns = await startDns()
  payload = await testPayload({ DNS_SERVERS: dns.address, LIMITS_FACTOR: '100' })
})

afterAll(() => {
  dns.stop()
})

/** A new site, a token of its owner, and a unique domain. */
export async function siteWithDomain(): Promise<{ site: TestSite; token: string; domain: string }> {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  return { site, token, domain: `${unique('table')}.example.com` }
}

/** The path of a site's domains in the API. */
export const at = (slug: string, rest = '') => `/v1/manage/${slug}/domains${rest}`

/** Adds a domain to a site. */
export async function addDomain(slug: string, token: string, domain: string): Promise<SiteDomain> {
  const answer = await callApi(payload, 'POST', at(slug), { token, body: { domain } })
  expect(answer.status).toBe(201)
  return (answer.body as { domain: SiteDomain }).domain
}

/** Checks a domain now. */
export async function checkDomain(slug: string, token: string, id: string): Promise<SiteDomain> {
  const answer = await callApi(payload, 'POST', at(slug, `/${id}/check`), { token })
  expect(answer.status).toBe(200)
  return (answer.body as { domain: SiteDomain }).domain
}

/** Sets the record that verifies a domain. */
export const record = ({ proof }: SiteDomain): void => {
  dns.texts.set(proof.dns.name, ['something else', proof.dns.value])
}

/** Moves a domain's last check, and the time since when its record is missing, into the past. */
export const days = (id: string, count: number) =>
  payload.db.pool.query(
    `update site_domains set missing_since = missing_since - make_interval(days => $2),
      checked_at = checked_at - make_interval(days => $2) where id = $1`,
    [id, count],
  )
/** Checks all domains that are due, and returns their number. */
export async function recheck(
  network: DomainNetwork = openNetwork({ dnsServers: [dns.address] }),
): Promise<number> {
  return withClient(directDatabaseUrl(), (client) => recheckDomains(client, network))
}
