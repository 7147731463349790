import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { newToken } from '@/access/token'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { siteDomain } from '@/src/domain/addresses/site-domain'
import { isUniqueViolation } from '@/src/server/database/conflicts'
import { lockRow } from '@/src/server/database/lock-row'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { environmentOf } from '../../deployment'
import { countAttempt } from '@/src/server/rate-limits/rate-limit'
import type { RateLimit } from '@/src/server/rate-limits/rate-limit'
import { isoInstant } from '@/src/server/database/instant-sql'
import { PRIMARY_DOMAIN } from '../primary-domain'
import { checkClaim } from './check'
import { openNetwork } from './network'
import { recordName, WEB_PATH } from './proof'

/** Rate limit of domain checks, which make outgoing requests, an hour and user. */
const CHECKS_PER_USER: RateLimit = { name: 'domain-checks', attempts: 30, seconds: 3_600 }
const MAX_DOMAINS = 20

type SiteDomainRow = Pick<SiteDomain, 'id' | 'domain' | 'verifiedAt' | 'checkedAt' | 'failure'> & {
  token: string
  isLost: boolean
  isPrimary: boolean
}

const SELECT = `select d.id, d.domain, d.token, d.failure, ${isoInstant('d.verified_at')} as "verifiedAt",
    ${isoInstant('d.checked_at')} as "checkedAt", d.lost_at is not null as "isLost",
    coalesce(d.domain = ${PRIMARY_DOMAIN}, false) as "isPrimary"
  from site_domains d join sites s on s.id = d._parent_id where s.id = $1`
const LIST = { name: 'site_domains_list', text: `${SELECT} order by d._order` }
const ONE = { name: 'site_domain', text: `${SELECT} and d.id = $2` }

/** Lists the custom domains of a site, verified or not. */
export async function listDomains(payload: Payload, siteId: string): Promise<SiteDomain[]> {
  return (await rows<SiteDomainRow>(payload, LIST, [siteId])).map(present)
}

const INSERT = {
  name: 'site_domain_insert',
  text: `insert into site_domains (_order, _parent_id, id, domain, token)
    select coalesce(max(_order), 0) + 1, $1, gen_random_uuid(), $2, $3 from site_domains
    where _parent_id = $1 having count(*) < ${MAX_DOMAINS} returning id`,
}

/**
 * Adds a domain to a site with a secret of its own; it takes effect once a check finds the secret. Several
 * sites may list the same domain: the one that proves ownership gets it.
 * @throws Failure `validation_failed` for an invalid domain, `conflict` for one on the list
 */
export async function addDomain(
  payload: Payload,
  siteId: string,
  typed: string,
): Promise<SiteDomain> {
  const named = siteDomain(typed, environmentOf(payload).deployment.rootDomain)
  if ('problem' in named) throw invalidField('domain', named.problem)
  const made = await inTransaction(payload, async () => {
    // Concurrent additions do not see each other's rows.
    await lockRow(payload, 'site', [siteId])
    return firstRow<{ id: string }>(payload, INSERT, [siteId, named.domain, newToken('dv')])
  }).catch(alreadyThere)
  if (!made) throw invalidField('domain', `A site has at most ${MAX_DOMAINS} domains`)
  return getDomain(payload, siteId, made.id)
}

function alreadyThere(error: unknown): never {
  if (isUniqueViolation(error)) {
    throw new Failure('conflict', 'This domain has already been added.', {
      issues: [{ path: 'domain', message: 'Already taken' }],
    })
  }
  throw error
}

/**
 * Checks for a domain's token now, and returns the result.
 * @throws Failure `not_found`, `rate_limited`
 */
export async function checkDomain(
  payload: Payload,
  siteId: string,
  userId: string,
  id: string,
): Promise<SiteDomain> {
  const claim = await findRow(payload, siteId, id)
  await countAttempt(payload, CHECKS_PER_USER, userId)
  const network = openNetwork({ dnsServers: environmentOf(payload).dnsServers })
  await checkClaim(payload.db.pool, network, claim)
  return getDomain(payload, siteId, id)
}

const CHOOSE = {
  name: 'site_domain_choose',
  text: `update sites s set primary_domain = d.domain from site_domains d
    where s.id = $1 and d._parent_id = s.id and d.id = $2 and d.verified_at is not null returning s.id`,
}

/**
 * Makes an active domain the one that links to the site use, and returns all domains.
 * @throws Failure `not_found`, `conflict` for one that is not active
 * @see docs/product/sites-and-hosts.md#hosts
 */
export async function choosePrimaryDomain(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<SiteDomain[]> {
  const { domain } = await findRow(payload, siteId, id)
  if (!(await firstRow(payload, CHOOSE, [siteId, id]))) {
    throw new Failure('conflict', `${domain} is not active yet. Verify it first.`)
  }
  return listDomains(payload, siteId)
}

const DELETE = {
  name: 'site_domain_delete',
  text: 'delete from site_domains where _parent_id = $1 and id = $2 returning id',
}

/** Removes a domain from a site, which stops answering there at once. @throws Failure `not_found` */
export async function deleteDomain(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Domain')
}

async function findRow(payload: Payload, siteId: string, id: string): Promise<SiteDomainRow> {
  const row = await firstRow<SiteDomainRow>(payload, ONE, [siteId, id])
  if (!row) throw notFound('Domain')
  return row
}

const getDomain = async (payload: Payload, siteId: string, id: string): Promise<SiteDomain> =>
  present(await findRow(payload, siteId, id))

function present({ token, isLost, ...row }: SiteDomainRow): SiteDomain {
  return {
    ...row,
    status: statusOf({ ...row, isLost }),
    proof: {
      dns: { type: 'TXT', name: recordName(row.domain), value: token },
      web: { url: `http://${row.domain}${WEB_PATH}`, content: token },
    },
  }
}

function statusOf(
  row: Pick<SiteDomainRow, 'verifiedAt' | 'isLost' | 'failure'>,
): SiteDomain['status'] {
  if (row.verifiedAt !== null) return 'verified'
  if (row.isLost) return 'lost'
  return row.failure === null ? 'pending' : 'failed'
}

const ANSWER = {
  name: 'site_domain_answer',
  text: `select d.token from site_domains d join sites s on s.id = d._parent_id
    where d.domain = $1 and d.verified_at is not null and ${isThere('s')}`,
}

/**
 * Returns the response of our own server at `WEB_PATH` of a verified domain, so that it stays verified while
 * it points here; null for any other domain. Never for an unverified one: DNS that points here does not say
 * which site its owner means, so the first to claim it would get it.
 */
export async function verificationAnswer(payload: Payload, domain: string): Promise<string | null> {
  const found = await firstRow<{ token: string | null }>(payload, ANSWER, [domain.toLowerCase()])
  return found?.token ?? null
}
